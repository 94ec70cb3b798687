import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'

export function reservationTitle(orders: readonly Pick<Order, 'status' | 'shop_name'>[]): string {
  const texts = m.orders.reservation
  const [first] = orders
  if (orders.every(({ status }) => status === 'cancelled')) return texts.canceledTitle(orders.length)
  const isRequested = orders.every(({ status }) => status === 'pending')
  if (first && orders.length === 1)
    return isRequested ? texts.requestedAt(first.shop_name) : texts.reservedAt(first.shop_name)
  return isRequested ? texts.requestedAtShops(orders.length) : texts.reservedAtShops(orders.length)
}
