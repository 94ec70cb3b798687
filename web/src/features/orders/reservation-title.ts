import type { Order } from '@mainstreet/contract/orders/order.ts'

export function reservationTitle(orders: readonly Pick<Order, 'status' | 'shop_name'>[]): string {
  const [only] = orders
  if (orders.every(({ status }) => status === 'cancelled'))
    return orders.length === 1 ? 'Reservation canceled' : 'Reservations canceled'
  const what = orders.every(({ status }) => status === 'pending') ? 'Reservation requested' : 'Reserved'
  return only && orders.length === 1 ? `${what} at ${only.shop_name}` : `${what} at ${orders.length} shops`
}
