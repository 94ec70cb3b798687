import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { wakeOutbox } from '../../orders/order-topics.ts'
import { findOrder } from '../../orders/store.ts'
import { enqueuePaymentEvent } from '../enqueue-payment-event.ts'
import { insertLedgerEntry } from '../ledger/store.ts'
import { releaseOrderRefund, setOrderRefunded } from '../order-payment-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { insertDiscrepancy, resolveDiscrepanciesBySource } from '../reconciliation/store.ts'
import type { RefundRow } from './present-refund.ts'
import { releaseRefundLines, restockRefundedLines } from './refund-lines.ts'
import { lockRefund, scheduleRefundCheck, setRefundFailed, setRefundSucceeded } from './store.ts'

type RefundResult = { id: string | null; status: string | null; failure_reason?: string | null | undefined }

/** Also called for events of the provider, once or repeatedly. */
export async function recordRefundResult(
  deps: PaymentDeps,
  tx: Tx,
  id: string,
  result: RefundResult,
): Promise<void> {
  const now = deps.now()
  const refund = await lockRefund(tx, id)
  const hasFailed = result.status === 'failed' || result.status === 'canceled'
  // a bank can return it days later: an admin has to decide what to do
  if (refund?.state === 'succeeded' && hasFailed) return recordBouncedRefund(tx, refund, result, now)
  if (refund?.state !== 'requested') return
  if (hasFailed)
    return recordRefundFailure(deps, tx, refund, result.failure_reason ?? `${result.status}`, now)
  // the provider reports the result, and a later check finds what it did not report
  if (result.status !== 'succeeded') return scheduleRefundCheck(tx, id, now)

  await setRefundSucceeded(tx, id, result.id, now)
  const order = await setOrderRefunded(tx, refund.order_id, now)
  await insertLedgerEntry(tx, order, 'refunded', -refund.amount_cents, id, now)
  const attempts = Array.from({ length: refund.retry_number }, (_, before) => `${id}-${before + 1}`)
  await resolveDiscrepanciesBySource(tx, 'refund_failed', attempts, now)
  await restockRefundedLines(deps.bus, tx, refund, order.shop_id)
  await enqueuePaymentEvent(deps, tx, order)
}

async function recordBouncedRefund(
  tx: Tx,
  refund: RefundRow,
  result: RefundResult,
  now: Date,
): Promise<void> {
  const order = await findOrder(tx, refund.order_id)
  const actual = result.failure_reason ?? `${result.status}`
  const source = `${refund.id}-bounced`
  const parentId = order?.parent_order_id ?? null
  await insertDiscrepancy(
    tx,
    { parentId, kind: 'refund_failed', expected: `${refund.amount_cents}`, actual, source },
    now,
  )
}

async function recordRefundFailure(
  { bus }: PlatformDeps,
  tx: Tx,
  refund: RefundRow,
  failureReason: string,
  now: Date,
): Promise<void> {
  await setRefundFailed(tx, refund.id, failureReason, now)
  await releaseRefundLines(tx, refund.order_id, refund.lines)
  const order = await releaseOrderRefund(tx, refund.order_id, refund.amount_cents, now)
  if (order) {
    const { id, shop_id, customer_id } = order
    await enqueueEvent(tx, 'refund.failed', { id, shop_id, customer_id, refund_id: refund.id })
    tx.afterCommit(() => wakeOutbox(bus))
  }
  await insertDiscrepancy(
    tx,
    {
      parentId: order?.parent_order_id ?? null,
      kind: 'refund_failed',
      expected: `${refund.amount_cents}`,
      actual: failureReason,
      source: `${refund.id}-${refund.retry_number}`,
    },
    now,
  )
}
