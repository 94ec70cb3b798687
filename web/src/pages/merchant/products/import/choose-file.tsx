import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Failure } from '../../../../ui/failure.tsx'

type Props = { onFile: (file: File) => void; problem: string | undefined }

export function ChooseFile({ onFile, problem }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        A CSV file from your list, your till or another shop. What Shopify exports is read as it is; the file
        that Export makes here, too. You see what would happen before anything does.
      </p>
      <section
        aria-label="Drop a file here"
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
        <Button onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-5" />
          Choose a CSV file
        </Button>
        <p className="text-sm text-ink-2 pointer-coarse:hidden">or drop it here</p>
      </section>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file"
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Failure of={problem} />
    </div>
  )
}
