import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Copy, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getViewerTimeZone } from '../../../browser/time-zones.ts'
import { DownloadButton } from '../../../queries/download-button.tsx'
import { readStoredAuthSession } from '../../../session/auth-client.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { PrintButton } from '../../../ui/buttons/print-button.tsx'
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
        <PrintButton
          paper={
            <div className="grid gap-4">
              <p>{title}</p>
              <CodeList codes={readable} />
            </div>
          }
        >
          <Printer aria-hidden="true" className="size-4.5" />
          {texts.print}
        </PrintButton>
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

function describeCodes(): string {
  const email = readStoredAuthSession()?.user.email ?? ''
  const date = formatDate(new Date(), 'day', getViewerTimeZone())
  return m.accounts.secondFactor.recovery.file({ email, date })
}
