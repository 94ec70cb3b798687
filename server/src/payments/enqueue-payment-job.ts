import type { PaymentJobName, PaymentJobs } from '@mainstreet/contract/events.ts'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { insertOutboxRow } from '@mainstreet/platform/outbox/outbox-store.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { findUnfinishedPaymentOfOrder } from './store.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    'payments.enqueued': undefined
  }
}

/** Stored in the transaction that causes it; several jobs for one payment do no harm. */
export async function enqueuePaymentJob<J extends PaymentJobName>(
  tx: Tx,
  bus: Bus,
  job: J,
  payload: PaymentJobs[J],
): Promise<void> {
  await insertOutboxRow(tx, 'payments', job, payload)
  tx.afterCommit(() => bus.publish('payments.enqueued'))
}

/** The payment may change with the order: a capture, a void or a refund. */
export async function enqueuePaymentOfOrder(
  { db, bus }: Pick<PlatformDeps, 'db' | 'bus'>,
  orderId: string,
): Promise<void> {
  const payment = await findUnfinishedPaymentOfOrder(db, orderId)
  if (payment) await db.tx((tx) => enqueuePaymentJob(tx, bus, 'payment.due', { id: payment.parent_order_id }))
}
