import type { Bus } from '../platform/bus.ts'

/** After commit: what was remembered of these products is old. */
export function tellStock(bus: Bus, shop_id: string, product_ids: string[]): void {
  bus.publish('catalog', { membership: false, shop_id, product_ids })
}

/** After commit: what was announced of an order goes out at once. */
export function tellOrder(bus: Bus): void {
  bus.publish('outbox')
}
