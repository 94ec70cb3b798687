import { z } from 'zod'
import type { Tx } from '../../server/src/platform/db/db.ts'
import { note } from './events.ts'
import { change, keep, lock, newId, seconds } from './store.ts'
import { ProviderFault } from './stripe-api-error.ts'
import type { Session } from './stripe-objects.ts'

/** Stripe: 50 keys of 40 characters without square brackets, values of 500. */
export const metadata = z
  .record(
    z
      .string()
      .min(1)
      .max(40)
      .regex(/^[^[\]]*$/),
    z.string().max(500),
  )
  .refine((all) => Object.keys(all).length <= 50, 'up to 50 keys')
  .default({})
/** Digits, as they stand in a form: no empty text is a nothing. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'not an integer')
  .transform(Number)
const mostCents = 99_999_999
const amount = wholeNumber.pipe(z.number().max(mostCents))
const text = z.string().min(1).max(5000)
const address = z.url({ protocol: /^https?$/ }).max(5000)

export const newSession = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.email().max(512).optional(),
  success_url: address,
  cancel_url: address.optional(),
  expires_at: wholeNumber.optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(), metadata })
    .default({ metadata: {} }),
  line_items: z
    .array(
      z.strictObject({
        quantity: wholeNumber.pipe(z.number().min(1).max(999_999)),
        price_data: z.strictObject({
          currency: z.literal('usd'),
          unit_amount: amount,
          product_data: z.strictObject({ name: text, description: text.optional() }),
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
  if (total > mostCents)
    throw new ProviderFault(400, "The Checkout Session's total amount must be no more than $999,999.99.", {
      code: 'amount_too_large',
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
    currency: 'usd',
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
      capture_method: wish.payment_intent_data.capture_method === 'manual' ? 'manual' : 'automatic',
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
