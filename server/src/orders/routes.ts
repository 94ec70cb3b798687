import { orderCalls as calls } from '@mainstreet/contract/orders/calls.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { On } from '../platform/http/handle-call.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { getOrder } from './get-order.ts'
import { listCustomerOrders, listShopOrders } from './list-orders.ts'
import { markReady } from './mark-order-ready.ts'
import type { OpenOrderLimits } from './open-order-limits.ts'
import { placeOrder } from './place-order.ts'
import { openKnownTerms } from './shop-terms.ts'
import { moveOrder } from './update-order-status.ts'

export function orderRoutes(on: On<Viewer>, deps: Deps & { openLimits: OpenOrderLimits | undefined }): void {
  const placing = { ...deps, knownTerms: openKnownTerms() }

  on(calls.placeOrder, async ({ viewer, body, idempotencyKey }) => ({
    order: await placeOrder(placing, viewer, body, idempotencyKey),
  }))
  on(calls.getOrder, async ({ viewer, params }) => ({ order: await getOrder(deps.db, viewer, params.id) }))
  on(calls.moveOrder, async ({ viewer, params, body }) => ({
    order: await moveOrder(deps, viewer, params.id, body),
  }))
  on(calls.markReady, async ({ viewer, params }) => ({ order: await markReady(deps, viewer, params.id) }))
  on(calls.listShopOrders, ({ viewer, params, query }) => listShopOrders(deps.db, viewer, params.id, query))
  on(calls.listCustomerOrders, ({ viewer, params, query }) =>
    listCustomerOrders(deps.db, viewer, params.id, query),
  )
}
