import type { Tx } from '@mainstreet/platform/db/db.ts'
import { z } from 'zod'
import { recordEvent } from './events.ts'
import { insertStripeObject, lockStripeObject, newId, toUnixSeconds, updateStripeObject } from './store.ts'
import { StripeApiError } from './stripe-api-error.ts'
import { type StripeSession, sessionDefaults } from './stripe-objects.ts'

/** Stripe: 50 keys of 40 characters without square brackets, values of 500. */
export const metadataSchema = z
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
/** Digits as they are in a form; an empty text is invalid. */
export const integerField = z
  .string()
  .regex(/^\d{1,15}$/, 'not an integer')
  .transform(Number)
const maxAmountCents = 99_999_999
const amountField = integerField.pipe(z.number().max(maxAmountCents))
const textField = z.string().min(1).max(5000)
const urlField = z.url({ protocol: /^https?$/ }).max(5000)

export const createSessionParams = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.email().max(512).optional(),
  success_url: urlField,
  cancel_url: urlField.optional(),
  expires_at: integerField.optional(),
  metadata: metadataSchema,
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
      metadata: metadataSchema,
    })
    .default({ metadata: {} }),
  line_items: z
    .array(
      z.strictObject({
        quantity: integerField.pipe(z.number().min(1).max(999_999)),
        price_data: z.strictObject({
          currency: z.literal('usd'),
          unit_amount: amountField,
          product_data: z.strictObject({ name: textField, description: textField.optional() }),
        }),
      }),
    )
    .min(1)
    .max(100),
})
export type CreateSessionParams = z.output<typeof createSessionParams>

/** What a session stores for its payment page, besides the fields of the API. */
export type SandboxSessionData = {
  lines: { name: string; quantity: number; amount: number }[]
  capture_method: 'automatic' | 'manual'
  intent_metadata: Record<string, string>
}
export type StoredSession = StripeSession & { sandbox: SandboxSessionData }

const minuteS = 60
const dayS = 24 * 3600

export async function createSession(
  tx: Tx,
  now: Date,
  params: CreateSessionParams,
  payUrl: string,
): Promise<StripeSession> {
  const created = toUnixSeconds(now)
  const expires_at = params.expires_at ?? created + dayS
  if (expires_at < created + 30 * minuteS || expires_at > created + dayS)
    throw new StripeApiError(
      400,
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  const lines = params.line_items.map(({ quantity, price_data }) => ({
    name: price_data.product_data.name,
    quantity,
    amount: price_data.unit_amount * quantity,
  }))
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  if (total < 50)
    throw new StripeApiError(400, "The Checkout Session's total amount must be at least $0.50 usd.", {
      code: 'amount_too_small',
    })
  if (total > maxAmountCents)
    throw new StripeApiError(400, "The Checkout Session's total amount must be no more than $999,999.99.", {
      code: 'amount_too_large',
    })

  const id = newId('cs_test')
  const session: StoredSession = {
    ...sessionDefaults,
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
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    expires_at,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    url: `${payUrl}/${id}`,
    payment_intent: null,
    metadata: params.metadata,
    payment_method_types: ['card'],
    sandbox: {
      lines,
      capture_method: params.payment_intent_data.capture_method === 'manual' ? 'manual' : 'automatic',
      intent_metadata: params.payment_intent_data.metadata,
    },
  }
  await insertStripeObject(tx, session)
  return session
}

/** Only an open session can be closed: a paid one stays paid. */
export async function expireSession(tx: Tx, now: Date, id: string): Promise<StripeSession> {
  const session = await lockStripeObject(tx, 'checkout.session', id)
  if (session.status !== 'open')
    throw new StripeApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  return closeSession(tx, now, session)
}

export async function closeSession(tx: Tx, now: Date, session: StripeSession): Promise<StripeSession> {
  const closed: StripeSession = { ...session, status: 'expired', url: null }
  await updateStripeObject(tx, closed)
  await recordEvent(tx, now, 'checkout.session.expired', toApiSession(closed))
  return closed
}

/** As the API returns it. */
export function toApiSession(session: StripeSession): StripeSession {
  const { sandbox: _, ...rest } = session as StoredSession
  return rest
}
