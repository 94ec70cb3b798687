import { orders } from '@mainstreet/contract/limits.ts'
import type { OrderStatus } from '@mainstreet/contract/orders/order.ts'
import { forgetOldKeys } from '../platform/db/idempotency.ts'
import { every } from '../platform/jobs/periodic-job.ts'
import type { Warn } from '../platform/log/log-warning.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { type Due, findDue, lockForClock } from './store.ts'
import { moveOn } from './update-order-status.ts'

const clock = { actor: 'clock', id: null } as const

/**
 * Moves what nobody has answered in time, and what nobody has picked up. Safe on any number of nodes at
 * once: an order that another holds is passed over, and each move is once-only by itself.
 * Returns how many were moved; one that fails does not hold up the others.
 */
export async function expireOrders(deps: Deps, warn: Warn = () => {}): Promise<number> {
  const now = deps.now()
  const due = await findDue(deps.db, now, new Date(now.getTime() - orders.noShowGraceMs))
  let moved = 0
  for (const one of due)
    moved += await expire(deps, one).catch((fault: unknown) => {
      warn(fault, `order ${one.id} could not expire`)
      return 0
    })
  return moved
}

function expire(deps: Deps, { id, status }: Due): Promise<number> {
  return deps.db.tx(async (tx) => {
    const order = await lockForClock(tx, id)
    if (order?.status !== status) return 0
    const to: OrderStatus = status === 'pending' ? 'expired' : 'no_show'
    return Number(await moveOn(deps, tx, order, clock, { status: to }))
  })
}

const everyMs = 15_000

/**
 * A plain interval on every node, no job queue: a tick that is lost or doubled does no harm, for what is
 * due is read from the orders themselves.
 */
export function startOrderClock(deps: Deps, warn: Warn, intervalMs = everyMs) {
  const tick = async () => {
    await expireOrders(deps, warn)
    await forgetOldKeys(deps.db)
  }
  return every(intervalMs, tick, (fault) => warn(fault, 'the order clock missed a tick'))
}
