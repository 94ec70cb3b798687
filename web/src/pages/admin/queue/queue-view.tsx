import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useMemo, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useClock } from '../../../browser/clock.ts'
import {
  getAdjacentItem,
  getCurrentItem,
  getItemAfterDecision,
  type QueueDirection,
} from '../../../features/moderation/review-queue.ts'
import { ShopReviewPanel } from '../../../features/moderation/shop-review-panel.tsx'
import { useCallQuery } from '../../../queries/use-call.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { useChangeAnnouncement } from '../../../ui/hooks/use-change-announcement.ts'
import { useViewSearch } from '../use-view-search.ts'
import { QueueList, type QueueRow } from './queue-list.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'

const query = { limit: paging.max } as const

/** Longest waiting first, then approved shops that have changed reviewed fields. */
export function QueueView() {
  const list = useCallQuery(calls.listReviewQueue, { query }, { live: true })
  const queued = list.data?.data
  const rows = useMemo(() => (queued ?? []).map((row) => ({ ...row, id: row.shop.id })), [queued])
  if (list.isPending) return <QueueSkeleton />
  if (!list.data) return <LoadError error={list.error} onRetry={list.refetch} />
  return (
    <>
      <QueueAnnouncements rows={rows} />
      {rows.length > 0 ? <Queue rows={rows} total={list.data.pagination.total} /> : <EmptyQueue />}
    </>
  )
}

function QueueAnnouncements({ rows }: { rows: readonly QueueRow[] }) {
  const announcement = useChangeAnnouncement(rows, describeArrivals)
  return <LiveRegion message={announcement} />
}

function describeArrivals(before: readonly QueueRow[], after: readonly QueueRow[]): string[] {
  const previousRows = new Set(before.map(({ id }) => id))
  return after
    .filter(({ id }) => !previousRows.has(id))
    .map(({ shop }) => dashboard.admin.queue.arrival(shop.name))
}

function Queue({ rows, total }: { rows: readonly QueueRow[]; total: number }) {
  const [{ open }, change] = useViewSearch()
  const [left, setLeft] = useState<{ id: string; of: readonly QueueRow[] }>()
  const now = useClock()
  // the shop that was just decided stays in the response until it is read again
  const waiting = rows.filter(({ id }) => left?.of !== rows || id !== left.id)
  const row = getCurrentItem(waiting, open) ?? rows[0]
  if (!row) return null

  const choose = (id: string | undefined) => change({ open: id })
  const go = (direction: QueueDirection) => choose(getAdjacentItem(rows, row.id, direction)?.id ?? row.id)
  const decided = () => {
    const next = getItemAfterDecision(rows, row.id)
    setLeft({ id: row.id, of: rows })
    change({ open: next?.id })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[13.5rem_minmax(0,1fr)_22rem]">
      <QueueList rows={waiting} total={total} chosen={row.id} now={now} onChoose={choose} />
      <ShopReviewPanel
        key={row.id}
        shop={row.shop}
        owner={row.owner}
        isChangeReview={row.kind === 'changed'}
        onDecided={decided}
        shortcuts={{
          j: { label: dashboard.admin.queue.next, go: () => go('next') },
          k: { label: dashboard.admin.queue.previous, go: () => go('previous') },
        }}
      />
    </div>
  )
}

function EmptyQueue() {
  return (
    <EmptyState
      illustration="merchant"
      title={dashboard.admin.queue.empty.title}
      text={dashboard.admin.queue.empty.text}
      action={
        <ButtonLink to={href(routes.adminComprehensive, { search: { view: 'shops' } })} variant="quiet">
          {dashboard.admin.queue.empty.action}
        </ButtonLink>
      }
    />
  )
}
