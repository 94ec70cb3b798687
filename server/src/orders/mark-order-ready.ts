import type { Order } from '@mainstreet/contract/orders/order.ts'
import { canMarkReady } from '@mainstreet/contract/orders/transitions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { enqueueEvent } from '../platform/bus/outbox.ts'
import type { Tx } from '../platform/db/db.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import { buildOrderResponse, getOrderActor, requireOrder } from './get-order.ts'
import { wakeOutbox } from './order-topics.ts'
import type { OrderRow } from './present.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { setOrderReady, type TransitionActor } from './store.ts'

export async function markOrderReady(deps: PlatformDeps, viewer: Viewer, id: string): Promise<Order> {
  const ready = await deps.db.tx(async (tx) => {
    const order = await requireOrder(tx, viewer, id)
    const isDone = await applyReady(deps, tx, order, { actor: getOrderActor(viewer, order), id: viewer.id })
    return isDone && buildOrderResponse(tx, await requireOrder(tx, viewer, id), viewer.id)
  })
  // the order has changed meanwhile: decide again on its current state
  return ready || markOrderReady(deps, viewer, id)
}

/** A repeat changes nothing. False when the order has changed since it was read. */
async function applyReady(
  deps: PlatformDeps,
  tx: Tx,
  order: OrderRow,
  by: TransitionActor,
): Promise<boolean> {
  const { id, status: from, order_type: type, ready_at } = order
  const now = deps.now()
  const verdict = canMarkReady({ type, from, actor: by.actor, facts: { ...order, ready_at: null, now } })
  if (!verdict.ok)
    throw new ApiError(
      verdict.code,
      (m) => m.errors.orders.transitions[verdict.problem]({ type, from, to: from }),
      {
        entity: { order: await buildOrderResponse(tx, order, by.id) },
      },
    )
  if (ready_at) return true

  const changed = await setOrderReady(tx, order, now)
  if (!changed) return false
  await recordOrderEvent(tx, id, by, { kind: 'ready', from, to: from, reason: null, now })
  await enqueueEvent(tx, 'order.ready', {
    id,
    shop_id: order.shop_id,
    customer_id: order.customer_id,
    status: from,
  })
  tx.afterCommit(() => wakeOutbox(deps.bus))
  return true
}
