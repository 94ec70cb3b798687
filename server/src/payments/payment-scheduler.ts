import { hourMs } from '@mainstreet/contract/durations.ts'
import { getErrorCode } from '../platform/db/db.ts'
import type { LogWarning } from '../platform/log/log-warning.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { processPayment } from './process-payment.ts'
import { reconcilePayments } from './reconciliation/reconcile-payments.ts'
import { processRefund } from './refunds/process-refund.ts'
import { listDueRefunds } from './refunds/store.ts'
import { findPaymentOfOrder, listDuePayments } from './store.ts'
import { deleteOldStripeEvents } from './stripe/store.ts'

/** Processes expired payments and those with an outstanding provider call. Safe on any number of nodes at once. */
export async function processDuePayments(deps: PaymentDeps, warn: LogWarning): Promise<void> {
  const now = deps.now()
  for (const { parent_order_id } of await listDuePayments(deps.db, now))
    await processPayment(deps, parent_order_id).catch((error: unknown) =>
      warn(error, `could not process payment ${parent_order_id}`),
    )
  for (const { id } of await listDueRefunds(deps.db, now))
    await processRefund(deps, id).catch((error: unknown) => warn(error, `could not process refund ${id}`))
}

const intervalMs = 15_000
const reconcileIntervalMs = hourMs

export function startPaymentScheduler(deps: PaymentDeps, warn: LogWarning) {
  const running = new Set<Promise<void>>()
  function run(work: () => Promise<void>, message: string) {
    const job: Promise<void> = work()
      .catch((error: unknown) => {
        // the pool is closed while the server stops
        if (getErrorCode(error) !== 'ERR_POOL_ENDED') warn(error, message)
      })
      .finally(() => running.delete(job))
    running.add(job)
  }

  /** The payment may change with the order. A lost event leaves the payment due, and the timer processes it later. */
  const unsubscribe = deps.bus.subscribe('order.status_changed', (event) => {
    if (event)
      run(() => processPaymentOfOrder(deps, event.id), `could not process the payment of order ${event.id}`)
  })
  let isTicking = false
  const timer = setInterval(() => {
    if (isTicking) return
    isTicking = true
    run(() => processDuePayments(deps, warn).finally(() => (isTicking = false)), 'the payment job failed')
  }, intervalMs)
  const reconcileTimer = setInterval(() => {
    run(async () => {
      await reconcilePayments(deps)
      await deleteOldStripeEvents(deps.db, deps.now())
    }, 'reconciliation failed')
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
  const payment = await findPaymentOfOrder(deps.db, orderId)
  if (payment) await processPayment(deps, payment.parent_order_id)
}
