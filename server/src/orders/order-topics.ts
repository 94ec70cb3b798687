import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { Bus } from '../platform/bus/bus.ts'

export type OrderParties = { id: string; shop_id: string; customer_id: string }
type OrderEventPayload = OrderParties & { status: OrderStatus }

declare module '../platform/bus/bus.ts' {
  interface BusTopics {
    'order.placed': OrderEventPayload
    'order.awaiting_payment': OrderEventPayload
    'order.ready': OrderEventPayload
    'order.status_changed': OrderEventPayload & { from: OrderStatus }
    'order.payment_status_changed': OrderEventPayload & { payment_status: PaymentStatus }
    'order.message': OrderParties & { order_id: string }
  }
}

/** Call after the commit: cached copies of these products are outdated. */
export function publishStockChange(bus: Bus, shop_id: string, product_ids: string[]): void {
  bus.publish('catalog', { affects_lists: false, shop_id, product_ids })
}

/** Call after the commit: the outbox worker then processes the events at once. */
export function wakeOutbox(bus: Bus): void {
  bus.publish('outbox')
}
