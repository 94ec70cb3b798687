import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import { orders as limits } from '@mainstreet/contract/limits.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { isPickupTime, pickupUntil } from '@mainstreet/contract/shops/pickup-windows.ts'
import { dropFromCart, linesOf } from '../cart/store.ts'
import type { Viewer } from '../identity/viewer.ts'
import { type Line, type NewOrder, newOrder, requireDelivery } from '../orders/new-order.ts'
import { placedOrder } from '../orders/placed-order.ts'
import { requireGoods } from '../orders/require-goods.ts'
import { type ShopTerms, termsOf } from '../orders/shop-terms.ts'
import { lockProducts, type Shelf, writeOrder } from '../orders/store.ts'
import { tellOrder, tellStock } from '../orders/tell.ts'
import type { Tx } from '../platform/db.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { once } from '../platform/idempotency.ts'
import { sql } from '../platform/sql.ts'
import { advance, type MoneyDeps } from './advance.ts'
import { checkoutView } from './checkout-view.ts'
import { giveUpUnpaid } from './give-up.ts'
import { patiently } from './patience.ts'
import type { Provider } from './provider.ts'
import { addPayment } from './store.ts'

export type CheckoutBody = BodyOf<typeof paymentCalls.checkout>
export type CheckoutDeps = Omit<MoneyDeps, 'provider'> & {
  provider: Provider | undefined
  /** Hundredths of a percent. */
  commissionBp: number
}

/** The least and the most that a card provider takes at once. */
const leastCents = 50
const mostCents = 99_999_999

/**
 * One row per shop under one parent, all or none. Paid online the goods are held and the shops see nothing yet; the
 * provider is asked after the commit, so that one that is away loses nothing: the answer then has no address to pay at,
 * and reading the checkout asks again.
 */
export async function checkout(
  deps: CheckoutDeps,
  viewer: Viewer,
  body: CheckoutBody,
  key: string | undefined,
): Promise<Checkout> {
  if (viewer.role !== 'customer') throw new Refusal('not_allowed', 'Only customers order')
  const { provider } = deps
  if (body.payment === 'online' && !provider)
    throw new Refusal('rule_broken', 'This street takes no cards. Pay in the shop instead.', {
      details: [{ path: 'payment', message: 'Choose in_shop' }],
    })
  // what the customer holds unpaid from before would stand in the way of the same goods
  if (provider) await giveUpUnpaid({ ...deps, provider }, viewer.id, key)

  let written: Order[] = []
  const { parent_order_id } = await deps.db.tx((tx) =>
    once(tx, { viewer, call: 'checkout', key, body }, async () => {
      const { orders, ...placed } = await place(deps, tx, viewer, body, key)
      written = orders
      return placed
    }),
  )
  // nothing else has happened to them; of a repeat, or of a try that was rolled back, they are not these
  if (body.payment === 'in_shop' && written[0]?.parent_order_id === parent_order_id)
    return { parent_order_id, orders: written, payment: null }
  if (provider && body.payment === 'online')
    await patiently(deps, advance({ ...deps, provider }, parent_order_id))
  return checkoutView(deps.db, viewer, parent_order_id)
}

type Part = { terms: ShopTerms; lines: Line[]; isBrought: boolean }

async function place(
  deps: CheckoutDeps,
  tx: Tx,
  viewer: Viewer,
  body: CheckoutBody,
  key: string | undefined,
) {
  const wanted = await wantedLines(tx, viewer, body)
  const shelves = await lockProducts(
    tx,
    wanted.map(({ product_id }) => product_id),
  )
  const parts = await partsOf(tx, wanted, shelves, body)
  await requireSameTotal(tx, wanted, parts, body)
  const now = deps.now()
  const parent_order_id = randomUUIDv7()
  const orders: Order[] = []
  for (const part of parts) orders.push(await placePart(deps, tx, viewer, body, part, parent_order_id, now))
  orders.sort((a, b) => (a.id < b.id ? -1 : 1))
  const total = orders.reduce((sum, { total_amount }) => sum + toCents(total_amount), 0)

  const cartProducts = body.items ? [] : wanted.map(({ product_id }) => product_id)
  if (body.payment === 'in_shop') {
    await dropFromCart(tx, viewer.id, cartProducts)
    return { parent_order_id, orders }
  }
  if (total < leastCents)
    throw new Refusal('rule_broken', `A card pays ${toDollars(leastCents).toFixed(2)} dollars at least`)
  if (total > mostCents)
    throw new Refusal(
      'rule_broken',
      'A card pays 999,999.99 dollars at most. Take something out and order it by itself.',
    )
  const payment = {
    parent_order_id,
    customer_id: viewer.id,
    amount_cents: total,
    commission_bp: deps.commissionBp,
    cart_products: cartProducts,
    request_key: key ?? null,
    expires_at: new Date(now.getTime() + limits.unpaidHoldMs),
  }
  await addPayment(tx, payment, now)
  return { parent_order_id, orders }
}

