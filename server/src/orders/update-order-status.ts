import type { CallBody } from '@mainstreet/contract/call.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { canTransition, restocks, type TransitionResult } from '@mainstreet/contract/orders/transitions.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { requireExistingUser } from '../accounts/require-existing-user.ts'
import { buildOrderResponse, getOrderActor, requireOrder } from './get-order.ts'
import { applyReady } from './mark-order-ready.ts'
import { publishStockChange, wakeOutbox } from './order-topics.ts'
import type { OrderRow } from './present.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { restockOrderItems, setOrderStatus, type TransitionActor } from './store.ts'

export type UpdateOrderStatusInput = CallBody<typeof orderCalls.updateOrderStatus>

export async function updateOrderStatus(
  deps: PlatformDeps,
  viewer: Viewer,
  id: string,
  input: UpdateOrderStatusInput,
): Promise<Order> {
  const updated = await deps.db.tx(async (tx) => {
    const order = await requireOrder(tx, viewer, id)
    const by = { actor: getOrderActor(viewer, order), id: viewer.id }
    if (by.actor === 'customer' && input.status !== 'cancelled')
      throw new ApiError('not_allowed', (m) => m.errors.orders.customersOnlyCancel)
    requireMatchingPickupCode(order, input)
    if (input.reason) await requireExistingUser(tx, viewer)

    if (isHandoverBeforeCharge(order, input))
      return (
        (await applyReady(deps, tx, order, by)) && buildTransitionError(tx, order, by, input, chargingCard)
      )
    const changed = await applyTransition(deps, tx, order, by, input)
    return changed && buildOrderResponse(tx, changed, viewer.id)
  })
  // thrown after the commit, which stores that the card is to be charged
  if (updated instanceof ApiError) throw updated
  // another transition was first: decide again on the current state
  return updated || updateOrderStatus(deps, viewer, id, input)
}

const chargingCard = { code: 'wrong_state', problem: 'charging_card' } as const

/** Handing over what is only authorized requests the capture, as marking it ready does. */
function isHandoverBeforeCharge(
  { status, payment_status }: OrderRow,
  input: UpdateOrderStatusInput,
): boolean {
  return status === 'in_progress' && input.status === 'completed' && payment_status === 'authorized'
}

async function buildTransitionError(
  tx: Tx,
  order: OrderRow,
  by: TransitionActor,
  { status: to }: UpdateOrderStatusInput,
  { code, problem }: Pick<Extract<TransitionResult, { ok: false }>, 'code' | 'problem'>,
): Promise<ApiError> {
  const { status: from, order_type: type } = order
  return new ApiError(code, (m) => m.errors.orders.transitions[problem]({ type, from, to }), {
    entity: { order: await buildOrderResponse(tx, order, by.id) },
  })
}

/**
 * The only way to change the status of an order. A repeat of the same transition changes nothing. Undefined when the
 * order has changed since it was read.
 */
export async function applyTransition(
  deps: PlatformDeps,
  tx: Tx,
  order: OrderRow,
  by: TransitionActor,
  input: UpdateOrderStatusInput,
): Promise<OrderRow | undefined> {
  const { id, status: from, order_type: type } = order
  const { status: to, reason = null } = input
  if (from === to) return order

  const now = deps.now()
  const verdict = canTransition({ type, from, to, actor: by.actor, reason, facts: { ...order, now } })
  if (!verdict.ok) throw await buildTransitionError(tx, order, by, input, verdict)

  const changed = await setOrderStatus(tx, order, to, now)
  if (!changed) return undefined
  await recordOrderEvent(tx, id, by, { kind: 'status_changed', from, to, reason, now })
  if (restocks(from, to)) {
    const products = await restockOrderItems(tx, id)
    tx.afterCommit(() => publishStockChange(deps.bus, order.shop_id, products))
  }
  const { shop_id, customer_id } = order
  await enqueueEvent(tx, 'order.status_changed', { id, shop_id, customer_id, from, status: to })
  tx.afterCommit(() => wakeOutbox(deps.bus))
  return changed
}

/** A shop may complete an order without the pickup code, but not with a wrong one. */
function requireMatchingPickupCode(
  { pickup_code }: OrderRow,
  { status, pickup_code: given }: UpdateOrderStatusInput,
): void {
  if (status !== 'completed' || !given || given.toUpperCase() === pickup_code) return
  throw new ApiError('rule_violation', (m) => m.errors.orders.wrongPickupCode, {
    details: [{ path: 'pickup_code', message: (m) => m.errors.orders.wrongPickupCode }],
  })
}
