import type Stripe from 'stripe'
import type { OrderRow } from '../orders/present.ts'
import { itemsOf } from '../orders/store.ts'
import type { MoneyDeps } from './advance.ts'
import type { PaymentRow } from './store.ts'

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
  const fees = parts
    .filter(({ delivery_fee_cents }) => delivery_fee_cents > 0)
    .map((part) => ({
      name: `Delivery by ${part.shop_name}`,
      price_cents: part.delivery_fee_cents,
      quantity: 1,
    }))
  return provider.stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: parentId,
      metadata: { parent_order_id: parentId },
      payment_intent_data: { capture_method: 'manual', metadata: { parent_order_id: parentId } },
      ...(email && { customer_email: email }),
      line_items: [...items, ...fees].map(({ name, price_cents, quantity }) => ({
        quantity,
        price_data: { currency: payment.currency, unit_amount: price_cents, product_data: { name } },
      })),
      success_url: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/payment/cancel?checkout=${parentId}`,
      expires_at: Math.floor(payment.created_at.getTime() / 1000) + sessionLifeS,
    },
    { idempotencyKey: `checkout-${parentId}` },
  )
}
