import { formatDollars, formatMoney, separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { isolateText } from '@mainstreet/contract/text/isolate-text.ts'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'

export function OrderLines({ order }: { order: Order }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {order.items.map((item) => (
        <li key={item.product_id} className="flex items-center gap-3">
          <span className="tile size-14 shrink-0 overflow-hidden rounded-field">
            <ResponsiveImage
              src={item.image}
              size="small"
              sizes="56px"
              alt=""
              className="size-full object-cover"
            />
          </span>
          <p className="min-w-0 flex-1">
            <span className="line-clamp-2 font-medium">{item.name}</span>
            <span className="text-sm text-ink-2 nums">
              {item.quantity} × {formatDollars(item.price)}
            </span>
          </p>
          <p className="font-medium nums">{formatMoney(toCents(item.price) * item.quantity)}</p>
        </li>
      ))}
      {order.delivery_fee > 0 && (
        <li className="flex items-baseline justify-between gap-3">
          <span>{m.orders.delivery}</span>
          <span className="font-medium nums">{formatDollars(order.delivery_fee)}</span>
        </li>
      )}
    </ul>
  )
}

/** '2 × Oat latte, Rye loaf' */
export function formatOrderLines(order: Order): string {
  return separateItems(
    order.items.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${isolateText(name)}` : name)),
  )
}
