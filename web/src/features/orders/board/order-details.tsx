import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Price } from '../../../ui/data/price.tsx'
import { shopPaymentMessage } from '../payment-messages.ts'
import { PhoneLink } from '../phone-link.tsx'
import { OrderExtras, OrderItems } from './order-items.tsx'

/** All that a card of the board cuts. `actions`: further actions. */
export function OrderDetails({ order, actions }: { order: Order; actions?: ReactNode }) {
  const paymentMessage = shopPaymentMessage(order)
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {m.orders.numbered[isDeliveryOrder(order) ? 'delivery' : order.order_type](formatOrderNumber(order))}
        {paymentMessage && ` · ${paymentMessage}`}
      </p>
      <OrderItems order={order} className="grid gap-1.5 text-lg" />
      <OrderExtras order={order} />
      <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
        {dashboard.orderBoard.total}
        <Price amount={formatDollars(order.total_amount)} size="lg" />
      </p>
      {order.customer_phone && (
        <PhoneLink href={order.customer_phone_link} className="inline-flex min-h-11 items-center gap-2">
          <Phone size={16} aria-hidden="true" />
          {order.customer_phone}
        </PhoneLink>
      )}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
