import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'

/** What has become of a new reservation; a shop may confirm it first. */
export function reservationTitle({ status, shop_name }: Pick<Order, 'status' | 'shop_name'>): string {
  const texts = m.orders.reservation
  if (status === 'cancelled') return texts.canceledTitle
  return status === 'pending' ? texts.requestedAt(shop_name) : texts.reservedAt(shop_name)
}
