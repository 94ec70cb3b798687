import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import { orders } from '@mainstreet/contract/limits.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import { isBrought } from '@mainstreet/contract/orders/delivery.ts'
import { orderLimits } from '@mainstreet/contract/orders/order.ts'
import { addOpenMinutes } from '@mainstreet/contract/shops/open-intervals.ts'
import { pickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { OrderRow } from './present.ts'
import type { ShopTerms } from './shop-terms.ts'

export type PlaceOrderBody = BodyOf<typeof orderCalls.placeOrder>
export type Line = { product_id: string; quantity: number }
export type NewOrder = Omit<OrderRow, 'shop_name' | 'total_cents'>

/** Lines of the same product are one line, where the first of them stood. */
export function addedUp({ product_id, quantity, items }: PlaceOrderBody): Line[] {
  const wanted = items ?? (product_id ? [{ product_id, quantity }] : [])
  const pieces = new Map<string, number>()
  for (const line of wanted) pieces.set(line.product_id, (pieces.get(line.product_id) ?? 0) + line.quantity)
  return [...pieces].map(([product_id, quantity]) => ({ product_id, quantity: withinLimit(quantity) }))
}

function withinLimit(quantity: number): number {
  if (quantity <= orderLimits.quantity) return quantity
  throw new Refusal('rule_broken', `At most ${orderLimits.quantity} pieces of a product go into one order`)
}

/** What the server decides about an order, but for what its products cost; undefined: the shop takes none. */
export function newOrder(
  terms: ShopTerms,
  customerId: string,
  body: PlaceOrderBody,
  lines: Line[],
  now: Date,
): NewOrder | undefined {
  const promise = pickupPromise({ ...terms, now })
  const [first] = lines
  if (!promise.ok || !first) return undefined

  const id = randomUUIDv7()
  const atOnce = body.order_type === 'reservation' && !terms.confirm_by_hand
  return {
    id,
    parent_order_id: id,
    shop_id: terms.id,
    ...first,
    customer_id: customerId,
    customer_name: body.customer_name,
    customer_phone: body.customer_phone,
    customer_email: body.customer_email,
    delivery_address: body.delivery_address || null,
    delivery_fee_cents: isBrought(body) ? terms.delivery_fee_cents : 0,
    order_type: body.order_type,
    status: atOnce ? 'reserved' : 'pending',
    payment_status: 'none',
    note: '',
    capture_cents: null,
    captured_cents: 0,
    refunded_cents: 0,
    failed_refund_cents: 0,
    pickup_code: pickupCode(),
    ready_at: null,
    pickup_from: promise.ready_at,
    pickup_until: promise.pickup_until,
    respond_by: atOnce ? null : (answerBy(terms, now) ?? promise.pickup_until),
    version: 1,
    created_at: now,
    updated_at: now,
  }
}

export function requireDelivery(terms: ShopTerms, body: PlaceOrderBody): void {
  if (terms.delivers || !isBrought(body)) return
  throw new Refusal('rule_broken', `${terms.name} does not deliver`, {
    details: [{ path: 'delivery_address', message: 'Pick it up there' }],
    entity: { shop_id: terms.id },
  })
}

/** A reservation is always paid where it is fetched. */
export function mayPayThere({ pay_in_shop }: ShopTerms, { order_type }: PlaceOrderBody): boolean {
  return pay_in_shop || order_type === 'reservation'
}

export function requirePayThere(terms: ShopTerms, body: PlaceOrderBody): void {
  if (mayPayThere(terms, body)) return
  throw new Refusal('rule_broken', `${terms.name} wants to be paid online`, {
    entity: { shop_id: terms.id },
  })
}

function answerBy({ hours }: ShopTerms, now: Date): Date | undefined {
  return addOpenMinutes(hours, now, orders.answerOpenMinutes)
}

/** 32 characters that nobody mistakes for one another. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 6

function pickupCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => readable[byte % readable.length]).join('')
}
