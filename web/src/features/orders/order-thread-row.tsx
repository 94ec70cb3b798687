import type { Order } from '@mainstreet/contract/orders/order.ts'
import { linesInWords } from './order-lines.tsx'
import { statusWords } from './timeline.ts'
import { useShopOf } from './use-shop-of.ts'
import { useThread } from './use-thread.ts'
import { whenWords } from './when-words.ts'

type Props = { order: Order; now: Date; to: string }

/** One order's talk in two lines: with whom, about what, and what was said last. */
export function OrderThreadRow({ order, now, to }: Props) {
  const { timeZone, shop } = useShopOf(order.shop_id)
  const last = useThread(order.id).messages.at(-1)
  const said = last && `${last.sender_type === 'customer' ? 'You: ' : ''}${last.message}`
  return (
    <li>
      <a
        href={to}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 px-4 py-3 -outline-offset-2 hover:bg-sunk"
      >
        <span
          aria-hidden="true"
          className="row-span-2 mt-1 grid size-11 place-items-center rounded-full font-display text-lg font-bold text-white"
          style={{ background: shop?.colour ?? 'var(--slate)' }}
        >
          {order.shop_name.charAt(0)}
        </span>
        <span className="truncate font-semibold">{order.shop_name}</span>
        {last ? (
          <time dateTime={last.created_at} className="text-sm text-ink-2 nums">
            {whenWords(timeZone, new Date(last.created_at), now)}
          </time>
        ) : (
          <span />
        )}
        <span className="col-span-2 grid min-w-0">
          <span className="truncate">{said ?? 'Nothing said yet'}</span>
          <span className="truncate text-sm text-ink-2">
            {statusWords(order)}: {linesInWords(order)}
          </span>
        </span>
      </a>
    </li>
  )
}
