import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import type { OrderStatus } from '@mainstreet/contract/orders/transitions.ts'
import { deleteExpiredIdempotencyKeys } from '@mainstreet/platform/db/idempotency.ts'
import { startPeriodicJob } from '@mainstreet/platform/jobs/periodic-job.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { type DueOrder, listDueOrders, tryLockOrder } from './store.ts'
import { applyTransition } from './update-order-status.ts'

const systemActor = { actor: 'system', id: null } as const

/**
 * Expires orders without a response in time and orders that nobody picked up. Safe on any number of nodes at once: it
 * skips an order that another transaction has locked, and each transition happens once. An order that fails does not
 * stop the others. Returns the number of changed orders.
 */
export async function expireOrders(deps: PlatformDeps, warn: LogWarning = () => {}): Promise<number> {
  const now = deps.now()
  const due = await listDueOrders(deps.db, now, new Date(now.getTime() - orderLimits.noShowGraceMs))
  let expiredCount = 0
  for (const dueOrder of due)
    expiredCount += await expireOrder(deps, dueOrder).catch((error: unknown) => {
      warn(error, `could not expire order ${dueOrder.id}`)
      return 0
    })
  return expiredCount
}

function expireOrder(deps: PlatformDeps, { id, status }: DueOrder): Promise<number> {
  return deps.db.tx(async (tx) => {
    const order = await tryLockOrder(tx, id)
    if (order?.status !== status) return 0
    const to: OrderStatus = status === 'pending' ? 'expired' : 'no_show'
    return (await applyTransition(deps, tx, order, systemActor, { status: to })) ? 1 : 0
  })
}

const defaultIntervalMs = 15_000

/**
 * A plain interval on every node instead of a job queue: due orders are read from the table, so a lost or doubled tick
 * does no harm.
 */
export function startOrderExpiryJob(deps: PlatformDeps, warn: LogWarning, intervalMs = defaultIntervalMs) {
  const tick = async () => {
    await expireOrders(deps, warn)
    await deleteExpiredIdempotencyKeys(deps.db, deps.now())
  }
  return startPeriodicJob(
    intervalMs,
    tick,
    (error) => warn(error, 'the order expiry job failed'),
    'order_expiry',
  )
}
