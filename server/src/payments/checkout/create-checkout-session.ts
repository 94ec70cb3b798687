import { readEmailAddress } from '@mainstreet/contract/email-address.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type Stripe from 'stripe'
import type { OrderItemRow, OrderRow } from '../../orders/present.ts'
import { listOrderItems } from '../../orders/store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentRow } from '../store.ts'
import { getStripeIdempotencyKey, type StripeProvider } from '../stripe/stripe-provider.ts'
import { buildCheckoutReturnUrls } from './checkout-return-urls.ts'

/**
 * Our deadline is earlier and closes the session explicitly. Stripe requires at least 30 minutes from the call, which
 * can come late when the provider was unavailable.
 */
const sessionLifetimeSeconds = 60 * 60

/** The same checkout always requests the same session: key and parameters come from its row. */
export async function createCheckoutSession(
  { db, provider, publicUrl }: PaymentDeps,
  payment: PaymentRow,
  orders: OrderRow[],
): Promise<Stripe.Checkout.Session> {
  const parentId = payment.parent_order_id
  const items = await listOrderItems(
    db,
    orders.map(({ id }) => id),
  )
  // Stripe takes a domain in ASCII only
  const email = readEmailAddress(orders[0]?.customer_email ?? '')
  const returnOrigin = payment.return_origin ?? publicUrl
  const existing =
    payment.idempotency_generation > 0 ? await findExistingSession(provider, payment) : undefined
  if (existing) return existing
  return provider.stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: parentId,
      metadata: { parent_order_id: parentId },
      payment_intent_data: { capture_method: 'manual', metadata: { parent_order_id: parentId } },
      ...(email && { customer_email: email }),
      line_items: buildLineItems(orders, items).map(({ name, price_cents, quantity }) => ({
        quantity,
        price_data: { currency: payment.currency, unit_amount: price_cents, product_data: { name } },
      })),
      ...buildCheckoutReturnUrls(parentId, returnOrigin),
      expires_at: Math.floor(payment.created_at.getTime() / 1000) + sessionLifetimeSeconds,
    },
    { idempotencyKey: getStripeIdempotencyKey('checkout', parentId, payment.idempotency_generation) },
  )
}

/** The maximum that Stripe accepts; above it the page shows one line per shop. */
const maxLineItems = 100

function buildLineItems(orders: OrderRow[], items: OrderItemRow[]) {
  const fees = orders
    .filter(({ delivery_fee_cents }) => delivery_fee_cents > 0)
    .map(({ shop_name, delivery_fee_cents }) => ({
      name: getMessages(defaultLocale).serverTexts.stripe.delivery(shop_name),
      price_cents: delivery_fee_cents,
      quantity: 1,
    }))
  const lines = [...items, ...fees]
  if (lines.length <= maxLineItems) return lines
  return orders.map(({ shop_name, total_cents }) => ({
    name: shop_name,
    price_cents: total_cents,
    quantity: 1,
  }))
}

const maxSessionsSearched = 1000
/** The provider's clock may differ from ours. */
const maxClockSkewSeconds = 60

/** A spent idempotency key no longer returns what was created under it. */
async function findExistingSession({ stripe }: StripeProvider, { parent_order_id, created_at }: PaymentRow) {
  const created = { gte: Math.floor(created_at.getTime() / 1000) - maxClockSkewSeconds }
  let sessionsLeft = maxSessionsSearched
  for await (const session of stripe.checkout.sessions.list({ created, status: 'open', limit: 100 })) {
    if (session.client_reference_id === parent_order_id) return session
    if (--sessionsLeft === 0) break
  }
  return undefined
}
