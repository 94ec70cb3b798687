import type { OrderStatus } from '@mainstreet/contract/orders/order.ts'
import type { Bus } from '../platform/bus.ts'

type Told = { id: string; shop_id: string; customer_id: string; status: OrderStatus }

/** After commit: what was remembered of these products is old. */
export function tellStock(bus: Bus, shop_id: string, product_ids: string[]): void {
  bus.publish('catalog', { membership: false, shop_id, product_ids })
}

/** After commit: open pages look again, and what was announced goes out at once. */
export function tellOrder(bus: Bus, { id, shop_id, customer_id, status }: Told): void {
  bus.publish('orders', { id, shop_id, customer_id, status })
  bus.publish('outbox')
}
