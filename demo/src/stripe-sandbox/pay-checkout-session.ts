import type { Tx } from '@mainstreet/platform/db/db.ts'
import { closeSession, type StoredSession, toApiSession } from './checkout-sessions.ts'
import { recordEvent } from './events.ts'
import { holdMs, openDisputeOfTestCard, recordChargeTransaction } from './payment-intents.ts'
import { insertStripeObject, lockStripeObject, newId, toUnixSeconds, updateStripeObject } from './store.ts'
import {
  chargeDefaults,
  intentDefaults,
  type StripeCharge,
  type StripePaymentIntent,
  type StripeSession,
} from './stripe-objects.ts'
import { type SandboxTestCard, slowCardDelayMs } from './test-cards.ts'

export type PaymentOutcome =
  | { outcome: 'paid'; session: StripeSession }
  | { outcome: 'declined' | 'unconfirmed' | 'confirmation_required' | 'closed' }

/** Submits the payment page. `confirmed` is what the customer chose on the bank's page. */
export async function payCheckoutSession(
  tx: Tx,
  now: Date,
  id: string,
  card: SandboxTestCard,
  confirmed?: boolean,
): Promise<PaymentOutcome> {
  const session = (await lockStripeObject(tx, 'checkout.session', id)) as StoredSession
  if (session.status === 'open' && session.expires_at <= toUnixSeconds(now))
    await closeSession(tx, now, session)
  if (session.status === 'complete') return { outcome: 'paid', session }
  if (session.status !== 'open' || session.expires_at <= toUnixSeconds(now)) return { outcome: 'closed' }

  if (card.behavior === 'declines') return { outcome: 'declined' }
  if (card.behavior === 'requires_action' && confirmed === undefined)
    return { outcome: 'confirmation_required' }
  if (card.behavior === 'requires_action' && !confirmed) return { outcome: 'unconfirmed' }

  return { outcome: 'paid', session: await completeSession(tx, now, session, card) }
}

/** Where the customer goes after the payment. */
export function getSuccessPath(session: StripeSession): string {
  return toLocalPath(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(session.id)))
}

/** For a URL of this program: stays on the origin of the payment page. */
export function toLocalPath(address: string): string {
  const { pathname, search, hash } = new URL(address)
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`
}

async function completeSession(
  tx: Tx,
  now: Date,
  session: StoredSession,
  card: SandboxTestCard,
): Promise<StripeSession> {
  const { capture_method, intent_metadata } = session.sandbox
  const isHeld = capture_method === 'manual'
  const amount = session.amount_total
  const delayMs = card.behavior === 'delays' ? slowCardDelayMs : 0
  const base = { created: toUnixSeconds(now), livemode: false, currency: session.currency } as const
  const intent: StripePaymentIntent = {
    ...base,
    ...intentDefaults,
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_capturable: isHeld ? amount : 0,
    amount_received: isHeld ? 0 : amount,
    capture_method,
    status: isHeld ? 'requires_capture' : 'succeeded',
    latest_charge: newId('ch'),
    cancellation_reason: null,
    canceled_at: null,
    last_payment_error: null,
    metadata: {
      ...intent_metadata,
      ...(card.behavior === 'fails_refund' && { sandbox_refunds: 'fail' }),
      ...(card.behavior === 'disputes' && { sandbox_dispute: 'dispute' }),
      ...(card.behavior === 'inquires' && { sandbox_dispute: 'inquiry' }),
    },
  }
  const charge: StripeCharge = {
    ...base,
    ...chargeDefaults,
    id: intent.latest_charge ?? '',
    object: 'charge',
    amount,
    amount_captured: isHeld ? 0 : amount,
    amount_refunded: 0,
    balance_transaction: null,
    captured: !isHeld,
    disputed: false,
    refunded: false,
    payment_intent: intent.id,
    payment_method_details: {
      card: isHeld ? { capture_before: toUnixSeconds(new Date(now.getTime() + holdMs)) } : {},
      type: 'card',
    },
    status: 'succeeded',
  }
  const paid: StoredSession = {
    ...session,
    status: 'complete',
    // Stripe: unpaid until an authorized amount has been captured
    payment_status: isHeld ? 'unpaid' : 'paid',
    payment_intent: intent.id,
    url: null,
  }
  await insertStripeObject(tx, intent)
  await insertStripeObject(tx, charge)
  if (!isHeld) {
    const { id: balance_transaction } = await recordChargeTransaction(tx, now, charge.id, amount)
    await updateStripeObject(tx, { ...charge, balance_transaction })
  }
  await updateStripeObject(tx, paid)
  const eventType = isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded'
  await recordEvent(tx, now, eventType, intent, delayMs)
  await recordEvent(tx, now, 'checkout.session.completed', toApiSession(paid), delayMs)
  if (!isHeld) await openDisputeOfTestCard(tx, now, intent)
  return paid
}
