import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { Bus } from '../platform/bus/bus.ts'

export type OrderParties = { id: string; shop_id: string; customer_id: string }
type OrderTold = OrderParties & { status: OrderStatus }

declare module '../platform/bus/bus.ts' {
  interface Topics {
    'order.placed': OrderTold
    'order.awaiting': OrderTold
    'order.ready': OrderTold
    'order.moved': OrderTold & { from: OrderStatus }
    'order.paid': OrderTold & { payment_status: PaymentStatus }
    'order.message': OrderParties & { order_id: string }
  }
}

/** After commit: what was remembered of these products is old. */
export function tellStock(bus: Bus, shop_id: string, product_ids: string[]): void {
  bus.publish('catalog', { membership: false, shop_id, product_ids })
}

/** After commit: what was announced of an order goes out at once. */
export function tellOrder(bus: Bus): void {
  bus.publish('outbox')
}
