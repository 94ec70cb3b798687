import type { QueuedShop } from '@mainstreet/contract/admin/shop-review.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatRelativeTime } from '../../../ui/data/format-relative-time.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'

export type QueueRow = QueuedShop & { id: string }
type Props = {
  rows: readonly QueueRow[]
  total: number
  chosen: string
  now: Date
  onChoose: (id: string) => void
}

/** Beside the shop on wide screens; a horizontally scrolling row above it on a phone. */
export function QueueList({ rows, total, chosen, now, onChoose }: Props) {
  const more = total - rows.length
  return (
    <div className="min-w-0 max-lg:-mx-4 lg:sticky lg:top-20">
      <ul
        aria-label={dashboard.admin.queue.listLabel}
        className="flex gap-2 overflow-x-auto max-lg:px-4 max-lg:pb-1 lg:max-h-[calc(100dvh-9rem)] lg:flex-col lg:overflow-y-auto"
      >
        {rows.map(({ id, shop, kind, waiting_since, rejections }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
              className="grid min-h-11 w-full max-w-60 gap-0.5 rounded-field border border-line bg-surface px-3 py-2 text-left -outline-offset-2 hover:border-line-strong aria-[current=true]:border-slate aria-[current=true]:bg-slate-wash"
            >
              <span className="truncate font-semibold">{shop.name}</span>
              <span className="truncate text-sm text-ink-2">
                {dashboard.admin.queue.waitingSince({
                  category: m.shopCategories[shop.category],
                  time: formatRelativeTime(new Date(waiting_since), now),
                })}
              </span>
              {kind === 'changed' && (
                <Badge tone="sky" className="justify-self-start">
                  {dashboard.admin.queue.changed}
                </Badge>
              )}
              {kind === 'submitted' && rejections > 0 && (
                <Badge tone="warn" className="justify-self-start">
                  {dashboard.admin.queue.resubmitted}
                </Badge>
              )}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-4 py-2 text-sm text-ink-2 lg:px-1">{dashboard.admin.queue.more(more)}</p>}
    </div>
  )
}
