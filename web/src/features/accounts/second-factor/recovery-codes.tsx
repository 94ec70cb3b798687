import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Copy, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { getViewerTimeZone } from '../../../browser/time-zones.ts'
import { DownloadButton } from '../../../queries/download-button.tsx'
import { readStoredAuthSession } from '../../../session/auth-client.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { groupByFour } from './group-by-four.ts'

type Props = { codes: readonly string[]; onDone: () => void }

/** Shown once: nobody can read them again. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = m.accounts.secondFactor.recovery
  const readable = codes.map((code) => groupByFour(code, '-'))
  const title = describeCodes()
  useEffect(() => heading.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readable.join('\n'))
      toast({ title: texts.copied, tone: 'good' })
    } catch {
      toast({ title: texts.copyFailed, tone: 'danger' })
    }
  }
  const toFile = async () =>
    new Blob([[title, '', ...readable, ''].join('\n')], { type: 'text/plain;charset=utf-8' })

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {texts.title}
        </h3>
        <p>{texts.text}</p>
      </div>
      <CodeList codes={readable} className="rounded-field bg-sunk px-4 py-3" />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          {texts.copy}
        </Button>
        <DownloadButton fileName="mainstreet-recovery-codes.txt" fetchFile={toFile}>
          {texts.download}
        </DownloadButton>
        <PrintCodes title={title} codes={readable} />
      </div>
      <Button onClick={onDone} className="justify-self-start">
        {texts.done}
      </Button>
    </div>
  )
}

function CodeList({ codes, className }: { codes: readonly string[]; className?: string }) {
  return (
    <ul aria-label={m.accounts.secondFactor.recovery.list} className={className}>
      {codes.map((code) => (
        <li key={code} className="font-mono">
          {code}
        </li>
      ))}
    </ul>
  )
}

function PrintCodes({ title, codes }: { title: string; codes: readonly string[] }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setPrinting(false)
    addEventListener('afterprint', end)
    window.print()
    return () => removeEventListener('afterprint', end)
  }, [isPrinting])
  return (
    <>
      <Button variant="quiet" onClick={() => setPrinting(true)}>
        <Printer aria-hidden="true" className="size-4.5" />
        {m.accounts.secondFactor.recovery.print}
      </Button>
      {isPrinting &&
        createPortal(
          <div data-paper="" className="hidden text-ink print:grid print:gap-4">
            <p>{title}</p>
            <CodeList codes={codes} />
          </div>,
          document.body,
        )}
    </>
  )
}

function describeCodes(): string {
  const email = readStoredAuthSession()?.user.email ?? ''
  const date = formatDate(new Date(), 'day', getViewerTimeZone())
  return m.accounts.secondFactor.recovery.file({ email, date })
}
