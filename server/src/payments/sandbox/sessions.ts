import { z } from 'zod'
import type { Tx } from '../../platform/db.ts'
import { note } from './events.ts'
import { ProviderFault } from './fault.ts'
import { change, keep, lock, newId, seconds } from './store.ts'
import type { Session } from './things.ts'

export const metadata = z.record(z.string().max(40), z.string().max(500)).default({})
const amount = z.coerce.number().int().min(0).max(99_999_999)

export const newSession = z.object({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200).nullish(),
  customer_email: z.string().max(320).nullish(),
  success_url: z.url(),
  cancel_url: z.url().nullish(),
  expires_at: z.coerce.number().int().optional(),
  metadata,
  payment_intent_data: z
    .object({ capture_method: z.enum(['automatic', 'manual']).default('automatic'), metadata })
    .default({ capture_method: 'automatic', metadata: {} }),
  line_items: z
    .array(
      z.object({
        quantity: z.coerce.number().int().min(1),
        price_data: z.object({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: amount,
          product_data: z.object({ name: z.string().min(1), description: z.string().optional() }),
        }),
      }),
    )
    .min(1)
    .max(100),
})
export type NewSession = z.output<typeof newSession>

/** What a session remembers for its pay page, apart from what it tells. */
export type SessionTerms = {
  lines: { name: string; quantity: number; amount: number }[]
  capture_method: 'automatic' | 'manual'
  intent_metadata: Record<string, string>
}
export type KeptSession = Session & { sandbox: SessionTerms }

const minuteS = 60
const dayS = 24 * 3600

export async function createSession(tx: Tx, now: Date, wish: NewSession, payUrl: string): Promise<Session> {
  const created = seconds(now)
  const expires_at = wish.expires_at ?? created + dayS
  if (expires_at < created + 30 * minuteS || expires_at > created + dayS)
    throw new ProviderFault(
      400,
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  const [first] = wish.line_items
  if (wish.line_items.some(({ price_data }) => price_data.currency !== first?.price_data.currency))
    throw new ProviderFault(400, 'All line items must have the same currency.', { param: 'line_items' })
  const lines = wish.line_items.map(({ quantity, price_data }) => ({
    name: price_data.product_data.name,
    quantity,
    amount: price_data.unit_amount * quantity,
  }))
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  if (total < 50)
    throw new ProviderFault(400, "The Checkout Session's total amount must be at least $0.50 usd.", {
      code: 'amount_too_small',
    })

  const id = newId('cs_test')
  const session: KeptSession = {
    id,
    object: 'checkout.session',
    created,
    livemode: false,
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: total,
    amount_total: total,
    currency: first?.price_data.currency ?? 'usd',
    client_reference_id: wish.client_reference_id ?? null,
    customer_email: wish.customer_email ?? null,
    expires_at,
    success_url: wish.success_url,
    cancel_url: wish.cancel_url ?? null,
    url: `${payUrl}/${id}`,
    payment_intent: null,
    metadata: wish.metadata,
    payment_method_types: ['card'],
    sandbox: {
      lines,
      capture_method: wish.payment_intent_data.capture_method,
      intent_metadata: wish.payment_intent_data.metadata,
    },
  }
  await keep(tx, session)
  return session
}

/** Only an open one can be closed: what is paid stays paid. */
export async function expireSession(tx: Tx, now: Date, id: string): Promise<Session> {
  const session = await lock(tx, 'checkout.session', id)
  if (session.status !== 'open')
    throw new ProviderFault(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  return closeSession(tx, now, session)
}

export async function closeSession(tx: Tx, now: Date, session: Session): Promise<Session> {
  const closed: Session = { ...session, status: 'expired', url: null }
  await change(tx, closed)
  await note(tx, now, 'checkout.session.expired', told(closed))
  return closed
}

/** As the API tells it. */
export function told(session: Session): Session {
  const { sandbox: _, ...rest } = session as KeptSession
  return rest
}
