import type { StoredErrorReport } from '@mainstreet/contract/client-errors/client-error.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { formatDateTime } from '../format-date.ts'

/** The reports of one error, one at a time, latest first. */
export function ErrorReports({ fingerprint, onClose }: { fingerprint: string; onClose: () => void }) {
  const texts = dashboard.admin.errors.report
  const clear = useSend(calls.resolveClientError, {
    invalidates: [calls.listClientErrors, calls.listAuditLog],
  })
  const resolve = async () => {
    const response = await clear.send({ body: { fingerprint } })
    if (!response) return
    const { title, description } = texts.dismissed
    toast({ title: title(response.deleted), description, tone: 'good' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      focusField={false}
      footer={
        <>
          <div className="w-full empty:hidden">
            <ErrorMessage error={clear.error} />
          </div>
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <Button busy={clear.busy} onClick={() => void resolve()}>
            {texts.dismiss}
          </Button>
        </>
      }
    >
      <Reports fingerprint={fingerprint} />
    </Dialog>
  )
}

function Reports({ fingerprint }: { fingerprint: string }) {
  const [page, setPage] = useState(1)
  const query = { fingerprint, page, limit: 1 }
  const list = useCallQuery(calls.listClientErrorReports, { query }, { keepPrevious: true, live: true })
  if (list.isPending) return <Skeleton className="h-64" />
  if (!list.data) return <LoadError error={list.error} onRetry={list.refetch} />
  const [report] = list.data.data
  if (!report) return <p>{dashboard.admin.errors.report.dismissed.text}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="font-semibold break-words">{report.message}</p>
      <ReportFacts report={report} />
      <StackTrace title={dashboard.admin.errors.report.stack} text={report.stack} />
      <StackTrace title={dashboard.admin.errors.report.componentStack} text={report.component_stack} />
      <Pager pagination={list.data.pagination} onPage={setPage} />
    </div>
  )
}

function ReportFacts({ report }: { report: StoredErrorReport }) {
  const { facts: labels, yes, no } = dashboard.admin.errors.report
  const facts = [
    [labels.time, formatDateTime(report.created_at)],
    [labels.context, report.context],
    [labels.url, report.url],
    [labels.browser, report.user_agent],
    [labels.signedIn, report.user_id ? yes : no],
    [labels.id, report.error_id],
  ] as const
  return (
    <dl className="grid gap-1.5 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)]">
              <dt className="text-ink-2">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function StackTrace({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 text-base">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-48 overflow-auto rounded-field bg-sunk p-3 text-xs">
        {text.trim()}
      </pre>
    </section>
  )
}
