import type { DeadLetter } from '@mainstreet/contract/admin/dead-letter.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatNumber } from '@mainstreet/contract/messages/format.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useClock } from '../../../browser/clock.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { formatRelativeTime } from '../../../ui/data/format-relative-time.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parsePage } from '../view-search.ts'
import { BackupSection } from './backup-section.tsx'
import { DeleteJobDialog } from './delete-job-dialog.tsx'
import { getJobLabel } from './job-label.ts'

/** Events and emails whose attempts are used up, below the state of the backups. */
export function FailedJobsView() {
  const [search, change] = useViewSearch()
  const now = useClock()
  const [deleting, setDeleting] = useState<DeadLetter>()
  const { retry, retryingId, error } = useRetry()
  const list = useCallQuery(
    calls.listDeadLetters,
    { query: { page: parsePage(search) } },
    { keepPrevious: true },
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackupSection />
      <ErrorMessage error={error} />
      <PagedRows
        label={dashboard.deadLetters.table}
        list={list}
        columns={createColumns({ now, retry, retryingId, remove: setDeleting })}
        getRowKey={({ id }) => id}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <EmptyState
            illustration="merchant"
            title={dashboard.deadLetters.emptyTitle}
            text={dashboard.deadLetters.emptyText}
          />
        }
      />
      {deleting && <DeleteJobDialog job={deleting} onClose={() => setDeleting(undefined)} />}
    </div>
  )
}

function useRetry() {
  const [retryingId, setRetryingId] = useState<string>()
  const requeue = useSend(calls.requeueDeadLetter, {
    invalidates: [calls.listDeadLetters, calls.listAuditLog],
  })
  const retry = async ({ id }: DeadLetter) => {
    setRetryingId(id)
    const done = await requeue.send({ params: { id } })
    setRetryingId(undefined)
    if (done)
      toast({
        title: dashboard.deadLetters.retried,
        description: dashboard.deadLetters.retriedText,
        tone: 'good',
      })
  }
  return { retry, retryingId, error: requeue.error }
}

type RowActions = {
  now: Date
  retry: (job: DeadLetter) => Promise<void>
  retryingId: string | undefined
  remove: (job: DeadLetter) => void
}

function createColumns({ now, retry, retryingId, remove }: RowActions): TableColumn<DeadLetter>[] {
  return [
    {
      label: dashboard.deadLetters.what,
      cardPosition: 'head',
      renderCell: (job) => <span className="font-semibold">{getJobLabel(job)}</span>,
    },
    {
      label: dashboard.deadLetters.lastError,
      renderCell: ({ last_error }) => (
        <span className="line-clamp-3 max-w-xl wrap-anywhere">
          {last_error ?? dashboard.deadLetters.noError}
        </span>
      ),
    },
    {
      label: dashboard.deadLetters.attempts,
      alignRight: true,
      renderCell: ({ attempts }) => formatNumber(attempts),
    },
    {
      label: dashboard.deadLetters.created,
      className: 'whitespace-nowrap',
      renderCell: ({ created_at }) => formatRelativeTime(new Date(created_at), now),
    },
    {
      label: dashboard.deadLetters.failed,
      className: 'whitespace-nowrap',
      renderCell: ({ failed_at }) => formatRelativeTime(new Date(failed_at), now),
    },
    {
      label: dashboard.deadLetters.actions,
      alignRight: true,
      cardPosition: 'foot',
      renderCell: (job) => (
        <span className="flex flex-wrap items-center justify-end gap-1">
          <Button
            variant="quiet"
            size="sm"
            busy={retryingId === job.id}
            aria-label={dashboard.deadLetters.retryOf(getJobLabel(job))}
            onClick={() => void retry(job)}
          >
            {dashboard.deadLetters.retry}
          </Button>
          <Button
            variant="plain"
            size="sm"
            aria-label={dashboard.deadLetters.removeOf(getJobLabel(job))}
            onClick={() => remove(job)}
          >
            {dashboard.deadLetters.remove}
          </Button>
        </span>
      ),
    },
  ]
}
