import { hourMs } from '@mainstreet/contract/durations.ts'
import { getErrorCode } from '@mainstreet/platform/db/db.ts'
import { wakeOnMessage } from '@mainstreet/platform/jobs/queue-worker.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import { paymentQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { createPaymentJobHandler, enqueueDuePayments } from './payment-queue.ts'
import { reconcilePayments } from './reconciliation/reconcile-payments.ts'
import { deleteOldStripeEvents } from './stripe/store.ts'

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

  const worker = wakeOnMessage(
    deps.bus,
    'payments.enqueued',
    startOutboxWorker(deps.db, createPaymentJobHandler(deps), warn, paymentQueue),
  )
  let isTicking = false
  const timer = setInterval(() => {
    if (isTicking) return
    isTicking = true
    run(() => enqueueDuePayments(deps).finally(() => (isTicking = false)), 'the payment job failed')
  }, intervalMs)
  const reconcileTimer = setInterval(() => {
    run(async () => {
      await reconcilePayments(deps)
      await deleteOldStripeEvents(deps.db, deps.now())
    }, 'reconciliation failed')
  }, reconcileIntervalMs)
  return {
    async stop() {
      clearInterval(timer)
      clearInterval(reconcileTimer)
      await Promise.all([worker.stop(), ...running])
    },
  }
}
