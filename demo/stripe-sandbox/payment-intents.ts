import { z } from 'zod'
import type { Tx } from '../../server/src/platform/db/db.ts'
import { metadata, wholeNumber } from './checkout-sessions.ts'
import { note } from './events.ts'
import { change, keep, lock, newId, seconds } from './store.ts'
import { ProviderFault } from './stripe-api-error.ts'
import type { Charge, Intent, Refund } from './stripe-objects.ts'

const amount = wholeNumber.pipe(z.number().min(1).max(99_999_999))
export const capture = z.strictObject({ amount_to_capture: amount.optional() })
export const cancel = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
export const newRefund = z.strictObject({
  payment_intent: z.string(),
  amount: amount.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
})

/** Once, for the whole or a part; the rest is let go. */
export async function captureIntent(
  tx: Tx,
  now: Date,
  id: string,
  wish: z.output<typeof capture>,
): Promise<Intent> {
  const intent = await lock(tx, 'payment_intent', id)
  if (intent.status !== 'requires_capture')
    throw unexpected(`This PaymentIntent could not be captured because it has a status of ${intent.status}.`)
  const taken = wish.amount_to_capture ?? intent.amount_capturable
  if (taken > intent.amount_capturable)
    throw new ProviderFault(400, 'Cannot capture more than the amount that can be captured.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  const captured: Intent = { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: taken }
  const charge = await lockCharge(tx, intent)
  await change(tx, { ...charge, captured: true, amount_captured: taken })
  await change(tx, captured)
  await note(tx, now, 'payment_intent.succeeded', captured)
  return captured
}

export async function cancelIntent(
  tx: Tx,
  now: Date,
  id: string,
  wish: z.output<typeof cancel>,
): Promise<Intent> {
  const intent = await lock(tx, 'payment_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`)
  const cancelled: Intent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: seconds(now),
    cancellation_reason: wish.cancellation_reason ?? null,
  }
  await change(tx, cancelled)
  await note(tx, now, 'payment_intent.canceled', cancelled)
  return cancelled
}

export async function createRefund(tx: Tx, now: Date, wish: z.output<typeof newRefund>): Promise<Refund> {
  const intent = await lock(tx, 'payment_intent', wish.payment_intent)
  if (intent.status !== 'succeeded')
    throw unexpected('This PaymentIntent does not have a successful charge to refund.')
  const charge = await lockCharge(tx, intent)
  const left = charge.amount_captured - charge.amount_refunded
  const amount = wish.amount ?? left
  if (left === 0)
    throw new ProviderFault(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (amount > left)
    throw new ProviderFault(400, `Refund amount is greater than unrefunded amount on charge.`, {
      param: 'amount',
    })
  const fails = intent.metadata.sandbox_refunds === 'fail'
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: seconds(now),
    livemode: false,
    amount,
    charge: charge.id,
    payment_intent: intent.id,
    currency: intent.currency,
    reason: wish.reason ?? null,
    status: fails ? 'failed' : 'succeeded',
    ...(fails && { failure_reason: 'lost_or_stolen_card' }),
    metadata: wish.metadata,
  }
  await keep(tx, refund)
  await note(tx, now, 'refund.created', refund)
  if (fails) {
    await note(tx, now, 'refund.failed', refund)
    return refund
  }
  const amount_refunded = charge.amount_refunded + amount
  const refunded: Charge = {
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
  }
  await change(tx, refunded)
  await note(tx, now, 'charge.refunded', refunded)
  return refund
}

function lockCharge(tx: Tx, intent: Intent): Promise<Charge> {
  return lock(tx, 'charge', intent.latest_charge ?? '')
}

function unexpected(message: string) {
  return new ProviderFault(400, message, { code: 'payment_intent_unexpected_state' })
}
