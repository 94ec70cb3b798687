import type { ShopReview } from '@mainstreet/contract/admin/shop-review.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatRelativeTime } from '../../../ui/data/format-relative-time.ts'

export function DecisionHistory({ decisions, now }: { decisions: ShopReview['decisions']; now: Date }) {
  const { history } = dashboard.adminReview
  return (
    <ol className="grid gap-2 text-sm" aria-label={history.label}>
      {decisions.map(({ action, actor_name, reason, created_at }) => (
        <li key={`${action} ${created_at}`} className="border-l-2 border-line pl-3">
          <span className="block font-semibold">
            {actor_name ? history[`${action}By`](actor_name) : history[action]}
          </span>
          <span className="block text-ink-2">{formatRelativeTime(new Date(created_at), now)}</span>
          {reason && <span className="block break-words text-ink-2">{reason}</span>}
        </li>
      ))}
    </ol>
  )
}
