import type { NameOf } from '@mainstreet/contract/entity-fields.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import { type Order, type OrderEvent, order, orderEvent } from '@mainstreet/contract/orders/order.ts'
import type { orderDescriptor } from '@mainstreet/contract/orders/order-fields.ts'
import { computeOrderTotals } from '@mainstreet/contract/orders/order-totals.ts'
import type { OrderStatus } from '@mainstreet/contract/orders/transitions.ts'
import { presentRow, type RowOf } from '@mainstreet/platform/db/present-row.ts'
import { getPhoneLink } from '@mainstreet/platform/text/phone-number.ts'

type Fields = typeof orderDescriptor
type TimeName = NameOf<Fields, { type: 'timestamptz' }>

/** An order as it is read: the entity with its stored amounts and times. */
export type OrderRow = Omit<Order, NameOf<Fields, { columns: object }> | TimeName | 'pickup_code'> & {
  [Name in TimeName]: Date | Extract<Order[Name], null>
} & {
  shop_name: string
  pickup_code: string
  total_cents: number
  /** Included in the total. */
  delivery_fee_cents: number
  /** The order's share of a card payment: to capture, captured, refunded. */
  capture_cents: number | null
  captured_cents: number
  refunded_cents: number
  /** The amount of the last refund if that failed. */
  failed_refund_cents: number
}

/** The row alone, without its shop's name. */
export type StoredOrder = Omit<OrderRow, 'shop_name'>

/** Before it is written: its statement knows the prices. */
export type NewOrder = Omit<StoredOrder, 'total_cents'>

export type OrderItemRow = Omit<Order['items'][number], 'price'> & { order_id: string; price_cents: number }

export type OrderEventRow = RowOf<Omit<OrderEvent, 'from' | 'to'>> & {
  order_id: string
  from_status: OrderStatus | null
  to_status: OrderStatus
}

export type OrderDetails = { items: OrderItemRow[]; events: OrderEventRow[] }

/** `viewerId` is the user who gets the response: only the customer sees the pickup code, and needs no link to call. */
export function presentOrder(row: OrderRow, { items, events }: OrderDetails, viewerId: string | null): Order {
  return {
    ...presentRow(order, row),
    customer_phone_link: viewerId === row.customer_id ? null : getPhoneLink(row.customer_phone),
    total_amount: toDollars(row.total_cents),
    delivery_fee: toDollars(row.delivery_fee_cents),
    captured_amount: toDollars(row.captured_cents),
    refunded_amount: toDollars(row.refunded_cents),
    failed_refund_amount: toDollars(row.failed_refund_cents),
    items: items.map(presentItem),
    events: events.map(presentEvent),
    pickup_code: viewerId === row.customer_id ? row.pickup_code : null,
  }
}

/**
 * A new order as its customer sees it, before it is written: without its items and their part of the total, which
 * `addItems` adds. Known before the statement, so that the statement can store it under the idempotency key.
 */
export function presentNewOrder(order: NewOrder, shopName: string): Order {
  const event = {
    order_id: order.id,
    kind: 'placed',
    actor: 'customer',
    from_status: null,
    to_status: order.status,
    reason: null,
    created_at: order.created_at,
  } as const
  const row = { ...order, shop_name: shopName, total_cents: order.delivery_fee_cents }
  return presentOrder(row, { items: [], events: [event] }, order.customer_id)
}

/** Completes a new order. */
export function addItems(order: Order, items: OrderItemRow[]): Order {
  const lines = items.map(({ price_cents, quantity }) => ({ priceCents: price_cents, quantity }))
  const { totalCents } = computeOrderTotals(lines, toCents(order.delivery_fee))
  return { ...order, total_amount: toDollars(totalCents), items: items.map(presentItem) }
}

function presentItem({ product_id, name, image, price_cents, quantity }: OrderItemRow) {
  return { product_id, name, image, price: toDollars(price_cents), quantity }
}

function presentEvent(row: OrderEventRow): OrderEvent {
  return { ...presentRow(orderEvent, row), from: row.from_status, to: row.to_status }
}
