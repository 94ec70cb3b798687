import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { clsx } from 'clsx'
import { Bike } from 'lucide-react'

type Props = {
  order: Order
  className?: string
  /** One line on a phone. */
  compact?: boolean
}

export function OrderItems({ order, className, compact = false }: Props) {
  return (
    <ul className={clsx(compact && 'max-lg:block! max-lg:truncate', className)}>
      {order.items.map((item) => (
        <li
          key={item.product_id}
          className={clsx('flex gap-2', compact && "max-lg:inline! max-lg:not-last:after:content-[',_']")}
        >
          <span className={clsx('shrink-0 font-display font-bold nums', compact && 'max-lg:mr-1')}>
            {item.quantity} ×
          </span>
          <span className="min-w-0 break-words">{item.name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where it is delivered to, and the customer's note. */
export function OrderExtras({ order, compact = false }: Omit<Props, 'className'>) {
  if (!isDeliveryOrder(order) && !order.note) return null
  const cut = compact && 'max-lg:truncate'
  return (
    <div
      className={clsx(
        'grid gap-1 text-sm',
        compact && 'max-lg:flex max-lg:min-w-0 max-lg:flex-1 max-lg:gap-3',
      )}
    >
      {isDeliveryOrder(order) && (
        <p className={clsx('min-w-0 wrap-anywhere', cut)}>
          <Bike aria-hidden="true" className="mr-1.5 inline size-4 text-pine" />
          <span className="sr-only">{dashboard.orderBoard.deliveryAddress} </span>
          {order.delivery_address}
        </p>
      )}
      {order.note && <p className={clsx('min-w-0 text-ink-2 wrap-anywhere', cut)}>“{order.note}”</p>}
    </div>
  )
}
