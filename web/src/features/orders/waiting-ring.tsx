import type { Order } from '@mainstreet/contract/orders/order.ts'
import { Ring } from '../../ui/ring.tsx'
import { columnOf, waitingOf } from './board.ts'
import { lengthWords, shortWhen } from './when-words.ts'

type Props = { order: Order; timeZone: string; now: Date }

const dueWords = { new: 'for', preparing: 'for', ready: 'kept until' }

/** How long it has waited, as a ring and in words; colour never says it alone. */
export function WaitingRing({ order, timeZone, now }: Props) {
  const waiting = waitingOf(order, now)
  const column = columnOf(order)
  const due = waiting.dueMs === null ? undefined : shortWhen(timeZone, new Date(waiting.dueMs), now)
  const prefix = order.status === 'pending' ? 'answer by' : column ? dueWords[column] : ''
  return (
    <div className="flex shrink-0 items-center gap-2.5 text-right">
      <p className="leading-tight">
        <span className="block font-display text-lg font-semibold tabular-nums">
          {lengthWords(now.getTime() - waiting.sinceMs)}
        </span>
        {due && (
          <span
            className={`block text-sm ${waiting.tone === 'late' ? 'font-semibold text-poppy' : 'text-ink-2'}`}
          >
            {waiting.tone === 'late' ? `late: ${prefix} ${due}` : `${prefix} ${due}`}
          </span>
        )}
      </p>
      <Ring share={waiting.share} tone={waiting.tone} />
    </div>
  )
}
