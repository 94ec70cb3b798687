import type { Tx } from '../../server/src/platform/db/db.ts'
import { closeSession, type KeptSession, told } from './checkout-sessions.ts'
import { note } from './events.ts'
import { change, keep, lock, newId, seconds } from './store.ts'
import type { Charge, Intent, Session } from './stripe-objects.ts'
import { type Card, slowMs } from './test-cards.ts'

export type Paid =
  | { outcome: 'paid'; session: Session }
  | { outcome: 'declined' | 'unconfirmed' | 'asks' | 'closed' }

/** What the pay page's button does. `confirmed` is what the person told the bank, once it has asked. */
export async function pay(tx: Tx, now: Date, id: string, card: Card, confirmed?: boolean): Promise<Paid> {
  const session = (await lock(tx, 'checkout.session', id)) as KeptSession
  if (session.status === 'open' && session.expires_at <= seconds(now)) await closeSession(tx, now, session)
  if (session.status === 'complete') return { outcome: 'paid', session }
  if (session.status !== 'open' || session.expires_at <= seconds(now)) return { outcome: 'closed' }

  if (card.does === 'declines') return { outcome: 'declined' }
  if (card.does === 'asks' && confirmed === undefined) return { outcome: 'asks' }
  if (card.does === 'asks' && !confirmed) return { outcome: 'unconfirmed' }

  return { outcome: 'paid', session: await complete(tx, now, session, card) }
}

/** Where the customer goes who has paid. */
export function returnTo(session: Session): string {
  return toLocalPath(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(session.id)))
}

/** Of an address of this program: it stays on the origin at which the payment page is open. */
export function toLocalPath(address: string): string {
  const { pathname, search, hash } = new URL(address)
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`
}

async function complete(tx: Tx, now: Date, session: KeptSession, card: Card): Promise<Session> {
  const { capture_method, intent_metadata } = session.sandbox
  const isHeld = capture_method === 'manual'
  const amount = session.amount_total
  const lateMs = card.does === 'waits' ? slowMs : 0
  const base = { created: seconds(now), livemode: false, currency: session.currency } as const
  const intent: Intent = {
    ...base,
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
    metadata: { ...intent_metadata, ...(card.does === 'keeps' ? { sandbox_refunds: 'fail' } : {}) },
  }
  const charge: Charge = {
    ...base,
    id: intent.latest_charge ?? '',
    object: 'charge',
    amount,
    amount_captured: isHeld ? 0 : amount,
    amount_refunded: 0,
    captured: !isHeld,
    refunded: false,
    payment_intent: intent.id,
    status: 'succeeded',
  }
  const paid: KeptSession = {
    ...session,
    status: 'complete',
    // Stripe: unpaid until a held amount has been captured
    payment_status: isHeld ? 'unpaid' : 'paid',
    payment_intent: intent.id,
    url: null,
  }
  await keep(tx, intent)
  await keep(tx, charge)
  await change(tx, paid)
  const said = isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded'
  await note(tx, now, said, intent, lateMs)
  await note(tx, now, 'checkout.session.completed', told(paid), lateMs)
  return paid
}
