import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'

type Props = { onFile: (file: File) => void; problem: string | undefined }

export function ChooseFile({ onFile, problem }: Props) {
  const texts = dashboard.merchant.import.file
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const problemId = useId()
  // the file dialog has taken the focus away
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (problem) button.current?.focus()
  }, [problem])
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{texts.intro}</p>
      <section
        aria-label={texts.dropArea}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
        className={`grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-10 ${over ? 'border-pine bg-pine-wash' : 'border-line-strong/70 bg-sunk/50'}`}
      >
        <Button
          ref={button}
          onClick={() => input.current?.click()}
          aria-describedby={problem ? problemId : undefined}
        >
          <FileUp aria-hidden="true" className="size-5" />
          {texts.choose}
        </Button>
        <p className="text-sm text-ink-2 pointer-coarse:hidden">{texts.orDrop}</p>
        {problem && (
          <p id={problemId} role="alert" className="max-w-prose text-center text-sm font-medium text-poppy">
            {problem}
          </p>
        )}
      </section>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={texts.input}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
