import { splitByWeight } from '@mainstreet/contract/money.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type Stripe from 'stripe'
import { wakeOutbox } from '../../orders/order-topics.ts'
import type { OrderRow } from '../../orders/present.ts'
import { enqueuePaymentEvent } from '../enqueue-payment-event.ts'
import { insertLedgerEntry } from '../ledger/store.ts'
import { lockPaymentOrders, reserveOrderRefund, setOrderRefunded } from '../order-payment-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { PaymentNotReadyError } from '../payment-not-ready-error.ts'
import { insertDiscrepancy, resolveDiscrepanciesBySource } from '../reconciliation/store.ts'
import { findPaymentByIntent, lockPayment } from '../store.ts'
import { getOwnRefundId, getStripeId } from '../stripe/stripe-references.ts'
import { recordRefundResult } from './record-refund-result.ts'
import {
  findRefund,
  hasProviderRefund,
  hasRequestedRefunds,
  insertProviderRefund,
  sumSucceededRefundCents,
} from './store.ts'

const maxRefundsOfCharge = 1000

/** Records what the provider has refunded of a payment, beyond what is recorded already. */
export async function recordStripeRefundsOfIntent(
  deps: PaymentDeps,
  intentId: string,
  refundedCents: number,
): Promise<void> {
  const payment = await findPaymentByIntent(deps.db, intentId)
  if (!payment || (await sumSucceededRefundCents(deps.db, payment.parent_order_id)) >= refundedCents) return
  let refundsLeft = maxRefundsOfCharge
  for await (const refund of deps.provider.stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    await recordStripeRefund(deps, refund)
    if (--refundsLeft === 0) return
  }
}

/** Records a refund as the provider has it now: our own one, or one that was made in the provider's dashboard. */
export async function recordStripeRefund(deps: PaymentDeps, refund: Stripe.Refund): Promise<void> {
  const ownId = getOwnRefundId(refund)
  if (ownId !== undefined && (await findRefund(deps.db, ownId)))
    return deps.db.tx((tx) => recordRefundResult(deps, tx, ownId, refund))
  if (!refund.payment_intent) return
  const payment = await findPaymentByIntent(deps.db, getStripeId(refund.payment_intent))
  // of another marketplace at the same account; reconciliation reports it
  if (!payment) return
  await deps.db.tx((tx) => recordProviderRefund(deps, tx, payment.parent_order_id, refund))
}

/**
 * A refund of the provider's dashboard takes effect once, under the payment's lock. It names its order in the metadata
 * (`order_id`), or is split over the orders of the payment by what is left of them. What does not fit our records has no
 * effect and is a discrepancy.
 */
async function recordProviderRefund(
  deps: PaymentDeps,
  tx: Tx,
  parentId: string,
  refund: Stripe.Refund,
): Promise<void> {
  const now = deps.now()
  const payment = await lockPayment(tx, parentId)
  const isRecorded = await hasProviderRefund(tx, refund.id)
  if (refund.status === 'failed' || refund.status === 'canceled') {
    // as with our own refunds, an admin has to decide what to do
    if (isRecorded)
      await insertDiscrepancy(tx, { ...toDiscrepancy(parentId, refund), kind: 'refund_failed' }, now)
    return
  }
  if (isRecorded || refund.status !== 'succeeded') return
  if (payment?.state === 'authorized' && payment.capture_cents !== null)
    throw new PaymentNotReadyError(`the capture of payment ${parentId} is not recorded yet`)

  const shares = splitOverOrders(await lockPaymentOrders(tx, parentId), refund)
  if (shares.length === 0) {
    // the provider rejects one of ours, which then releases its amount
    if (await hasRequestedRefunds(tx, parentId))
      throw new PaymentNotReadyError(`a refund of payment ${parentId} has no result yet`)
    const actual = `${refund.amount}`
    const discrepancy = toDiscrepancy(parentId, refund)
    return insertDiscrepancy(tx, { ...discrepancy, kind: 'refunded_elsewhere', expected: '0', actual }, now)
  }
  for (const [index, { order, cents }] of shares.entries())
    await recordShare(deps, tx, { order, cents, refund, notifiesAdmins: index === 0 })
  await resolveDiscrepanciesBySource(tx, 'refunded_elsewhere', [refund.id], now)
}

function toDiscrepancy(parentId: string, { id, amount, status, failure_reason }: Stripe.Refund) {
  return { parentId, expected: `${amount}`, actual: failure_reason ?? `${status}`, source: id }
}

type RefundShare = { order: OrderRow; cents: number }

/** Empty when less is left than was refunded. */
function splitOverOrders(orders: OrderRow[], { amount, metadata }: Stripe.Refund): RefundShare[] {
  const getLeftCents = (order: OrderRow) => order.captured_cents - order.refunded_cents
  const named = orders.find(({ id }) => id === metadata?.order_id)
  if (named && getLeftCents(named) >= amount) return [{ order: named, cents: amount }]
  const left = orders.map(getLeftCents)
  if (left.reduce((sum, cents) => sum + cents, 0) < amount) return []
  const shares = splitByWeight(amount, left)
  return orders.flatMap((order, index) => {
    const cents = shares[index] ?? 0
    return cents > 0 ? [{ order, cents }] : []
  })
}

type RecordedShare = RefundShare & { refund: Stripe.Refund; notifiesAdmins: boolean }

async function recordShare(
  deps: PaymentDeps,
  tx: Tx,
  { order, cents, refund, notifiesAdmins }: RecordedShare,
): Promise<void> {
  const now = deps.now()
  if (!(await reserveOrderRefund(tx, order.id, cents, now)))
    throw new Error(`refund ${refund.id} exceeds what is left of order ${order.id}`)
  const refundId = await insertProviderRefund(tx, order.id, {
    cents,
    providerId: refund.id,
    reason: getMessages(defaultLocale).serverTexts.reasons.refundedAtProvider,
    now,
  })
  const refunded = await setOrderRefunded(tx, order.id, now)
  await insertLedgerEntry(tx, order, 'refunded_at_provider', -cents, refund.id, now)
  await enqueuePaymentEvent(deps, tx, refunded)
  const { id, shop_id, customer_id } = order
  await enqueueEvent(tx, 'refund.made_at_provider', {
    id,
    shop_id,
    customer_id,
    refund_id: refundId,
    notifies_admins: notifiesAdmins,
  })
  tx.afterCommit(() => wakeOutbox(deps.bus))
}
