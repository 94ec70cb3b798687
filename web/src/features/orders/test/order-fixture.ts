import type { Order, OrderEvent } from '@mainstreet/contract/orders/order.ts'

/** An order for tests; times are `HH:MM` in UTC of one afternoon. */
export function createTestOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: '0190a000-0000-7000-8000-000000000001',
    parent_order_id: '0190a000-0000-7000-8000-0000000000aa',
    shop_id: '0190a000-0000-7000-8000-0000000000bb',
    shop_name: 'Pine & Crumb',
    product_id: '0190a000-0000-7000-8000-0000000000cc',
    customer_id: '0190a000-0000-7000-8000-0000000000dd',
    customer_name: 'Carla',
    customer_phone: '',
    customer_phone_link: null,
    customer_email: '',
    delivery_address: null,
    quantity: 1,
    delivery_fee: 0,
    captured_amount: 0,
    refunded_amount: 0,
    failed_refund_amount: 0,
    note: '',
    total_amount: 4.5,
    status: 'reserved',
    order_type: 'reservation',
    payment_status: 'none',
    items: [],
    events: [],
    pickup_code: null,
    ready_at: null,
    ready_requested_at: null,
    pickup_from: null,
    pickup_until: null,
    respond_by: null,
    version: 1,
    created_at: timeAt('20:00'),
    updated_at: timeAt('20:00'),
    ...overrides,
  }
}

export function timeAt(time: string): string {
  return `2026-07-01T${time}:00.000Z`
}

export function placedEvent(to: Order['status'], time: string): OrderEvent {
  return { kind: 'placed', actor: 'customer', from: null, to, reason: null, created_at: timeAt(time) }
}

export function statusEvent(
  from: Order['status'],
  to: Order['status'],
  time: string,
  overrides: Partial<OrderEvent> = {},
): OrderEvent {
  return {
    kind: 'status_changed',
    actor: 'merchant',
    from,
    to,
    reason: null,
    created_at: timeAt(time),
    ...overrides,
  }
}
