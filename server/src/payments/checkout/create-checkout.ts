import { randomUUIDv7 } from 'node:crypto'
import { orders as limits } from '@mainstreet/contract/limits.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { type Draft, type Writing, type Written, writeOrders } from '../../orders/insert-orders.ts'
import { placedOrder } from '../../orders/new-order-response.ts'
import { mayOpen, type OpenOrderLimits, requireMayOpen } from '../../orders/open-order-limits.ts'
import { tellOrder, tellStock } from '../../orders/order-topics.ts'
import type { ShopTerms } from '../../orders/shop-terms.ts'
import { findShelves } from '../../orders/store.ts'
import type { Reader } from '../../platform/db/db.ts'
import { type Ask, claimOf, isKeyTaken, once } from '../../platform/db/idempotency.ts'
import { sql } from '../../platform/db/sql.ts'
import { Refusal } from '../../platform/http/api-error.ts'
import { advance, type MoneyDeps } from '../process-payment.ts'
import { addPayment } from '../store.ts'
import type { Provider } from '../stripe/stripe-provider.ts'
import { patiently } from '../stripe/with-stripe-timeout.ts'
import { giveUpUnpaid } from './cancel-checkout.ts'
import { checkoutView } from './get-checkout.ts'
import {
  type CheckoutBody,
  costOf,
  draftOf,
  feesOf,
  partsOf,
  requirePayable,
  requireSameTotal,
  wantedLines,
} from './shop-groups.ts'

export type CheckoutDeps = Omit<MoneyDeps, 'provider'> & {
  provider: Provider | undefined
  /** Hundredths of a percent. */
  commissionBp: number
  openLimits: OpenOrderLimits | undefined
  demo: boolean
}

type CheckoutRequest = {
  body: CheckoutBody
  key: string | undefined
  /** Where the payment page leads back to. */
  origin: string
}

/**
 * One row per shop under one parent, all or none. Paid online the goods are held and the shops see nothing yet; the
 * provider is asked after the commit, so that one that is away loses nothing: the answer then has no address to pay at,
 * and reading the checkout asks again.
 */
export async function checkout(
  deps: CheckoutDeps,
  viewer: Viewer,
  { body, key, origin }: CheckoutRequest,
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
      if (body.payment === 'online')
        await addPayment(tx, { ...paymentOf(deps, ask, placed), return_origin: origin }, placed.now)
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
    const opening = {
      limits: isOnline ? undefined : deps.openLimits,
      customerId: viewer.id,
      shopIds: parts.map(({ order }) => order.shop_id),
      added: parts.length,
    }
    const taken = await writeOrders(reader, {
      orders: parts,
      goods_cents,
      on: mayOpen(opening),
      keep: keep?.(parent_order_id),
      // what is paid online stays in the cart until then
      cart_of: body.items || isOnline ? undefined : viewer.id,
    })
    if (taken.length === wanted.length) return { parent_order_id, parts, total_cents, products, taken, now }
    await requireMayOpen(reader, opening)
  }
  throw new Refusal('conflict', 'Something has just changed in a shop. Please try again.')
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
