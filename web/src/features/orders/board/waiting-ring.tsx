import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx'
import { formatDuration, formatShortWhen } from '../order-time.ts'
import { getBoardColumn, getWaitingTime } from './board.ts'

type Props = { order: Order; timeZone: string; now: Date }

const dueLabels = {
  pending: { calm: 'answer by', late: 'answer was due' },
  new: { calm: 'for', late: 'late, for' },
  preparing: { calm: 'for', late: 'late, for' },
  ready: { calm: 'kept until', late: 'was kept until' },
  underway: { calm: 'on its way, by', late: 'on its way, was due' },
}

/** The waiting time as a ring and as text; color is never the only sign. */
export function WaitingRing({ order, timeZone, now }: Props) {
  const waiting = getWaitingTime(order, now)
  const due = waiting.dueMs === null ? undefined : formatShortWhen(timeZone, new Date(waiting.dueMs), now)
  const label = dueLabels[getStage(order)]
  const isLate = waiting.tone === 'late'
  return (
    <div className="ml-auto flex shrink-0 items-center gap-2.5 text-right">
      <p className="leading-tight">
        <span className="block font-display text-lg font-semibold nums">
          {formatDuration(now.getTime() - waiting.sinceMs)}
        </span>
        {due && (
          <span className={`block text-sm ${isLate ? 'font-semibold text-poppy' : 'text-ink-2'}`}>
            {isLate ? label.late : label.calm} {due}
          </span>
        )}
      </p>
      <ProgressRing share={waiting.share} tone={waiting.tone} />
    </div>
  )
}

function getStage(order: Order): keyof typeof dueLabels {
  if (order.status === 'pending') return 'pending'
  const column = getBoardColumn(order) ?? 'new'
  return column === 'ready' && isDeliveryOrder(order) ? 'underway' : column
}
