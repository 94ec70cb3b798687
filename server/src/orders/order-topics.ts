import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { Bus } from '../platform/bus/bus.ts'

export type OrderParties = { id: string; shop_id: string; customer_id: string }
type OrderEventPayload = OrderParties & { status: OrderStatus }

declare module '../platform/bus/bus.ts' {
  interface BusTopics {
    'order.placed': OrderEventPayload
    'order.awaiting': OrderEventPayload
    'order.ready': OrderEventPayload
    'order.moved': OrderEventPayload & { from: OrderStatus }
    'order.paid': OrderEventPayload & { payment_status: PaymentStatus }
    'order.message': OrderParties & { order_id: string }
  }
}

/** After commit: what was remembered of these products is old. */
export function publishStockChange(bus: Bus, shop_id: string, product_ids: string[]): void {
  bus.publish('catalog', { membership: false, shop_id, product_ids })
}

/** After commit: what was announced of an order goes out at once. */
export function wakeOutbox(bus: Bus): void {
  bus.publish('outbox')
}
