import { dayMs } from '@mainstreet/contract/durations.ts'
import type { Db, Tx } from '@mainstreet/platform/db/db.ts'
import { z } from 'zod'
import { calculateProcessingFee, recordBalanceTransaction } from './balance-transactions.ts'
import { integerField, metadataSchema } from './checkout-sessions.ts'
import { hasWithdrawnDispute, openDispute } from './disputes.ts'
import { recordEvent } from './events.ts'
import {
  insertStripeObject,
  listHeldIntents,
  lockStripeObject,
  newId,
  toUnixSeconds,
  updateStripeObject,
} from './store.ts'
import { StripeApiError } from './stripe-api-error.ts'
import type { StripeCharge, StripePaymentIntent, StripeRefund } from './stripe-objects.ts'

const amountField = integerField.pipe(z.number().min(1).max(99_999_999))
export const captureParams = z.strictObject({ amount_to_capture: amountField.optional() })
export const cancelParams = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
export const createRefundParams = z.strictObject({
  payment_intent: z.string(),
  amount: amountField.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataSchema,
})

/** Then a bank gives up a hold. */
export const holdMs = 7 * dayMs
const holdsPerRun = 20

/** Ends holds that were not captured in time, as Stripe does. */
export async function endLapsedHolds(db: Db, now: Date): Promise<void> {
  const createdBefore = new Date(now.getTime() - holdMs)
  for (const id of await listHeldIntents(db, createdBefore, holdsPerRun))
    await db.tx(async (tx) => {
      const intent = await lockStripeObject(tx, 'payment_intent', id)
      if (intent.status === 'requires_capture') await endHold(tx, now, intent, 'automatic')
    })
}

/** Once, in full or in part; the rest is released. */
export async function captureIntent(
  tx: Tx,
  now: Date,
  id: string,
  params: z.output<typeof captureParams>,
): Promise<StripePaymentIntent> {
  const intent = await lockStripeObject(tx, 'payment_intent', id)
  if (intent.status !== 'requires_capture')
    throw unexpectedStateError(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}.`,
    )
  const capturedAmount = params.amount_to_capture ?? intent.amount_capturable
  if (capturedAmount > intent.amount_capturable)
    throw new StripeApiError(400, 'Cannot capture more than the amount that can be captured.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  const captured: StripePaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: capturedAmount,
  }
  const charge = await lockCharge(tx, intent)
  const { id: balance_transaction } = await recordChargeTransaction(tx, now, charge.id, capturedAmount)
  await updateStripeObject(tx, {
    ...charge,
    captured: true,
    amount_captured: capturedAmount,
    balance_transaction,
  })
  await updateStripeObject(tx, captured)
  await recordEvent(tx, now, 'payment_intent.succeeded', captured)
  await openDisputeOfTestCard(tx, now, captured)
  return captured
}

export async function cancelIntent(
  tx: Tx,
  now: Date,
  id: string,
  params: z.output<typeof cancelParams>,
): Promise<StripePaymentIntent> {
  const intent = await lockStripeObject(tx, 'payment_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedStateError(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    )
  return endHold(tx, now, intent, params.cancellation_reason ?? null)
}

async function endHold(
  tx: Tx,
  now: Date,
  intent: StripePaymentIntent,
  cancellation_reason: string | null,
): Promise<StripePaymentIntent> {
  const cancelled: StripePaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: toUnixSeconds(now),
    cancellation_reason,
  }
  await updateStripeObject(tx, cancelled)
  await recordEvent(tx, now, 'payment_intent.canceled', cancelled)
  return cancelled
}

export async function createRefund(
  tx: Tx,
  now: Date,
  params: z.output<typeof createRefundParams>,
): Promise<StripeRefund> {
  const intent = await lockStripeObject(tx, 'payment_intent', params.payment_intent)
  if (intent.status !== 'succeeded')
    throw unexpectedStateError('This PaymentIntent does not have a successful charge to refund.')
  const charge = await lockCharge(tx, intent)
  const refundableAmount = charge.amount_captured - charge.amount_refunded
  const amount = params.amount ?? refundableAmount
  if (refundableAmount === 0)
    throw new StripeApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (amount > refundableAmount)
    throw new StripeApiError(400, `Refund amount is greater than unrefunded amount on charge.`, {
      param: 'amount',
    })
  if (charge.disputed && (await hasWithdrawnDispute(tx, intent.id)))
    throw new StripeApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const shouldFail = intent.metadata.sandbox_refunds === 'fail'
  const id = newId('re')
  const transaction = shouldFail
    ? null
    : await recordBalanceTransaction(tx, now, {
        reporting_category: 'refund',
        amount: -amount,
        fee: 0,
        source: id,
      })
  const refund: StripeRefund = {
    id,
    object: 'refund',
    created: toUnixSeconds(now),
    livemode: false,
    amount,
    balance_transaction: transaction?.id ?? null,
    charge: charge.id,
    payment_intent: intent.id,
    currency: intent.currency,
    reason: params.reason ?? null,
    status: shouldFail ? 'failed' : 'succeeded',
    ...(shouldFail && { failure_reason: 'lost_or_stolen_card' }),
    metadata: params.metadata,
  }
  await insertStripeObject(tx, refund)
  await recordEvent(tx, now, 'refund.created', refund)
  if (shouldFail) {
    await recordEvent(tx, now, 'refund.failed', refund)
    return refund
  }
  const amount_refunded = charge.amount_refunded + amount
  const refunded: StripeCharge = {
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
  }
  await updateStripeObject(tx, refunded)
  await recordEvent(tx, now, 'charge.refunded', refunded)
  return refund
}

/** Also for a card that is charged at once. */
export function recordChargeTransaction(tx: Tx, now: Date, charge: string, amount: number) {
  const fee = calculateProcessingFee(amount)
  return recordBalanceTransaction(tx, now, { reporting_category: 'charge', amount, fee, source: charge })
}

export async function openDisputeOfTestCard(tx: Tx, now: Date, { id, metadata }: StripePaymentIntent) {
  if (metadata.sandbox_dispute === 'dispute') await openDispute(tx, now, id, { reason: 'fraudulent' })
  if (metadata.sandbox_dispute === 'inquiry')
    await openDispute(tx, now, id, { reason: 'general', isInquiry: true })
}

function lockCharge(tx: Tx, intent: StripePaymentIntent): Promise<StripeCharge> {
  return lockStripeObject(tx, 'charge', intent.latest_charge ?? '')
}

function unexpectedStateError(message: string) {
  return new StripeApiError(400, message, { code: 'payment_intent_unexpected_state' })
}
