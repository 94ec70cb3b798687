import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import { orders as limits } from '@mainstreet/contract/limits.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { isPickupTime, pickupUntil } from '@mainstreet/contract/shops/pickup-windows.ts'
import { linesOf } from '../cart/store.ts'
import type { Viewer } from '../identity/viewer.ts'
import { type Line, type NewOrder, newOrder, requireDelivery, requirePayThere } from '../orders/new-order.ts'
import { placedOrder } from '../orders/placed-order.ts'
import { requireGoods } from '../orders/require-goods.ts'
import { type ShopTerms, termsOf } from '../orders/shop-terms.ts'
import { findShelves, type Shelf } from '../orders/store.ts'
import { tellOrder, tellStock } from '../orders/tell.ts'
import { type Draft, type Writing, type Written, writeOrders } from '../orders/write-orders.ts'
import type { Reader } from '../platform/db.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { type Ask, claimOf, isKeyTaken, once } from '../platform/idempotency.ts'
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

  const ask = { viewer, call: 'checkout', key, body }
  const paidThere = body.payment === 'in_shop' ? await payInShops(deps, ask) : undefined
  if (paidThere) return paidThere

  const { parent_order_id } = await deps.db.tx((tx) =>
    once(tx, ask, async () => {
      const placed = await place(deps, tx, ask)
      if (body.payment === 'online') await addPayment(tx, paymentOf(deps, ask, placed), placed.now)
      tx.afterCommit(() => tell(deps, placed))
      return { parent_order_id: placed.parent_order_id }
    }),
  )
  if (provider && body.payment === 'online')
    await patiently(deps, advance({ ...deps, provider }, parent_order_id))
  return checkoutView(deps.db, viewer, parent_order_id)
}

type CheckoutAsk = Ask & { viewer: Viewer; body: CheckoutBody }

/** In one statement, with nothing to read back; undefined when its key may have been used already. */
async function payInShops(deps: CheckoutDeps, ask: CheckoutAsk): Promise<Checkout | undefined> {
  try {
    const placed = await place(deps, deps.db, ask, keeping(ask))
    tell(deps, placed)
    const { parent_order_id, parts, taken } = placed
    const orders = parts.map(({ order, terms }) =>
      placedOrder(
        order,
        terms,
        taken.filter(({ order_id }) => order_id === order.id),
      ),
    )
    return { parent_order_id, orders: orders.sort((a, b) => (a.id < b.id ? -1 : 1)), payment: null }
  } catch (fault) {
    // a repeat may find the shelf empty that it emptied itself
    if (ask.key !== undefined && (isKeyTaken(fault) || fault instanceof Refusal)) return undefined
    throw fault
  }
}

type Part = { terms: ShopTerms; lines: Line[]; isBrought: boolean }
type Placed = {
  parent_order_id: string
  parts: (Draft & { terms: ShopTerms })[]
  total_cents: number
  products: string[]
  taken: Written[]
  now: Date
}

/** How often all is read anew that has changed between the reading and the writing. */
const tries = 3

/** All of it or nothing, and on what was just read: what is charged is what was shown (reliability T7). */
async function place(
  deps: CheckoutDeps,
  reader: Reader,
  { viewer, body }: CheckoutAsk,
  keep?: (parentId: string) => Writing['keep'],
): Promise<Placed> {
  const isOnline = body.payment === 'online'
  for (let left = tries; left > 0; left--) {
    const now = deps.now()
    const parent_order_id = randomUUIDv7()
    const wanted = await wantedLines(reader, viewer, body)
    const products = wanted.map(({ product_id }) => product_id)
    const shelves = await findShelves(reader, products)
    const found = await partsOf(reader, wanted, shelves, body)
    const goods_cents = costOf(wanted, shelves)
    const total_cents = goods_cents + feesOf(found)
    requireSameTotal(total_cents, body)
    const parts = found.map((part) => draftOf(part, viewer, body, parent_order_id, now))
    if (isOnline) requirePayable(total_cents)
    const taken = await writeOrders(reader, {
      orders: parts,
      goods_cents,
      keep: keep?.(parent_order_id),
      // what is paid online stays in the cart until then
      cart_of: body.items || isOnline ? undefined : viewer.id,
    })
    if (taken.length === wanted.length) return { parent_order_id, parts, total_cents, products, taken, now }
  }
  throw new Refusal('conflict', 'Something has just changed in a shop. Please try again.')
}

/** Lines of the same product are one line, also when the cart is meant. */
async function wantedLines(
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

async function partsOf(
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

function costOf(lines: Line[], shelves: Shelf[]): number {
  const prices = new Map(shelves.map(({ id, price_cents }) => [id, price_cents]))
  return lines.reduce((sum, { product_id, quantity }) => sum + (prices.get(product_id) ?? 0) * quantity, 0)
}

function feesOf(parts: Part[]): number {
  return parts.reduce((sum, { terms, isBrought }) => sum + (isBrought ? terms.delivery_fee_cents : 0), 0)
}

function requireSameTotal(totalCents: number, { total_amount }: CheckoutBody): void {
  if (total_amount === undefined || totalCents === toCents(total_amount)) return
  throw new Refusal('price_changed', 'A price has changed since you looked. Please look at it again.', {
    entity: { total_amount: toDollars(totalCents) },
  })
}

function requirePayable(totalCents: number): void {
  if (totalCents < leastCents)
    throw new Refusal('rule_broken', `A card pays ${toDollars(leastCents).toFixed(2)} dollars at least`)
  if (totalCents > mostCents)
    throw new Refusal(
      'rule_broken',
      'A card pays 999,999.99 dollars at most. Take something out and order it by itself.',
    )
}

function draftOf(
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

/** Kept by the statement that writes the orders. */
function keeping(ask: CheckoutAsk) {
  const { key } = ask
  if (key === undefined) return undefined
  return (parent_order_id: string) => ({
    key,
    ...claimOf(ask),
    answer: sql`${JSON.stringify({ parent_order_id })}::json`,
  })
}

function paymentOf(deps: CheckoutDeps, { viewer, body, key }: CheckoutAsk, placed: Placed) {
  return {
    parent_order_id: placed.parent_order_id,
    customer_id: viewer.id,
    amount_cents: placed.total_cents,
    commission_bp: deps.commissionBp,
    cart_products: body.items ? [] : placed.products,
    request_key: key ?? null,
    expires_at: new Date(placed.now.getTime() + limits.unpaidHoldMs),
  }
}

function tell({ bus }: CheckoutDeps, { parts }: Placed): void {
  for (const { order, lines } of parts)
    tellStock(
      bus,
      order.shop_id,
      lines.map(({ product_id }) => product_id),
    )
  tellOrder(bus)
}
