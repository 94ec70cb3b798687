import { orders } from '@mainstreet/contract/limits.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader, Tx } from '../platform/db/db.ts'
import { claimOf, isKeyTaken, once } from '../platform/db/idempotency.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import {
  addedUp,
  type Line,
  mayPayThere,
  type NewOrder,
  newOrder,
  type PlaceOrderBody,
  requirePayThere,
} from './build-order.ts'
import { type Writing, type Written, writeOrders } from './insert-orders.ts'
import { placedOrder } from './new-order-response.ts'
import { mayOpen, type OpenOrderLimits, requireMayOpen } from './open-order-limits.ts'
import { tellOrder, tellStock } from './order-topics.ts'
import { requireGoods } from './require-stock.ts'
import { findTerms, type KnownTerms, type ShopTerms } from './shop-terms.ts'
import { countOpenReservations, lockProducts, lockReservations, openReservations } from './store.ts'

export type PlacingDeps = Deps & { knownTerms: KnownTerms; openLimits: OpenOrderLimits | undefined }

/** Stock, price, total and status are decided here, whatever the body says. */
export async function placeOrder(
  deps: PlacingDeps,
  viewer: Viewer,
  body: PlaceOrderBody,
  key?: string,
): Promise<Order> {
  if (viewer.role !== 'customer') throw new Refusal('not_allowed', 'Only customers order')
  const wish = { viewer, body, lines: addedUp(body), key }
  return (await placeAtOnce(deps, wish)) ?? placeInSteps(deps, wish)
}

type Wish = { viewer: Viewer; body: PlaceOrderBody; lines: Line[]; key: string | undefined }

const askOf = ({ viewer, body, key }: Wish) => ({ viewer, call: 'placeOrder', key, body })

/** One statement on remembered terms, in place of six to nine; undefined when anything is in doubt. */
async function placeAtOnce(deps: PlacingDeps, wish: Wish): Promise<Order | undefined> {
  const { viewer, body, lines } = wish
  const terms = await rememberedTerms(deps, body.shop_id)
  if (!terms || !mayPayThere(terms, body)) return undefined
  const order = newOrder(terms, viewer.id, body, lines, deps.now())
  if (!order) return undefined

  const writing: Writing = {
    orders: [{ order, lines, revision: terms.revision }],
    ...keeping(wish, order, terms),
  }
  const taken = await (order.order_type === 'order'
    ? writeOrders(deps.db, { ...writing, on: mayOpen(openingOf(deps, wish)) })
    : writeReservation(deps, order, writing, mayOpen(openingOf(deps, wish)))
  ).catch((fault: unknown) => {
    if (isKeyTaken(fault)) return []
    throw fault
  })
  const [first] = taken
  if (!first) {
    deps.knownTerms.delete(body.shop_id)
    return undefined
  }
  tell(deps, order, lines)
  return (first.answer as Order | null) ?? placedOrder(order, terms, taken)
}

/** The limit is looked at under a lock: two that count at the same moment would both find room. */
function writeReservation(
  { db }: PlacingDeps,
  order: NewOrder,
  writing: Writing,
  allowed: Sql,
): Promise<Written[]> {
  const { customer_id, shop_id } = order
  return db.tx(async (tx) => {
    await lockReservations(tx, customer_id, shop_id)
    const most = orders.openReservationsPerShop
    return writeOrders(tx, {
      ...writing,
      on: sql`${openReservations(customer_id, shop_id)} < ${most} and ${allowed}`,
    })
  })
}

function openingOf({ openLimits: limits }: PlacingDeps, { viewer, body }: Wish) {
  const shopIds = body.order_type === 'order' ? [body.shop_id] : []
  return { limits, customerId: viewer.id, shopIds, added: 1 }
}

/** The answer as it will be kept: what only the shelf knows is put in by the statement. */
function keeping(wish: Wish, order: NewOrder, terms: ShopTerms): Pick<Writing, 'keep'> {
  if (wish.key === undefined) return {}
  const head = JSON.stringify(placedOrder(order, terms, []))
  const answer = sql`(${head}::jsonb || jsonb_build_object(
    'total_amount', (sum(price_cents * quantity) + ${order.delivery_fee_cents}::bigint) / 100.0::float8,
    'items', jsonb_agg(jsonb_build_object('product_id', product_id, 'name', name, 'image', image,
      'price', price_cents / 100.0::float8, 'quantity', quantity) order by line)))::json`
  return { keep: { key: wish.key, ...claimOf(askOf(wish)), answer } }
}

async function rememberedTerms(
  { db, knownTerms }: PlacingDeps,
  shopId: string,
): Promise<ShopTerms | undefined> {
  const known = knownTerms.get(shopId)
  if (known) return known
  const terms = await findTerms(db, shopId)
  if (terms) knownTerms.set(shopId, terms)
  return terms
}

/** Everything read anew under locks, so that a refusal can say why. */
function placeInSteps(deps: PlacingDeps, wish: Wish): Promise<Order> {
  const { viewer, body, lines } = wish
  return deps.db.tx((tx) =>
    once(tx, askOf(wish), async () => {
      if (body.order_type === 'reservation') await requireRoomForReservation(tx, viewer.id, body.shop_id)
      await requireMayOpen(tx, openingOf(deps, wish))
      const shelves = await lockProducts(
        tx,
        lines.map(({ product_id }) => product_id),
      )
      const terms = await requireTerms(tx, body.shop_id)
      requireGoods(lines, shelves, body)
      requirePayThere(terms, body)
      const order = newOrder(terms, viewer.id, body, lines, deps.now())
      if (!order) throw new Refusal('shop_not_taking_orders', `${terms.name} takes no orders at the moment`)

      const taken = await writeOrders(tx, { orders: [{ order, lines, revision: terms.revision }] })
      if (taken.length < lines.length)
        throw new Refusal('conflict', `${terms.name} has just changed. Please try again.`)
      tx.afterCommit(() => tell(deps, order, lines))
      return placedOrder(order, terms, taken)
    }),
  )
}

async function requireRoomForReservation(tx: Tx, customerId: string, shopId: string): Promise<void> {
  await lockReservations(tx, customerId, shopId)
  const open = await countOpenReservations(tx, customerId, shopId)
  if (open >= orders.openReservationsPerShop)
    throw new Refusal(
      'too_many_open',
      `You have ${open} open reservations in this shop already. Pick one up or cancel it first.`,
    )
}

async function requireTerms(reader: Reader, shopId: string): Promise<ShopTerms> {
  const terms = await findTerms(reader, shopId)
  if (!terms) throw notFound('Shop')
  return terms
}

function tell({ bus }: PlacingDeps, order: NewOrder, lines: Line[]): void {
  tellStock(
    bus,
    order.shop_id,
    lines.map(({ product_id }) => product_id),
  )
  tellOrder(bus)
}
