import { orderCalls as calls } from '@mainstreet/contract/orders/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { getOrder } from './get-order.ts'
import { getPickupPass, getPickupPassLink } from './get-pickup-pass.ts'
import { countOpenOrders, listCustomerOrders, listShopOrders } from './list-orders.ts'
import { markOrderReady } from './mark-order-ready.ts'
import type { OpenOrderLimits } from './open-orders-store.ts'
import type { OrderBatches } from './order-batches.ts'
import type { PickupPassLinks } from './pickup-pass-url.ts'
import { placeOrder } from './place-order.ts'
import { createShopTermsCache } from './shop-terms-store.ts'
import { updateOrderStatus } from './update-order-status.ts'

export function registerOrderRoutes(
  on: HandleCall<Viewer>,
  deps: PlatformDeps & {
    openLimits: OpenOrderLimits | undefined
    orderBatches: OrderBatches
    passLinks: PickupPassLinks
  },
): void {
  const placeOrderDeps = { ...deps, shopTermsCache: createShopTermsCache() }

  on(calls.placeOrder, async ({ viewer, body, idempotencyKey }) => ({
    order: await placeOrder(placeOrderDeps, viewer, body, idempotencyKey),
  }))
  on(calls.getOrder, async ({ viewer, params }) => ({ order: await getOrder(deps.db, viewer, params.id) }))
  on(calls.updateOrderStatus, async ({ viewer, params, body }) => ({
    order: await updateOrderStatus(deps, viewer, params.id, body),
  }))
  on(calls.markOrderReady, async ({ viewer, params }) => ({
    order: await markOrderReady(deps, viewer, params.id),
  }))
  on(calls.getPickupPassLink, async ({ viewer, params }) => ({
    url: await getPickupPassLink(deps, viewer, params.id),
  }))
  on(calls.getPickupPass, async ({ params, reply }) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return { pass: await getPickupPass(deps, params.token) }
  })
  on(calls.listShopOrders, ({ viewer, params, query }) => listShopOrders(deps.db, viewer, params.id, query))
  on(calls.countOpenOrders, async ({ viewer, params, query }) => ({
    open_orders: await countOpenOrders(deps.db, viewer, params.id, query.product_ids),
  }))
  on(calls.listCustomerOrders, ({ viewer, params, query }) =>
    listCustomerOrders(deps.db, viewer, params.id, query),
  )
}
