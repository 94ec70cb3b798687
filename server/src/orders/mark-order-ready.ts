import type { Order } from '@mainstreet/contract/orders/order.ts'
import { canMarkReady } from '@mainstreet/contract/orders/transitions.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { buildOrderResponse, getOrderActor, requireOrder } from './get-order.ts'
import { wakeOutbox } from './order-topics.ts'
import type { OrderRow } from './present.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { setOrderReady, setOrderReadyRequested, type TransitionActor } from './store.ts'

export async function markOrderReady(deps: PlatformDeps, viewer: Viewer, id: string): Promise<Order> {
  const ready = await deps.db.tx(async (tx) => {
    const order = await requireOrder(tx, viewer, id)
    const by = { actor: getOrderActor(viewer, order), id: viewer.id }
    const readyOrder = await applyReady(deps, tx, order, by)
    return readyOrder && buildOrderResponse(tx, readyOrder, viewer.id)
  })
  // the order has changed meanwhile: decide again on its current state
  return ready || markOrderReady(deps, viewer, id)
}

/**
 * A repeat changes nothing. While the card is only authorized, this stores the request, and the capture makes the order
 * ready. Undefined when the order has changed since it was read.
 */
export async function applyReady(
  deps: PlatformDeps,
  tx: Tx,
  order: OrderRow,
  by: TransitionActor,
): Promise<OrderRow | undefined> {
  const { status: from, order_type: type, payment_status, ready_at, ready_requested_at } = order
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
  if (ready_at) return order
  if (payment_status !== 'authorized') return makeReady(deps, tx, order, by)
  return ready_requested_at === null ? requestReady(deps, tx, order, by) : order
}

/** Undefined when the order has changed since it was read. */
export async function makeReady(
  deps: PlatformDeps,
  tx: Tx,
  order: OrderRow,
  by: TransitionActor,
): Promise<OrderRow | undefined> {
  const { id, shop_id, customer_id, status } = order
  const now = deps.now()
  const readyOrder = await setOrderReady(tx, order, now)
  if (!readyOrder) return undefined
  await recordOrderEvent(tx, id, by, { kind: 'ready', from: status, to: status, reason: null, now })
  await enqueueEvent(tx, 'order.ready', { id, shop_id, customer_id, status })
  tx.afterCommit(() => wakeOutbox(deps.bus))
  return readyOrder
}

async function requestReady(
  deps: PlatformDeps,
  tx: Tx,
  order: OrderRow,
  { actor, id: userId }: TransitionActor,
): Promise<OrderRow | undefined> {
  const { id, shop_id, customer_id, status } = order
  const requestedOrder = await setOrderReadyRequested(tx, order, deps.now())
  if (!requestedOrder) return undefined
  if (userId !== null)
    await audit(tx, { id: userId, role: actor }, 'order.ready', id, {
      before: { status },
      after: { status, reason: null },
    })
  await enqueueEvent(tx, 'order.ready_requested', { id, shop_id, customer_id, status })
  tx.afterCommit(() => wakeOutbox(deps.bus))
  return requestedOrder
}
