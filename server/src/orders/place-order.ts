import { orderLimits } from '@mainstreet/contract/limits.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Queryable, Tx } from '../platform/db/db.ts'
import { isIdempotencyKeyTaken, runIdempotent, toIdempotencyClaim } from '../platform/db/idempotency.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { ApiError, notFoundError } from '../platform/http/api-error.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import {
  buildOrder,
  canPayInShop,
  mergeOrderLines,
  type NewOrder,
  type OrderLine,
  type PlaceOrderBody,
  requirePayInShopOffered,
} from './build-order.ts'
import { type InsertedLine, type InsertOrdersInput, insertOrders } from './insert-orders.ts'
import { buildNewOrderResponse } from './new-order-response.ts'
import {
  type OpenOrderLimits,
  openOrderLimitCondition,
  requireBelowOpenOrderLimits,
} from './open-order-limits.ts'
import { publishStockChange, wakeOutbox } from './order-topics.ts'
import { requireStock } from './require-stock.ts'
import { findShopTerms, type ShopTerms, type ShopTermsCache } from './shop-terms.ts'
import { countOpenReservations, lockProducts, lockReservations, openReservationCount } from './store.ts'

export type PlaceOrderDeps = PlatformDeps & {
  shopTermsCache: ShopTermsCache
  openLimits: OpenOrderLimits | undefined
}

/** The server decides stock, price, total and status, whatever the body contains. */
export async function placeOrder(
  deps: PlaceOrderDeps,
  viewer: Viewer,
  body: PlaceOrderBody,
  key?: string,
): Promise<Order> {
  if (viewer.role !== 'customer') throw new ApiError('not_allowed', 'Only customers order')
  const request = { viewer, body, lines: mergeOrderLines(body), key }
  return (await placeInOneStatement(deps, request)) ?? placeInTransaction(deps, request)
}

type PlaceOrderRequest = { viewer: Viewer; body: PlaceOrderBody; lines: OrderLine[]; key: string | undefined }

const toIdempotentRequest = ({ viewer, body, key }: PlaceOrderRequest) => ({
  viewer,
  call: 'placeOrder',
  key,
  body,
})

/**
 * Places the order in one statement with cached shop terms, instead of six to nine statements. Undefined when the
 * statement inserts nothing; the transaction then decides.
 */
async function placeInOneStatement(
  deps: PlaceOrderDeps,
  request: PlaceOrderRequest,
): Promise<Order | undefined> {
  const { viewer, body, lines } = request
  const terms = await getCachedTerms(deps, body.shop_id)
  if (!terms || !canPayInShop(terms, body)) return undefined
  const order = buildOrder(terms, viewer.id, body, lines, deps.now())
  if (!order) return undefined

  const insertInput: InsertOrdersInput = {
    orders: [{ order, lines, revision: terms.revision }],
    ...buildStoredResponse(request, order, terms),
  }
  const reservedLines = await (order.order_type === 'order'
    ? insertOrders(deps.db, {
        ...insertInput,
        condition: openOrderLimitCondition(getOpenOrderCheck(deps, request)),
      })
    : insertReservation(deps, order, insertInput, openOrderLimitCondition(getOpenOrderCheck(deps, request)))
  ).catch((error: unknown) => {
    if (isIdempotencyKeyTaken(error)) return []
    throw error
  })
  const [first] = reservedLines
  if (!first) {
    deps.shopTermsCache.delete(body.shop_id)
    return undefined
  }
  publishPlacedOrder(deps, order, lines)
  return (first.response as Order | null) ?? buildNewOrderResponse(order, terms, reservedLines)
}

/** Checks the limit under a lock: without it two concurrent requests would both be below the limit. */
function insertReservation(
  { db }: PlaceOrderDeps,
  order: NewOrder,
  insertInput: InsertOrdersInput,
  allowed: Sql,
): Promise<InsertedLine[]> {
  const { customer_id, shop_id } = order
  return db.tx(async (tx) => {
    await lockReservations(tx, customer_id, shop_id)
    const maxReservations = orderLimits.maxOpenReservationsPerShop
    return insertOrders(tx, {
      ...insertInput,
      condition: sql`${openReservationCount(customer_id, shop_id)} < ${maxReservations} and ${allowed}`,
    })
  })
}

