import type { OrderParties } from '../../orders/order-topics.ts'
import { wakeOutbox } from '../../orders/order-topics.ts'
import type { OrderRow } from '../../orders/present.ts'
import { findOrder } from '../../orders/store.ts'
import { enqueueEvent } from '../../platform/bus/outbox.ts'
import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { enqueuePaymentEvent } from '../enqueue-payment-event.ts'
import { insertLedgerEntry } from '../ledger/insert-ledger-entry.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { recordDiscrepancy, resolveDiscrepanciesBySource } from '../reconciliation/discrepancies.ts'
import type { RefundRow } from './present-refund.ts'
import { releaseRefundLines, restockRefundedLines } from './refund-lines.ts'
import { scheduleRefundRetry } from './store.ts'

declare module '../../platform/bus/bus.ts' {
  interface BusTopics {
    'refund.failed': OrderParties & { refund_id: string }
    'payment.held': { id: string }
  }
}

type RefundResult = { id: string | null; status: string | null; failure_reason?: string | null | undefined }

/** Also called for events of the provider, once or repeatedly. */
export async function recordRefundResult(
  deps: PaymentDeps,
  tx: Tx,
  id: string,
  result: RefundResult,
): Promise<void> {
  const now = deps.now()
  const refund = await tx.one<RefundRow>(sql`select * from refunds where id = ${id} for no key update`)
  const hasFailed = result.status === 'failed' || result.status === 'canceled'
  // a bank can return it days later: an admin has to decide what to do
  if (refund?.state === 'done' && hasFailed) return recordBouncedRefund(tx, refund, result, now)
  if (refund?.state !== 'requested') return
  if (hasFailed)
    return recordRefundFailure(deps, tx, refund, result.failure_reason ?? `${result.status}`, now)
  // in progress: the provider reports the result, and a retry checks it
  if (result.status !== 'succeeded') return scheduleRefundRetry(tx, id, now)

  await tx.one(sql`
    update refunds set state = 'done', fault = null, provider_id = ${result.id}, next_try_at = null, updated_at = ${now},
      restocked = jsonb_array_length(restock) > 0
    where id = ${id}`)
  const order = await tx.one<OrderRow>(sql`
    update orders o set version = version + 1, updated_at = ${now},
      payment_status = case when captured_cents = (
        select sum(amount_cents) from refunds where order_id = o.id and state = 'done'
      ) then 'refunded' else 'part_refunded' end
    where id = ${refund.order_id} returning *`)
  await insertLedgerEntry(tx, refund.order_id, 'refunded', -refund.amount_cents, id, now)
  const attempts = Array.from({ length: refund.attempt }, (_, before) => `${id}-${before + 1}`)
  await resolveDiscrepanciesBySource(tx, 'refund_failed', attempts, now)
  await restockRefundedLines(deps.bus, tx, refund, order?.shop_id ?? '')
  if (order) await enqueuePaymentEvent(deps, tx, order)
}

async function recordBouncedRefund(
  tx: Tx,
  refund: RefundRow,
  result: RefundResult,
  now: Date,
): Promise<void> {
  const order = await findOrder(tx, refund.order_id)
  const theirs = result.failure_reason ?? `${result.status}`
  const source = `${refund.id}-bounced`
  const parentId = order?.parent_order_id ?? null
  await recordDiscrepancy(
    tx,
    { parentId, kind: 'refund_failed', ours: `${refund.amount_cents}`, theirs, source },
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
  await tx.one(sql`
    update refunds set state = 'failed', fault = ${failureReason}, next_try_at = null, updated_at = ${now} where id = ${refund.id}`)
  await releaseRefundLines(tx, refund.order_id, refund.lines)
  const order = await tx.one<OrderRow>(sql`
    update orders set refunded_cents = refunded_cents - ${refund.amount_cents}, failed_refund_cents = ${refund.amount_cents},
      version = version + 1, updated_at = ${now}
    where id = ${refund.order_id} returning *`)
  if (order) {
    const { id, shop_id, customer_id } = order
    await enqueueEvent(tx, 'refund.failed', { id, shop_id, customer_id, refund_id: refund.id })
    tx.afterCommit(() => wakeOutbox(bus))
  }
  await recordDiscrepancy(
    tx,
    {
      parentId: order?.parent_order_id ?? null,
      kind: 'refund_failed',
      ours: `${refund.amount_cents}`,
      theirs: failureReason,
      source: `${refund.id}-${refund.attempt}`,
    },
    now,
  )
}
