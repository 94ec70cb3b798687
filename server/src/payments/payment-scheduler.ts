import { hourMs } from '@mainstreet/contract/durations.ts'
import { getErrorCode } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { LogWarning } from '../platform/log/log-warning.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { processPayment } from './process-payment.ts'
import { reconcilePayments } from './reconciliation/reconcile-payments.ts'
import { processRefund } from './refunds/process-refund.ts'
import { listDueRefunds } from './refunds/store.ts'
import { listDuePayments } from './store.ts'
import { deleteOldEvents } from './stripe/handle-stripe-event.ts'

/** What has run out, and what the provider did not answer to. Safe on any number of nodes at once. */
export async function processDuePayments(deps: PaymentDeps, warn: LogWarning): Promise<void> {
  const now = deps.now()
  for (const { parent_order_id } of await listDuePayments(deps.db, now))
    await processPayment(deps, parent_order_id).catch((error: unknown) =>
      warn(error, `the payment of ${parent_order_id} could not go on`),
    )
  for (const { id } of await listDueRefunds(deps.db, now))
    await processRefund(deps, id).catch((fault: unknown) => warn(fault, `the refund ${id} could not go on`))
}

const intervalMs = 15_000
const reconcileIntervalMs = hourMs

export function startPaymentScheduler(deps: PaymentDeps, warn: LogWarning) {
  const running = new Set<Promise<void>>()
  function run(work: () => Promise<void>, what: string) {
    const job: Promise<void> = work()
      .catch((error: unknown) => {
        // a stopping program closes its pool
        if (getErrorCode(error) !== 'ERR_POOL_ENDED') warn(error, what)
      })
      .finally(() => running.delete(job))
    running.add(job)
  }

  /** An order has moved: its money may follow. What nobody heard of is due, and the clock finds it, only later. */
  const unsubscribe = deps.bus.subscribe('order.moved', (event) => {
    if (event)
      run(() => processPaymentOfOrder(deps, event.id), `the money of order ${event.id} could not follow it`)
  })
  let isTicking = false
  const timer = setInterval(() => {
    if (isTicking) return
    isTicking = true
    run(
      () => processDuePayments(deps, warn).finally(() => (isTicking = false)),
      'the money clock missed a tick',
    )
  }, intervalMs)
  const reconcileTimer = setInterval(() => {
    run(async () => {
      await reconcilePayments(deps)
      await deleteOldEvents(deps)
    }, 'the payments could not be compared')
  }, reconcileIntervalMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(timer)
      clearInterval(reconcileTimer)
      await Promise.all(running)
    },
  }
}

async function processPaymentOfOrder(deps: PaymentDeps, orderId: string): Promise<void> {
  const row = await deps.db.one<{ parent_order_id: string }>(sql`
    select p.parent_order_id from orders o join payments p on p.parent_order_id = o.parent_order_id
    where o.id = ${orderId}`)
  if (row) await processPayment(deps, row.parent_order_id)
}
