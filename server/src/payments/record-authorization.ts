import { dayMs, secondMs } from '@mainstreet/contract/durations.ts'
import { orderLimits as limits } from '@mainstreet/contract/orders/limits.ts'
import { addOpenMinutes } from '@mainstreet/contract/shops/open-intervals.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type Stripe from 'stripe'
import { deleteCartItems } from '../cart/store.ts'
import { wakeOutbox } from '../orders/order-topics.ts'
import type { OrderRow } from '../orders/present.ts'
import { findShopHours } from '../orders/shop-terms-store.ts'
import { insertLedgerEntry } from './ledger/store.ts'
import { lockPaymentOrders, setOrderAuthorized } from './order-payment-store.ts'
import { insertDiscrepancy } from './reconciliation/store.ts'
import { lockPayment, setPaymentAuthorized } from './store.ts'

export type ReceivedAuthorization = {
  parentId: string
  session: Pick<Stripe.Checkout.Session, 'id' | 'amount_total' | 'currency' | 'livemode'>
  intent: Pick<
    Stripe.PaymentIntent,
    'id' | 'status' | 'amount' | 'amount_capturable' | 'currency' | 'created' | 'latest_charge'
  >
  livemode: boolean
}

/**
 * From the authorization on, the shops see their orders. A repeat changes nothing. An authorization that does not match
 * the payment has no effect and is reported as a discrepancy. True when this call recorded the authorization.
 */
export async function recordAuthorization(
  deps: PlatformDeps,
  tx: Tx,
  received: ReceivedAuthorization,
): Promise<boolean> {
  const { parentId, session, intent } = received
  const payment = await lockPayment(tx, parentId)
  const now = deps.now()
  const mismatch = findMismatch(payment, received)
  if (!payment || mismatch) {
    if (mismatch)
      await insertDiscrepancy(
        tx,
        { ...mismatch, parentId: payment ? parentId : null, source: session.id },
        now,
      )
    return false
  }
  if (payment.state === 'closed') await recordLateAuthorization(tx, parentId, received, now)
  if (payment.state !== 'open') return false

  const orders = await lockPaymentOrders(tx, parentId)
  await setPaymentAuthorized(tx, parentId, 'open', toAuthorizedSession(received), now)
  const pendingOrders = orders.filter(({ status }) => status === 'pending')
  for (const order of pendingOrders) await releaseOrderToShop(deps, tx, order, intent.id, now)
  if (pendingOrders[0]) await enqueueEvent(tx, 'payment.authorized', { id: pendingOrders[0].id })
  await deleteCartItems(tx, payment.customer_id, payment.cart_item_ids)
  return true
}

/**
 * The session was paid although it was closed. Its stock is released, so the next step voids the authorization; a
 * discrepancy informs the admin.
 */
async function recordLateAuthorization(
  tx: Tx,
  parentId: string,
  received: ReceivedAuthorization,
  now: Date,
): Promise<void> {
  const { intent } = received
  await insertDiscrepancy(
    tx,
    {
      parentId,
      kind: 'paid_late',
      expected: 'closed',
      actual: `${intent.amount} ${intent.currency}`,
      source: intent.id,
    },
    now,
  )
  await setPaymentAuthorized(tx, parentId, 'closed', toAuthorizedSession(received), now)
}

/** How long before its end a hold is captured, and when where the provider does not state its end: a bank gives it up after a week. */
const captureLeadMs = dayMs
const maxHoldMs = 6 * dayMs

function toAuthorizedSession({ session, intent }: ReceivedAuthorization) {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  const captureBefore = charge?.payment_method_details?.card?.capture_before
  const captureDueMs = captureBefore
    ? captureBefore * secondMs - captureLeadMs
    : intent.created * secondMs + maxHoldMs
  return { sessionId: session.id, intentId: intent.id, captureDueAt: new Date(captureDueMs) }
}

async function releaseOrderToShop(
  deps: PlatformDeps,
  tx: Tx,
  order: OrderRow,
  intentId: string,
  now: Date,
): Promise<void> {
  const hours = await findShopHours(tx, order.shop_id)
  const respondBy =
    (hours && addOpenMinutes(hours, now, limits.responseOpenMinutes)) ?? order.pickup_until ?? now
  await setOrderAuthorized(tx, order.id, respondBy, now)
  await insertLedgerEntry(tx, order, 'authorized', order.total_cents, intentId, now)
  const { id, shop_id, customer_id, status } = order
  await enqueueEvent(tx, 'order.placed', { id, shop_id, customer_id, status })
  tx.afterCommit(() => wakeOutbox(deps.bus))
}

function findMismatch(
  payment: { amount_cents: number; currency: string; session_id: string | null } | undefined,
  { session, intent, livemode }: ReceivedAuthorization,
) {
  const actual = `${session.id}: ${session.amount_total} ${session.currency}`
  if (!payment || (payment.session_id !== null && payment.session_id !== session.id))
    return { kind: 'unknown_payment', expected: payment?.session_id ?? 'none', actual } as const
  if (session.livemode !== livemode)
    return { kind: 'wrong_mode', expected: livemode ? 'live' : 'test', actual } as const
  const expected = `${payment.amount_cents} ${payment.currency}`
  if (session.currency !== payment.currency || intent.currency !== payment.currency)
    return { kind: 'wrong_currency', expected, actual } as const
  if (session.amount_total !== payment.amount_cents || intent.amount !== payment.amount_cents)
    return { kind: 'wrong_amount', expected, actual } as const
  return undefined
}
