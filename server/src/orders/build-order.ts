import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { CallBody } from '@mainstreet/contract/call.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import { orderLimits, orderLineLimits } from '@mainstreet/contract/orders/limits.ts'
import { addOpenMinutes } from '@mainstreet/contract/shops/open-intervals.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import type { NewOrder } from './present.ts'
import type { ShopTerms } from './shop-terms-store.ts'

export type PlaceOrderBody = CallBody<typeof orderCalls.placeOrder>
export type OrderLine = { product_id: string; quantity: number }

/** Merges lines of the same product into one line at the position of the first. */
export function mergeOrderLines({ product_id, quantity, items }: PlaceOrderBody): OrderLine[] {
  const requested = items ?? (product_id ? [{ product_id, quantity }] : [])
  const quantities = new Map<string, number>()
  for (const line of requested)
    quantities.set(line.product_id, (quantities.get(line.product_id) ?? 0) + line.quantity)
  return [...quantities].map(([product_id, quantity]) => ({
    product_id,
    quantity: requireMaxQuantity(quantity),
  }))
}

function requireMaxQuantity(quantity: number): number {
  if (quantity <= orderLineLimits.maxQuantity) return quantity
  throw new ApiError('rule_violation', (m) => m.errors.orders.tooManyPieces(orderLineLimits.maxQuantity))
}

/**
 * Everything about an order that the server decides, except product prices. Undefined when the shop takes no orders.
 */
export function buildOrder(
  terms: ShopTerms,
  customerId: string,
  body: PlaceOrderBody,
  lines: OrderLine[],
  now: Date,
): NewOrder | undefined {
  const promise = getPickupPromise({ ...terms, now })
  const [first] = lines
  if (!promise.ok || !first) return undefined

  const id = randomUUIDv7()
  const isAutoConfirmed = body.order_type === 'reservation' && !terms.requires_confirmation
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
    delivery_fee_cents: isDeliveryOrder(body) ? terms.delivery_fee_cents : 0,
    order_type: body.order_type,
    status: isAutoConfirmed ? 'reserved' : 'pending',
    payment_status: 'none',
    note: '',
    capture_cents: null,
    captured_cents: 0,
    refunded_cents: 0,
    failed_refund_cents: 0,
    pickup_code: generatePickupCode(),
    ready_at: null,
    ready_requested_at: null,
    pickup_from: promise.ready_at,
    pickup_until: promise.pickup_until,
    respond_by: isAutoConfirmed ? null : (getResponseDeadline(terms, now) ?? promise.pickup_until),
    version: 1,
    created_at: now,
    updated_at: now,
  }
}

export function requireDeliveryOffered(terms: ShopTerms, body: PlaceOrderBody): void {
  if (terms.offers_delivery || !isDeliveryOrder(body)) return
  throw new ApiError('rule_violation', (m) => m.errors.orders.noDelivery(terms.name), {
    details: [{ path: 'delivery_address', message: (m) => m.errors.orders.choosePickup }],
    entity: { shop_id: terms.id },
  })
}

/** A reservation is always paid at pickup. */
export function acceptsInStorePayment(
  { accepts_in_store_payment }: ShopTerms,
  { order_type }: PlaceOrderBody,
): boolean {
  return accepts_in_store_payment || order_type === 'reservation'
}

export function requireInStorePaymentOffered(terms: ShopTerms, body: PlaceOrderBody): void {
  if (acceptsInStorePayment(terms, body)) return
  throw new ApiError('rule_violation', (m) => m.errors.orders.onlinePaymentRequired(terms.name), {
    entity: { shop_id: terms.id },
  })
}

function getResponseDeadline({ hours }: ShopTerms, now: Date): Date | undefined {
  return addOpenMinutes(hours, now, orderLimits.responseOpenMinutes)
}

/** 32 characters that cannot be mistaken for one another. */
const pickupCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const pickupCodeLength = 6

function generatePickupCode(): string {
  return Array.from(
    randomBytes(pickupCodeLength),
    (byte) => pickupCodeAlphabet[byte % pickupCodeAlphabet.length],
  ).join('')
}