/** Lines of the same product are one line, also when the cart is meant. */
async function wantedLines(tx: Tx, viewer: Viewer, { items, shop_id }: CheckoutBody): Promise<Line[]> {
  const given = items
    ? items.map(({ productId, quantity }) => ({ product_id: productId, quantity }))
    : (await linesOf(tx, viewer.id)).filter((line) => shop_id === undefined || line.shop_id === shop_id)
  if (given.length === 0) throw new Refusal('rule_broken', 'The cart is empty')
  const pieces = new Map<string, number>()
  for (const { product_id, quantity } of given)
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
  return [...pieces].map(([product_id, quantity]) => ({ product_id, quantity }))
}

async function partsOf(
  tx: Tx,
  wanted: Line[],
  shelves: Shelf[],
  { fulfilment, pickup_at }: CheckoutBody,
): Promise<Part[]> {
  const shopOf = new Map(shelves.map(({ id, shop_id }) => [id, shop_id]))
  const byShop = Map.groupBy(wanted, ({ product_id }) => shopOf.get(product_id))
  const shopIds = [...byShop.keys()].filter((id) => id !== undefined)
  const known = new Map((await termsOf(tx, shopIds)).map((terms) => [terms.id, terms]))
  return [...byShop].map(([shopId, lines]) => {
    const terms = shopId && known.get(shopId)
    if (!terms) throw notFound('Product')
    requireGoods(lines, shelves, { shop_id: terms.id, items: lines })
    return { terms, lines, isBrought: fulfilment === 'delivery' && !pickup_at.includes(terms.id) }
  })
}

/** Reliability T7: what is charged is what was shown, or nothing is. */
async function requireSameTotal(
  tx: Tx,
  wanted: Line[],
  parts: Part[],
  { total_amount }: CheckoutBody,
): Promise<void> {
  if (total_amount === undefined) return
  const prices = await tx.many<{ id: string; price_cents: number }>(sql`
    select id, price_cents from products where id = any(${wanted.map(({ product_id }) => product_id)}::uuid[])`)
  const priceOf = new Map(prices.map(({ id, price_cents }) => [id, price_cents]))
  const goods = wanted.reduce((sum, line) => sum + (priceOf.get(line.product_id) ?? 0) * line.quantity, 0)
  const total = parts.reduce(
    (sum, { terms, isBrought }) => sum + (isBrought ? terms.delivery_fee_cents : 0),
    goods,
  )
  if (total !== toCents(total_amount))
    throw new Refusal('price_changed', 'A price has changed since you looked. Please look at it again.', {
      entity: { total_amount: toDollars(total) },
    })
}

async function placePart(
  deps: CheckoutDeps,
  tx: Tx,
  viewer: Viewer,
  body: CheckoutBody,
  { terms, lines, isBrought }: Part,
  parentId: string,
  now: Date,
): Promise<Order> {
  if (body.payment === 'in_shop' && !terms.pay_in_shop)
    throw new Refusal('rule_broken', `${terms.name} wants to be paid online`, {
      entity: { shop_id: terms.id },
    })
  const wish = orderBody(body, terms.id, isBrought)
  requireDelivery(terms, wish)
  const order = newOrder(terms, viewer.id, wish, lines, now)
  if (!order)
    throw new Refusal('shop_not_taking_orders', `${terms.name} takes no orders at the moment`, {
      entity: { shop_id: terms.id },
    })

  const placed: NewOrder = {
    ...order,
    ...(!isBrought && timesOf(body, terms, order, now)),
    parent_order_id: parentId,
    note: body.notes.find(({ shop_id }) => shop_id === terms.id)?.note ?? '',
    ...(body.payment === 'online' && { payment_status: 'awaiting', respond_by: null }),
  }
  const taken = await writeOrder(tx, { order: placed, lines, revision: terms.revision })
  if (taken.length < lines.length)
    throw new Refusal('conflict', `${terms.name} has just changed. Please try again.`, {
      entity: { shop_id: terms.id },
    })
  tx.afterCommit(() => {
    tellStock(
      deps.bus,
      terms.id,
      lines.map(({ product_id }) => product_id),
    )
    tellOrder(deps.bus)
  })
  return placedOrder(placed, terms, taken)
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