function getOpenOrderCheck({ openLimits: limits }: PlaceOrderDeps, { viewer, body }: PlaceOrderRequest) {
  const shopIds = body.order_type === 'order' ? [body.shop_id] : []
  return { limits, customerId: viewer.id, shopIds, added: 1 }
}

/** The response to store. The statement fills in the prices, names and images of the products. */
function buildStoredResponse(
  request: PlaceOrderRequest,
  order: NewOrder,
  terms: ShopTerms,
): Pick<InsertOrdersInput, 'storedResponse'> {
  if (request.key === undefined) return {}
  const baseJson = JSON.stringify(buildNewOrderResponse(order, terms, []))
  const response = sql`(${baseJson}::jsonb || jsonb_build_object(
    'total_amount', (sum(price_cents * quantity) + ${order.delivery_fee_cents}::bigint) / 100.0::float8,
    'items', jsonb_agg(jsonb_build_object('product_id', product_id, 'name', name, 'image', image,
      'price', price_cents / 100.0::float8, 'quantity', quantity) order by line)))::json`
  return {
    storedResponse: {
      key: request.key,
      ...toIdempotencyClaim(toIdempotentRequest(request)),
      answer: response,
    },
  }
}

async function getCachedTerms(
  { db, shopTermsCache }: PlaceOrderDeps,
  shopId: string,
): Promise<ShopTerms | undefined> {
  const cached = shopTermsCache.get(shopId)
  if (cached) return cached
  const terms = await findShopTerms(db, shopId)
  if (terms) shopTermsCache.set(shopId, terms)
  return terms
}

/** Reads everything again under locks, so that a rejection can state its reason. */
function placeInTransaction(deps: PlaceOrderDeps, request: PlaceOrderRequest): Promise<Order> {
  const { viewer, body, lines } = request
  return deps.db.tx((tx) =>
    runIdempotent(tx, toIdempotentRequest(request), async () => {
      if (body.order_type === 'reservation') await requireBelowReservationLimit(tx, viewer.id, body.shop_id)
      await requireBelowOpenOrderLimits(tx, getOpenOrderCheck(deps, request))
      const products = await lockProducts(
        tx,
        lines.map(({ product_id }) => product_id),
      )
      const terms = await requireShopTerms(tx, body.shop_id)
      requireStock(lines, products, body)
      requirePayInShopOffered(terms, body)
      const order = buildOrder(terms, viewer.id, body, lines, deps.now())
      if (!order) throw new ApiError('shop_not_taking_orders', `${terms.name} takes no orders at the moment`)

      const reservedLines = await insertOrders(tx, { orders: [{ order, lines, revision: terms.revision }] })
      if (reservedLines.length < lines.length)
        throw new ApiError('conflict', `${terms.name} has just changed. Please try again.`)
      tx.afterCommit(() => publishPlacedOrder(deps, order, lines))
      return buildNewOrderResponse(order, terms, reservedLines)
    }),
  )
}

async function requireBelowReservationLimit(tx: Tx, customerId: string, shopId: string): Promise<void> {
  await lockReservations(tx, customerId, shopId)
  const open = await countOpenReservations(tx, customerId, shopId)
  if (open >= orderLimits.maxOpenReservationsPerShop)
    throw new ApiError(
      'too_many_open',
      `You have ${open} open reservations in this shop already. Pick one up or cancel it first.`,
    )
}

async function requireShopTerms(reader: Queryable, shopId: string): Promise<ShopTerms> {
  const terms = await findShopTerms(reader, shopId)
  if (!terms) throw notFoundError('Shop')
  return terms
}

function publishPlacedOrder({ bus }: PlaceOrderDeps, order: NewOrder, lines: OrderLine[]): void {
  publishStockChange(
    bus,
    order.shop_id,
    lines.map(({ product_id }) => product_id),
  )
  wakeOutbox(bus)
}
