import { href } from '@mainstreet/contract/href.ts'
import { formatDollars, formatLocalDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { scrollToCard } from './order-card.tsx'
import { formatOrderLines, OrderLines } from './order-lines.tsx'
import { OrderMessages } from './order-messages.tsx'
import { formatWhen } from './order-time.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { PaymentAlert } from './payment-alert.tsx'
import { customerPaymentMessage } from './payment-messages.ts'
import { PrintReceipt } from './print-receipt.tsx'
import { orderStatusLabel } from './timeline-steps.ts'
import { useOrderShop } from './use-order-shop.ts'

type Props = {
  order: Order
  now: Date
  /** Requested by a link. */
  opened: boolean
  /** Further actions. */
  actions: ReactNode
}

/** One line, which opens to the whole order. A payment problem is shown in any case. */
export function PastOrder({ order, now, opened, actions }: Props) {
  const [isOpen, setOpen] = useState(opened)
  const { timeZone } = useOrderShop(order.shop_id)
  const facts = [
    formatLocalDate(timeZone, new Date(order.created_at)),
    orderStatusLabel(order),
    // what became of the money matters more than what was in it
    order.status !== 'completed' && customerPaymentMessage(order),
    formatOrderLines(order),
  ]
  return (
    <article
      id={order.id}
      ref={opened ? scrollToCard : undefined}
      aria-labelledby={`${order.id}-name`}
      className="scroll-mt-24 rounded-card border border-line bg-surface"
    >
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/order">
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span id={`${order.id}-name`} className="block truncate font-semibold">
              {order.shop_name}
            </span>
            <span className="block truncate text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
          </span>
          <span className="font-medium nums">{formatDollars(order.total_amount)}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-2 transition-transform group-open/order:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        {isOpen && (
          <div className="grid grid-cols-1 gap-5 border-t border-line p-4">
            <PastOrderDetails order={order} now={now} timeZone={timeZone} />
            <footer className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4">
              <OrderMessages order={order} timeZone={timeZone} now={now} opened={false} />
              <div className="flex flex-wrap gap-2">
                <PrintReceipt order={order} timeZone={timeZone} now={now} />
                {actions}
              </div>
            </footer>
          </div>
        )}
      </details>
      <div className="px-4 pb-4 empty:hidden">
        <PaymentAlert order={order} side="customer" />
      </div>
    </article>
  )
}

function PastOrderDetails({ order, now, timeZone }: Pick<Props, 'order' | 'now'> & { timeZone: string }) {
  const facts = [
    m.orders.numbered[order.order_type](formatOrderNumber(order)),
    formatWhen(timeZone, new Date(order.created_at), now),
    customerPaymentMessage(order),
  ]
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span className="nums">{facts.filter(Boolean).join(' · ')}</span>
        <a
          href={href(routes.shop, { id: order.shop_id })}
          className="font-semibold text-pine underline underline-offset-3"
        >
          {m.orders.visitShop}
        </a>
      </p>
      <OrderTimeline order={order} timeZone={timeZone} now={now} />
      <OrderLines order={order} />
    </>
  )
}
