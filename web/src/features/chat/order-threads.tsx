import type { OrderThread } from '@mainstreet/contract/chat/message.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { ChevronRight } from 'lucide-react'
import { useClock } from '../../browser/clock.ts'
import { formatShortTime } from './message-time.ts'

type Props = { threads: readonly OrderThread[]; getPath: (thread: OrderThread) => string }

/** Links to the messages about active orders with the same shop or customer; they are on the order cards. */
export function OrderThreads({ threads, getPath }: Props) {
  const now = useClock()
  if (threads.length === 0) return null
  return (
    <ul
      aria-label={m.chat.orders.label}
      className="max-h-32 shrink-0 divide-y divide-line overflow-y-auto border-b border-line bg-sunk"
    >
      {threads.map((thread) => (
        <li key={thread.order_id}>
          <a
            href={getPath(thread)}
            className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm -outline-offset-2 hover:bg-line/40"
          >
            <span className="shrink-0 font-semibold nums">
              {m.orders.numbered.order(formatOrderNumber({ id: thread.order_id }))}
            </span>
            <span className="min-w-0 flex-1 truncate text-ink-2">{thread.last_message.message}</span>
            <time dateTime={thread.last_message.created_at} className="shrink-0 text-xs text-ink-2 nums">
              {formatShortTime(new Date(thread.last_message.created_at), now)}
            </time>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
          </a>
        </li>
      ))}
    </ul>
  )
}
