import type { PaymentJobs } from '@mainstreet/contract/events.ts'
import { createEventHandler, type HandleOutboxEvent } from '../platform/bus/outbox.ts'
import { enqueuePaymentJob } from './enqueue-payment-job.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { processDuePayment } from './process-payment.ts'
import { processDueRefund } from './refunds/process-refund.ts'
import { listDueRefunds, markRefundQueued } from './refunds/store.ts'
import { listDuePayments, markPaymentQueued } from './store.ts'
import { handleStripeEvent } from './stripe/handle-stripe-event.ts'

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
  for (const { parent_order_id: id } of await listDuePayments(db, now()))
    await db.tx(async (tx) => {
      if (await markPaymentQueued(tx, id, now())) await enqueuePaymentJob(tx, bus, 'payment.due', { id })
    })
  for (const { id } of await listDueRefunds(db, now()))
    await db.tx(async (tx) => {
      if (await markRefundQueued(tx, id, now())) await enqueuePaymentJob(tx, bus, 'refund.due', { id })
    })
}
