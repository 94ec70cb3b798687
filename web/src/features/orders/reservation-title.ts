import type { Order } from '@mainstreet/contract/orders/order.ts'

export function reservationTitle(orders: readonly Pick<Order, 'status' | 'shop_name'>[]): string {
  const [only] = orders
  if (orders.every(({ status }) => status === 'cancelled'))
    return orders.length === 1 ? 'Reservation canceled' : 'Reservations canceled'
  const title = orders.every(({ status }) => status === 'pending') ? 'Reservation requested' : 'Reserved'
  return only && orders.length === 1 ? `${title} at ${only.shop_name}` : `${title} at ${orders.length} shops`
}
