import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import {
  type IdempotentRequest,
  isIdempotencyKeyTaken,
  runIdempotent,
} from '@mainstreet/platform/db/idempotency.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import {
  acceptsInStorePayment,
  buildOrder,
  mergeOrderLines,
  type OrderLine,
  type PlaceOrderBody,
  requireInStorePaymentOffered,
} from './build-order.ts'
import { insertOrders, type OrderRequest, toStoredResponse } from './insert-orders-store.ts'
import { requireBelowOpenOrderLimits, requireBelowReservationLimit } from './open-order-limits.ts'
import { lockReservations, type OpenOrderCheck, type OpenOrderLimits } from './open-orders-store.ts'
import type { OrderBatches } from './order-batches.ts'
import { publishStockChange, wakeOutbox } from './order-topics.ts'
import { addItems, type OrderItemRow, presentNewOrder } from './present.ts'
import { requireListed } from './require-listed.ts'
import { requireStock } from './require-stock.ts'
import { findShopTerms, type ShopTerms, type ShopTermsCache } from './shop-terms-store.ts'
import { listOrderItems, lockProducts } from './store.ts'

export type PlaceOrderDeps = PlatformDeps & {
  shopTermsCache: ShopTermsCache
  orderBatches: OrderBatches
  openLimits: OpenOrderLimits | undefined
}

type PlaceOrderRequest = IdempotentRequest & { viewer: Viewer; body: PlaceOrderBody; lines: OrderLine[] }

/** The server decides stock, price, total and status, whatever the body contains. */
export async function placeOrder(
  deps: PlaceOrderDeps,
  viewer: Viewer,
  body: PlaceOrderBody,
  key?: string,
): Promise<Order> {
  if (viewer.role !== 'customer') throw new ApiError('not_allowed', (m) => m.errors.orders.onlyCustomers)
  const request = { viewer, call: 'placeOrder', key, body, lines: mergeOrderLines(body) }
  return (await placeAtOnce(deps, request)) ?? placeUnderLocks(deps, request)
}

/**
 * Writes the order with cached shop terms and reads nothing else first. Undefined when nothing was written: the terms
 * have changed, the stock is too low, a limit is reached or the key is used.
 */
async function placeAtOnce(deps: PlaceOrderDeps, request: PlaceOrderRequest): Promise<Order | undefined> {
  const { viewer, body, lines } = request
  const terms = await getCachedTerms(deps, body.shop_id)
  if (!terms || !acceptsInStorePayment(terms, body)) return undefined
  const order = buildOrder(terms, viewer.id, body, lines, deps.now())
  if (!order) return undefined

  const response = presentNewOrder(order, terms.name)
  const orders = [{ order, lines, revision: terms.revision }]
  const storedResponse = toStoredResponse(request, response)
  const items = await insertWithinLimits(deps, request, { orders, storedResponse }).catch(
    (error: unknown) => {
      if (isIdempotencyKeyTaken(error)) return []
      throw error
    },
  )
  if (items.length === 0) {
    deps.shopTermsCache.delete(body.shop_id)
    return undefined
  }
  publishPlacedOrder(deps, request)
  return addItems(response, items)
}

async function insertWithinLimits(
  deps: PlaceOrderDeps,
  request: PlaceOrderRequest,
  orders: Pick<OrderRequest, 'orders' | 'storedResponse'>,
): Promise<OrderItemRow[]> {
  const { viewer, body } = request
  const orderRequest = { ...orders, openOrders: getOpenOrderCheck(deps, request) }
  if (body.order_type === 'order') return deps.orderBatches.insert(orderRequest)

  const reservations = {
    customerId: viewer.id,
    shopId: body.shop_id,
    max: orderLimits.maxOpenReservationsPerShop,
  }
  return deps.db.tx(async (tx) => {
    // without the lock two concurrent requests would both be below the limit
    await lockReservations(tx, viewer.id, body.shop_id)
    return insertOrders(tx, [orderRequest], reservations)
  })
}

function getOpenOrderCheck(
  { openLimits: limits }: PlaceOrderDeps,
  { viewer, body }: PlaceOrderRequest,
): OpenOrderCheck {
  const shopIds = body.order_type === 'order' ? [body.shop_id] : []
  return { limits, customerId: viewer.id, shopIds, added: 1 }
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
async function placeUnderLocks(deps: PlaceOrderDeps, request: PlaceOrderRequest): Promise<Order> {
  const { viewer, body, lines } = request
  const response = await deps.db.tx((tx) =>
    runIdempotent(tx, request, async () => {
      if (body.order_type === 'reservation') await requireBelowReservationLimit(tx, viewer.id, body.shop_id)
      await requireBelowOpenOrderLimits(tx, getOpenOrderCheck(deps, request))
      const products = await lockProducts(
        tx,
        lines.map(({ product_id }) => product_id),
      )
      const terms = await findShopTerms(tx, body.shop_id)
      if (!terms) throw notFoundError('shop')
      await requireListed(tx, lines, products)
      requireStock(lines, products, body)
      requireInStorePaymentOffered(terms, body)
      const order = buildOrder(terms, viewer.id, body, lines, deps.now())
      if (!order)
        throw new ApiError('shop_not_accepting_orders', (m) => m.errors.orders.notAccepting(terms.name))

      const items = await insertOrders(tx, [{ orders: [{ order, lines, revision: terms.revision }] }])
      if (items.length === 0) throw new ApiError('conflict', (m) => m.errors.orders.shopChanged(terms.name))
      tx.afterCommit(() => publishPlacedOrder(deps, request))
      return presentNewOrder(order, terms.name)
    }),
  )
  return addItems(response, await listOrderItems(deps.db, [response.id]))
}

function publishPlacedOrder({ bus }: PlaceOrderDeps, { body, lines }: PlaceOrderRequest): void {
  publishStockChange(
    bus,
    body.shop_id,
    lines.map(({ product_id }) => product_id),
  )
  wakeOutbox(bus)
}
