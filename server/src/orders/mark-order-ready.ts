import type { Order } from '@mainstreet/contract/orders/order.ts'
import { mayMarkReady } from '@mainstreet/contract/orders/transitions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { announce } from '../platform/bus/outbox.ts'
import type { Tx } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { actorOf, requireOrder, withDetails } from './get-order.ts'
import { tellOrder } from './order-topics.ts'
import type { OrderRow } from './present.ts'
import { writeDown } from './record-order-event.ts'
import { type Mover, setReady } from './store.ts'

export async function markReady(deps: Deps, viewer: Viewer, id: string): Promise<Order> {
  const ready = await deps.db.tx(async (tx) => {
    const order = await requireOrder(tx, viewer, id)
    const isDone = await makeReady(deps, tx, order, { actor: actorOf(viewer, order), id: viewer.id })
    return isDone && withDetails(tx, await requireOrder(tx, viewer, id), viewer.id)
  })
  // something else came first: what is true now decides
  return ready || markReady(deps, viewer, id)
}

/** A repeat changes nothing; false when the order has changed since it was read. */
async function makeReady(deps: Deps, tx: Tx, order: OrderRow, by: Mover): Promise<boolean> {
  const { id, status: from, order_type: type, ready_at } = order
  const now = deps.now()
  const verdict = mayMarkReady({ type, from, actor: by.actor, facts: { ...order, ready_at: null, now } })
  if (!verdict.ok)
    throw new Refusal(verdict.code, verdict.why, { entity: { order: await withDetails(tx, order, by.id) } })
  if (ready_at) return true

  const changed = await setReady(tx, order, now)
  if (!changed) return false
  await writeDown(tx, id, by, { kind: 'ready', from, to: from, reason: null, now })
  await announce(tx, 'order.ready', {
    id,
    shop_id: order.shop_id,
    customer_id: order.customer_id,
    status: from,
  })
  tx.afterCommit(() => tellOrder(deps.bus))
  return true
}
