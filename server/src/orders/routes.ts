import { orderCalls as calls } from '@mainstreet/contract/orders/calls.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Deps } from '../platform/deps.ts'
import type { On } from '../platform/mount.ts'
import { getOrder } from './find-order.ts'
import { listCustomerOrders, listShopOrders } from './list-orders.ts'
import { markReady } from './mark-ready.ts'
import { moveOrder } from './move-order.ts'
import type { OpenOrderLimits } from './open-order-limits.ts'
import { placeOrder } from './place-order.ts'
import { openKnownTerms } from './shop-terms.ts'

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
