import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { NewOrder } from './build-order.ts'
import type { ReservedLine } from './insert-orders.ts'
import { presentOrder } from './present.ts'
import type { ShopTerms } from './shop-terms.ts'

/** The response for a new order as its customer sees it, built without reading the order back. */
export function buildNewOrderResponse(
  order: NewOrder,
  terms: ShopTerms,
  reservedLines: ReservedLine[],
): Order {
  const total_cents = reservedLines.reduce(
    (sum, { price_cents, quantity }) => sum + price_cents * quantity,
    order.delivery_fee_cents,
  )
  const items = reservedLines.map((line) => ({ ...line, order_id: order.id }))
  const event = {
    order_id: order.id,
    kind: 'placed',
    actor: 'customer',
    from_status: null,
    to_status: order.status,
  } as const
  const events = [{ ...event, reason: null, created_at: order.created_at }]
  return presentOrder({ ...order, shop_name: terms.name, total_cents }, { items, events }, order.customer_id)
}
