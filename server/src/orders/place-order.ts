import { orders } from '@mainstreet/contract/limits.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Reader, Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { once } from '../platform/idempotency.ts'
import { addedUp, type Line, type NewOrder, newOrder, type PlaceOrderBody } from './new-order.ts'
import { presentOrder } from './present.ts'
import { requireGoods } from './require-goods.ts'
import { findTerms, type KnownTerms, type ShopTerms } from './shop-terms.ts'
import { countOpenReservations, lockProducts, lockReservations, type TakenLine, writeOrder } from './store.ts'
import { tellOrder, tellStock } from './tell.ts'

export type PlacingDeps = Deps & { knownTerms: KnownTerms }

/** Stock, price, total and status are decided here, whatever the body says. */
export async function placeOrder(
  deps: PlacingDeps,
  viewer: Viewer,
  body: PlaceOrderBody,
  key?: string,
): Promise<Order> {
  if (viewer.role !== 'customer') throw new Refusal('not_allowed', 'Only customers order')
  const lines = addedUp(body)

  const isPlain = lines.length === 1 && body.order_type === 'order' && key === undefined
  const order =
    (isPlain && (await placeAtOnce(deps, viewer, body, lines))) ||
    (await placeInSteps(deps, viewer, body, lines, key))
  return order
}

/** One statement on remembered terms, without BEGIN and COMMIT (1.7 times as fast); undefined when anything is in doubt. */
async function placeAtOnce(
  deps: PlacingDeps,
  viewer: Viewer,
  body: PlaceOrderBody,
  lines: Line[],
): Promise<Order | undefined> {
  const terms = await rememberedTerms(deps, body.shop_id)
  const order = terms && newOrder(terms, viewer.id, body, lines, deps.now())
  if (!order) return undefined

  const taken = await writeOrder(deps.db, order, terms.revision, lines)
  if (taken.length === 0) {
    deps.knownTerms.delete(body.shop_id)
    return undefined
  }
  tell(deps, order)
  return placed(order, terms, taken)
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
function placeInSteps(
  deps: PlacingDeps,
  viewer: Viewer,
  body: PlaceOrderBody,
  lines: Line[],
  key: string | undefined,
): Promise<Order> {
  return deps.db.tx((tx) =>
    once(tx, { viewer, call: 'placeOrder', key, body }, async () => {
      if (body.order_type === 'reservation') await requireRoomForReservation(tx, viewer.id, body.shop_id)
      const shelves = await lockProducts(
        tx,
        lines.map(({ product_id }) => product_id),
      )
      const terms = await requireTerms(tx, body.shop_id)
      requireGoods(lines, shelves, body)
      const order = newOrder(terms, viewer.id, body, lines, deps.now())
      if (!order) throw new Refusal('shop_not_taking_orders', `${terms.name} takes no orders at the moment`)

      const taken = await writeOrder(tx, order, terms.revision, lines)
      if (taken.length < lines.length)
        throw new Refusal('conflict', `${terms.name} has just changed. Please try again.`)
      tx.afterCommit(() => tell(deps, order, lines))
      return placed(order, terms, taken)
    }),
  )
}

/** Kept by a lock: two that count at the same moment would both find room. */
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

function tell({ bus }: PlacingDeps, order: NewOrder, lines: Line[] = [order]): void {
  tellStock(
    bus,
    order.shop_id,
    lines.map(({ product_id }) => product_id),
  )
  tellOrder(bus, order)
}

function placed(order: NewOrder, terms: ShopTerms, taken: TakenLine[]): Order {
  const total_cents = taken.reduce((sum, { price_cents, quantity }) => sum + price_cents * quantity, 0)
  const items = taken.map((line) => ({ ...line, order_id: order.id }))
  const event = {
    order_id: order.id,
    kind: 'placed',
    actor: 'customer',
    from_status: null,
    to_status: order.status,
  } as const
  const events = [{ ...event, reason: null, created_at: order.created_at }]
  return presentOrder({ ...order, shop_name: terms.name, total_cents }, { items, events }, order.customer_id)
}
