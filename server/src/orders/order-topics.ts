import type { Bus } from '@mainstreet/platform/bus/bus.ts'

/** Call after the commit: cached copies of these products are outdated. */
export function publishStockChange(bus: Bus, shop_id: string, product_ids: string[]): void {
  bus.publish('catalog', { affects_lists: false, shop_id, product_ids })
}

/** Call after the commit: the outbox worker then processes the events at once. */
export function wakeOutbox(bus: Bus): void {
  bus.publish('outbox')
}
