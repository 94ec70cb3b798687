import type Stripe from 'stripe'
import type { ItemRow, OrderRow } from '../../orders/present.ts'
import { itemsOf } from '../../orders/store.ts'
import type { MoneyDeps } from '../process-payment.ts'
import type { PaymentRow } from '../store.ts'
import { keyOf, type Provider } from '../stripe/stripe-provider.ts'

/**
 * Ours ends earlier, by an explicit close. Stripe wants half an hour at least, counted from when it is asked, and that may be
 * at any time while the goods are held, when the provider has been away.
 */
const sessionLifeS = 60 * 60

/** The same checkout asks for the same session, however often: the key and all parameters come from its row. */
export async function openSession(
  { db, provider, publicUrl }: MoneyDeps,
  payment: PaymentRow,
  parts: OrderRow[],
): Promise<Stripe.Checkout.Session> {
  const parentId = payment.parent_order_id
  const items = await itemsOf(
    db,
    parts.map(({ id }) => id),
  )
  const email = parts[0]?.customer_email
  const returnTo = payment.return_origin ?? publicUrl
  const made = payment.key_round > 0 ? await findMade(provider, payment) : undefined
  if (made) return made
  return provider.stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: parentId,
      metadata: { parent_order_id: parentId },
      payment_intent_data: { capture_method: 'manual', metadata: { parent_order_id: parentId } },
      ...(email && { customer_email: email }),
      line_items: linesOf(parts, items).map(({ name, price_cents, quantity }) => ({
        quantity,
        price_data: { currency: payment.currency, unit_amount: price_cents, product_data: { name } },
      })),
      success_url: `${returnTo}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${returnTo}/payment/cancel?checkout=${parentId}`,
      expires_at: Math.floor(payment.created_at.getTime() / 1000) + sessionLifeS,
    },
    { idempotencyKey: keyOf('checkout', parentId, payment.key_round) },
  )
}

/** Stripe takes no more; what is longer is told by shop. */
const mostLines = 100

function linesOf(parts: OrderRow[], items: ItemRow[]) {
  const fees = parts
    .filter(({ delivery_fee_cents }) => delivery_fee_cents > 0)
    .map(({ shop_name, delivery_fee_cents }) => ({
      name: `Delivery by ${shop_name}`,
      price_cents: delivery_fee_cents,
      quantity: 1,
    }))
  const lines = [...items, ...fees]
  if (lines.length <= mostLines) return lines
  return parts.map(({ shop_name, total_cents }) => ({
    name: shop_name,
    price_cents: total_cents,
    quantity: 1,
  }))
}

const mostLookedAt = 1000
/** Its clock is not ours. */
const clocksApartS = 60

/** A key that is spent no longer tells what was made under it. */
async function findMade({ stripe }: Provider, { parent_order_id, created_at }: PaymentRow) {
  const created = { gte: Math.floor(created_at.getTime() / 1000) - clocksApartS }
  let left = mostLookedAt
  for await (const session of stripe.checkout.sessions.list({ created, status: 'open', limit: 100 })) {
    if (session.client_reference_id === parent_order_id) return session
    if (--left === 0) break
  }
  return undefined
}
