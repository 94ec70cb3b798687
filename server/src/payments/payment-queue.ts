import type { PaymentJobs } from '@mainstreet/contract/events.ts'
import { createEventHandler, type HandleOutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { enqueuePaymentJob } from './enqueue-payment-job.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { processDuePayment } from './process-payment.ts'
import { processDueRefund } from './refunds/process-refund.ts'
import { listDueRefunds, markRefundQueued } from './refunds/store.ts'
import { listDuePayments, markPaymentQueued } from './store.ts'
import { handleStripeEvent } from './stripe/handle-stripe-event.ts'

/** A run ends after this many; the next one continues. */
const maxBatches = 200

/** A handler that throws, as all do while the provider is unavailable, is retried by the queue. */
export function createPaymentJobHandler(deps: PaymentDeps): HandleOutboxEvent {
  return createEventHandler<PaymentJobs>({
    'payment.due': ({ payload }) => processDuePayment(deps, payload.id),
    'refund.due': ({ payload }) => processDueRefund(deps, payload.id),
    'stripe.event_received': ({ payload }) => handleStripeEvent(deps, payload),
  })
}

/**
 * Queues what a deadline makes due (an unpaid checkout that expires), and what a request or a crashed process has left
 * unfinished. Safe on any number of nodes at once.
 */
export async function enqueueDuePayments({ db, bus, now }: PaymentDeps): Promise<void> {
  await forEachDue(
    () => listDuePayments(db, now()),
    ({ parent_order_id: id }) =>
      db.tx(async (tx) => {
        if (await markPaymentQueued(tx, id, now())) await enqueuePaymentJob(tx, bus, 'payment.due', { id })
      }),
  )
  await forEachDue(
    () => listDueRefunds(db, now()),
    ({ id }) =>
      db.tx(async (tx) => {
        if (await markRefundQueued(tx, id, now())) await enqueuePaymentJob(tx, bus, 'refund.due', { id })
      }),
  )
}

/** A batch at a time until none is due, for example after an outage; marking a row makes it no longer due. */
async function forEachDue<Row>(listBatch: () => Promise<Row[]>, enqueue: (row: Row) => Promise<void>) {
  for (let batches = 0; batches < maxBatches; batches++) {
    const batch = await listBatch()
    for (const row of batch) await enqueue(row)
    if (batch.length === 0) return
  }
}
