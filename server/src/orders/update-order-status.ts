import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { mayMove, restocks } from '@mainstreet/contract/orders/transitions.ts'
import { requireStillHere } from '../accounts/require-existing-user.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { announce } from '../platform/bus/outbox.ts'
import type { Tx } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { actorOf, requireOrder, withDetails } from './get-order.ts'
import { tellOrder, tellStock } from './order-topics.ts'
import type { OrderRow } from './present.ts'
import { writeDown } from './record-order-event.ts'
import { changeStatus, type Mover, restock } from './store.ts'

export type Wish = BodyOf<typeof orderCalls.moveOrder>

export async function moveOrder(deps: Deps, viewer: Viewer, id: string, wish: Wish): Promise<Order> {
  const moved = await deps.db.tx(async (tx) => {
    const order = await requireOrder(tx, viewer, id)
    const by = { actor: actorOf(viewer, order), id: viewer.id }
    if (by.actor === 'customer' && wish.status !== 'cancelled')
      throw new Refusal('not_allowed', 'A customer can only cancel')
    requireRightCode(order, wish)
    if (wish.reason) await requireStillHere(tx, viewer)

    const isDone = await moveOn(deps, tx, order, by, wish)
    return isDone && withDetails(tx, await requireOrder(tx, viewer, id), viewer.id)
  })
  // another move was faster: what is true now decides
  return moved || moveOrder(deps, viewer, id, wish)
}

/**
 * The one way by which the status of an order changes. A repeat of the same move changes nothing;
 * false when the order has changed since it was read.
 */
export async function moveOn(deps: Deps, tx: Tx, order: OrderRow, by: Mover, wish: Wish): Promise<boolean> {
  const { id, status: from, order_type: type } = order
  const { status: to, reason = null } = wish
  if (from === to) return true

  const now = deps.now()
  const verdict = mayMove({ type, from, to, actor: by.actor, reason, facts: { ...order, now } })
  if (!verdict.ok)
    throw new Refusal(verdict.code, verdict.why, { entity: { order: await withDetails(tx, order, by.id) } })

  const changed = await changeStatus(tx, order, to, now)
  if (!changed) return false
  await writeDown(tx, id, by, { kind: 'moved', from, to, reason, now })
  if (restocks(from, to)) {
    const products = await restock(tx, id)
    tx.afterCommit(() => tellStock(deps.bus, order.shop_id, products))
  }
  const { shop_id, customer_id } = order
  await announce(tx, 'order.moved', { id, shop_id, customer_id, from, status: to })
  tx.afterCommit(() => tellOrder(deps.bus))
  return true
}

/** The shop may hand over without the code, but not against it. */
function requireRightCode({ pickup_code }: OrderRow, { status, pickup_code: given }: Wish): void {
  if (status !== 'completed' || !given || given.toUpperCase() === pickup_code) return
  throw new Refusal('rule_broken', 'This is not the pickup code of the order', {
    details: [{ path: 'pickup_code', message: 'Does not fit' }],
  })
}
