import { randomUUIDv7 } from 'node:crypto'
import { splitByWeight } from '@mainstreet/contract/money.ts'
import {
  canDisputeBecome,
  type DisputeStatus,
  isDisputeClosed,
  needsEvidence,
} from '@mainstreet/contract/payments/dispute.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type Stripe from 'stripe'
import { wakeOutbox } from '../../orders/order-topics.ts'
import type { OrderRow } from '../../orders/present.ts'
import { enqueuePaymentJob } from '../enqueue-payment-job.ts'
import { insertLedgerEntry, type LedgerEntryKind } from '../ledger/store.ts'
import { lockPaymentOrders } from '../order-payment-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { PaymentNotReadyError } from '../payment-not-ready-error.ts'
import { resolveDiscrepanciesBySource } from '../reconciliation/store.ts'
import { findPaymentByIntent, lockPayment } from '../store.ts'
import { getStripeId } from '../stripe/stripe-references.ts'
import { buildEvidenceUrl } from './list-disputes.ts'
import {
  type DisputeRow,
  type DisputeShare,
  findDisputeOfProvider,
  insertDispute,
  insertDisputeShare,
  listDisputeShares,
  updateDispute,
} from './store.ts'

/** Records a dispute as the provider has it now, so that the order of its events does not matter. */
export async function recordStripeDispute(deps: PaymentDeps, providerId: string): Promise<void> {
  const { db, provider } = deps
  const dispute = await provider.stripe.disputes.retrieve(providerId)
  if (!dispute.payment_intent) return
  const payment = await findPaymentByIntent(db, getStripeId(dispute.payment_intent))
  // of another marketplace at the same account; reconciliation reports it
  if (!payment) return
  await db.tx((tx) => recordDispute(deps, tx, payment.parent_order_id, dispute))
}

/** Takes effect once, under the payment's lock: each movement of money has its own ledger entries. */
async function recordDispute(
  deps: PaymentDeps,
  tx: Tx,
  parentId: string,
  dispute: Stripe.Dispute,
): Promise<void> {
  const payment = await lockPayment(tx, parentId)
  if (payment?.state === 'authorized' && payment.capture_cents !== null)
    throw new PaymentNotReadyError(`the capture of payment ${parentId} is not recorded yet`)
  const { before, row } = await storeDispute(deps, tx, parentId, dispute)
  const shares = await listDisputeShares(tx, row.id)
  for (const transaction of dispute.balance_transactions)
    await recordMovement(tx, shares, transaction, deps.now())
  const transactionIds = dispute.balance_transactions.map(({ id }) => id)
  await resolveDiscrepanciesBySource(tx, 'disputed_elsewhere', transactionIds, deps.now())
  if (before === row.status) return
  if (shouldNotify(before, row.status)) await notifyParties(deps, tx, row, shares)
  // a refund that had to wait for the decision
  if (isDisputeClosed(row.status)) await enqueuePaymentJob(tx, deps.bus, 'payment.due', { id: parentId })
}

type StoredDispute = { before: DisputeStatus | undefined; row: DisputeRow }

async function storeDispute(
  deps: PaymentDeps,
  tx: Tx,
  parentId: string,
  dispute: Stripe.Dispute,
): Promise<StoredDispute> {
  const now = deps.now()
  const status = dispute.status as DisputeStatus
  const existing = await findDisputeOfProvider(tx, dispute.id)
  if (existing && !canDisputeBecome(existing.status, status))
    return { before: existing.status, row: existing }
  const dueBy = needsEvidence(status) ? dispute.evidence_details.due_by : null
  const changed = {
    status,
    evidence_due_at: dueBy === null ? null : new Date(dueBy * 1000),
    closed_at: isDisputeClosed(status) ? now : null,
  }
  if (existing) {
    await updateDispute(tx, existing.id, changed, now)
    return { before: existing.status, row: { ...existing, ...changed } }
  }
  const row: DisputeRow = {
    ...changed,
    id: randomUUIDv7(),
    provider_id: dispute.id,
    parent_order_id: parentId,
    reason: dispute.reason,
    amount_cents: dispute.amount,
    created_at: new Date(dispute.created * 1000),
  }
  await insertDispute(tx, row, now)
  for (const share of splitOverOrders(await lockPaymentOrders(tx, parentId), dispute.amount))
    await insertDisputeShare(tx, row.id, share)
  return { before: undefined, row }
}

/** Decided once: by what the orders have left of the payment at that time. */
function splitOverOrders(orders: OrderRow[], cents: number) {
  const left = orders.map(({ captured_cents, refunded_cents }) => captured_cents - refunded_cents)
  const hasLeft = left.some((weight) => weight > 0)
  const shares = splitByWeight(cents, hasLeft ? left : orders.map(({ captured_cents }) => captured_cents))
  return orders.flatMap(({ id }, index) => {
    const amount_cents = shares[index] ?? 0
    return amount_cents > 0 ? [{ order_id: id, amount_cents }] : []
  })
}

/** An amount that the bank has withdrawn or returned, and its fee. */
async function recordMovement(
  tx: Tx,
  shares: DisputeShare[],
  { id, amount, fee }: Stripe.BalanceTransaction,
  now: Date,
): Promise<void> {
  await insertSplitEntries(
    tx,
    shares,
    amount < 0 ? 'dispute_withdrawn' : 'dispute_reinstated',
    amount,
    id,
    now,
  )
  await insertSplitEntries(tx, shares, 'dispute_fee', -fee, id, now)
}

async function insertSplitEntries(
  tx: Tx,
  shares: DisputeShare[],
  kind: LedgerEntryKind,
  cents: number,
  source: string,
  now: Date,
): Promise<void> {
  if (shares.length === 0) return
  const weights = shares.map(({ amount_cents }) => amount_cents)
  const parts = splitByWeight(Math.abs(cents), weights)
  for (const [index, { order_id, shop_id }] of shares.entries()) {
    const part = parts[index] ?? 0
    if (part > 0)
      await insertLedgerEntry(tx, { id: order_id, shop_id }, kind, Math.sign(cents) * part, source, now)
  }
}

/** That the bank reads the evidence needs no notification. */
function shouldNotify(before: DisputeStatus | undefined, status: DisputeStatus): boolean {
  return before === undefined || isDisputeClosed(status) || status === 'needs_response'
}

async function notifyParties(
  { bus, provider }: PaymentDeps,
  tx: Tx,
  dispute: DisputeRow,
  shares: DisputeShare[],
): Promise<void> {
  for (const [index, { order_id, shop_id, customer_id }] of shares.entries()) {
    const notifies_admins = index === 0
    await enqueueEvent(tx, 'dispute.changed', {
      id: order_id,
      shop_id,
      customer_id,
      dispute_id: dispute.id,
      status: dispute.status,
      evidence_url: buildEvidenceUrl(provider, dispute),
      notifies_admins,
    })
  }
  tx.afterCommit(() => wakeOutbox(bus))
}
