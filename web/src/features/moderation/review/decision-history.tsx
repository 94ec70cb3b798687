import type { ShopReview } from '@mainstreet/contract/admin/shop-review.ts'
import { formatRelativeTime } from '../../../ui/data/format-relative-time.ts'

const actionLabels = {
  created: 'Opened',
  submitted: 'Handed in again',
  approved: 'Approved',
  rejected: 'Rejected',
} as const

export function DecisionHistory({ decisions, now }: { decisions: ShopReview['decisions']; now: Date }) {
  return (
    <ol className="grid gap-2 text-sm" aria-label="What was decided before">
      {decisions.map(({ action, actor_name, reason, created_at }) => (
        <li key={`${action} ${created_at}`} className="border-l-2 border-line pl-3">
          <span className="font-semibold">{actionLabels[action]}</span>
          {actor_name && ` by ${actor_name}`}
          <span className="text-ink-2">, {formatRelativeTime(new Date(created_at), now)}</span>
          {reason && <span className="block break-words text-ink-2">{reason}</span>}
        </li>
      ))}
    </ol>
  )
}
