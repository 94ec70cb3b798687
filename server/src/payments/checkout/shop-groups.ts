import type { BodyOf } from '@mainstreet/contract/call.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import { isPickupTime, pickupUntil } from '@mainstreet/contract/shops/pickup-times.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { linesOf } from '../../cart/store.ts'
import {
  type Line,
  type NewOrder,
  newOrder,
  requireDelivery,
  requirePayThere,
} from '../../orders/build-order.ts'
import { requireGoods } from '../../orders/require-stock.ts'
import { type ShopTerms, termsOf } from '../../orders/shop-terms.ts'
import type { Shelf } from '../../orders/store.ts'
import type { Reader } from '../../platform/db/db.ts'
import { notFound, Refusal } from '../../platform/http/api-error.ts'

export type CheckoutBody = BodyOf<typeof paymentCalls.checkout>

/** The least and the most that a card provider takes at once. */
const leastCents = 50
const mostCents = 99_999_999

type Part = { terms: ShopTerms; lines: Line[]; isBrought: boolean }

/** Lines of the same product are one line, also when the cart is meant. */
export async function wantedLines(
  reader: Reader,
  viewer: Viewer,
  { items, shop_id }: CheckoutBody,
): Promise<Line[]> {
  const given = items
    ? items.map(({ productId, quantity }) => ({ product_id: productId, quantity }))
    : (await linesOf(reader, viewer.id)).filter((line) => shop_id === undefined || line.shop_id === shop_id)
  if (given.length === 0) throw new Refusal('rule_broken', 'The cart is empty')
  const pieces = new Map<string, number>()
  for (const { product_id, quantity } of given)
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
  return [...pieces].map(([product_id, quantity]) => ({ product_id, quantity }))
}

export async function partsOf(
  reader: Reader,
  wanted: Line[],
  shelves: Shelf[],
  { fulfilment, pickup_at }: CheckoutBody,
): Promise<Part[]> {
  const shopOf = new Map(shelves.map(({ id, shop_id }) => [id, shop_id]))
  const byShop = Map.groupBy(wanted, ({ product_id }) => shopOf.get(product_id))
  const shopIds = [...byShop.keys()].filter((id) => id !== undefined)
  const known = new Map((await termsOf(reader, shopIds)).map((terms) => [terms.id, terms]))
  return [...byShop].map(([shopId, lines]) => {
    const terms = shopId && known.get(shopId)
    if (!terms) throw notFound('Product')
    requireGoods(lines, shelves, { shop_id: terms.id, items: lines })
    return { terms, lines, isBrought: fulfilment === 'delivery' && !pickup_at.includes(terms.id) }
  })
}

export function costOf(lines: Line[], shelves: Shelf[]): number {
  const prices = new Map(shelves.map(({ id, price_cents }) => [id, price_cents]))
  return lines.reduce((sum, { product_id, quantity }) => sum + (prices.get(product_id) ?? 0) * quantity, 0)
}

export function feesOf(parts: Part[]): number {
  return parts.reduce((sum, { terms, isBrought }) => sum + (isBrought ? terms.delivery_fee_cents : 0), 0)
}

export function requireSameTotal(totalCents: number, { total_amount }: CheckoutBody): void {
  if (total_amount === undefined || totalCents === toCents(total_amount)) return
  throw new Refusal('price_changed', 'A price has changed since you looked. Please look at it again.', {
    entity: { total_amount: toDollars(totalCents) },
  })
}

export function requirePayable(totalCents: number): void {
  if (totalCents < leastCents)
    throw new Refusal('rule_broken', `A card pays ${toDollars(leastCents).toFixed(2)} dollars at least`)
  if (totalCents > mostCents)
    throw new Refusal(
      'rule_broken',
      'A card pays 999,999.99 dollars at most. Take something out and order it by itself.',
    )
}

export function draftOf(
  { terms, lines, isBrought }: Part,
  viewer: Viewer,
  body: CheckoutBody,
  parent_order_id: string,
  now: Date,
) {
  const wish = orderBody(body, terms.id, isBrought)
  if (body.payment === 'in_shop') requirePayThere(terms, wish)
  requireDelivery(terms, wish)
  const made = newOrder(terms, viewer.id, wish, lines, now)
  if (!made)
    throw new Refusal('shop_not_taking_orders', `${terms.name} takes no orders at the moment`, {
      entity: { shop_id: terms.id },
    })

  const order: NewOrder = {
    ...made,
    ...(!isBrought && timesOf(body, terms, made, now)),
    parent_order_id,
    note: body.notes.find(({ shop_id }) => shop_id === terms.id)?.note ?? '',
    ...(body.payment === 'online' && { payment_status: 'awaiting', respond_by: null }),
  }
  return { terms, order, lines, revision: terms.revision }
}

function orderBody(body: CheckoutBody, shop_id: string, isBrought: boolean) {
  const { customer_name, customer_phone, customer_email, delivery_address } = body
  return {
    shop_id,
    quantity: 1,
    order_type: 'order' as const,
    customer_name,
    customer_phone,
    customer_email,
    delivery_address: isBrought ? delivery_address : null,
  }
}

function timesOf({ pickup }: CheckoutBody, terms: ShopTerms, order: NewOrder, now: Date) {
  const wish = pickup.find(({ shop_id }) => shop_id === terms.id)
  if (!wish) return {}
  const from = new Date(wish.from)
  if (!isPickupTime({ ...terms, now }, from))
    throw new Refusal('rule_broken', `${terms.name} cannot have it ready then. Choose another time.`, {
      details: [{ path: 'pickup', message: 'Not possible any more' }],
      entity: { shop_id: terms.id, pickup_from: order.pickup_from?.toISOString() },
    })
  return { pickup_from: from, pickup_until: pickupUntil(terms.hours, from) }
}
