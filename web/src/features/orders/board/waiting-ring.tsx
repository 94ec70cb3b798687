import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx'
import { formatDuration, formatShortWhen } from '../order-time.ts'
import { getBoardColumn, getWaitingTime } from './board.ts'

type Props = { order: Order; timeZone: string; now: Date }

/** The waiting time as a ring and as text; color is never the only sign. */
export function WaitingRing({ order, timeZone, now }: Props) {
  const waiting = getWaitingTime(order, now)
  const due = waiting.dueMs === null ? undefined : formatShortWhen(timeZone, new Date(waiting.dueMs), now)
  const isLate = waiting.tone === 'late'
  return (
    <div className="ml-auto flex shrink-0 items-center gap-2.5 text-right">
      <p className="leading-tight">
        <span className="block font-display leading-6 font-semibold nums lg:text-lg">
          {formatDuration(now.getTime() - waiting.sinceMs)}
        </span>
        {due && (
          <span className={`block text-xs lg:text-sm ${isLate ? 'font-semibold text-poppy' : 'text-ink-2'}`}>
            {formatDue(order, due, isLate)}
          </span>
        )}
      </p>
      <span className="max-lg:hidden">
        <ProgressRing share={waiting.share} tone={waiting.tone} />
      </span>
    </div>
  )
}

function formatDue(order: Order, due: string, isLate: boolean): string {
  const texts = dashboard.orderBoard.due
  const isReady = getBoardColumn(order) === 'ready'
  if (isReady && !isDeliveryOrder(order)) return isLate ? texts.wasHeldUntil(due) : texts.heldUntil(due)
  if (isLate) return texts.late(due)
  if (isReady) return texts.outForDelivery(due)
  return order.status === 'pending' ? texts.acceptBy(due) : texts.due(due)
}
