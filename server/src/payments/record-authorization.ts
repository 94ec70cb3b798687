import { orderLimits as limits } from '@mainstreet/contract/limits.ts'
import { addOpenMinutes } from '@mainstreet/contract/shops/open-intervals.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type Stripe from 'stripe'
import { deleteCartProducts } from '../cart/store.ts'
import { wakeOutbox } from '../orders/order-topics.ts'
import type { OrderRow } from '../orders/present.ts'
import { enqueueEvent } from '../platform/bus/outbox.ts'
import type { Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import { insertLedgerEntry } from './ledger/insert-ledger-entry.ts'
import { recordDiscrepancy } from './reconciliation/discrepancies.ts'
import { lockCheckoutOrders, lockPayment } from './store.ts'

export type ReceivedAuthorization = {
  parentId: string
  session: Pick<Stripe.Checkout.Session, 'id' | 'amount_total' | 'currency' | 'livemode'>
  intent: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount' | 'amount_capturable' | 'currency'>
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
      await recordDiscrepancy(
        tx,
        { ...mismatch, parentId: payment ? parentId : null, source: session.id },
        now,
      )
    return false
  }
  if (payment.state === 'closed') await recordLateAuthorization(tx, parentId, session.id, intent, now)
  if (payment.state !== 'open') return false

  const orders = await lockCheckoutOrders(tx, parentId)
  await tx.one(sql`
    update payments set state = 'authorized', session_id = ${session.id}, intent_id = ${intent.id}, payment_url = null,
      next_try_at = ${now}, tries = 0, updated_at = ${now}
    where parent_order_id = ${parentId}`)
  const pendingOrders = orders.filter(({ status }) => status === 'pending')
  for (const order of pendingOrders) await releaseOrderToShop(deps, tx, order, intent.id, now)
  if (pendingOrders[0]) await enqueueEvent(tx, 'payment.held', { id: pendingOrders[0].id })
  await deleteCartProducts(tx, payment.customer_id, payment.cart_products)
  return true
}

/**
 * The session was paid although it was closed. Its stock is released, so the next step voids the authorization; a
 * discrepancy informs the admin.
 */
async function recordLateAuthorization(
  tx: Tx,
  parentId: string,
  sessionId: string,
  intent: ReceivedAuthorization['intent'],
  now: Date,
): Promise<void> {
  await recordDiscrepancy(
    tx,
    {
      parentId,
      kind: 'paid_late',
      ours: 'closed',
      theirs: `${intent.amount} ${intent.currency}`,
      source: intent.id,
    },
    now,
  )
  await tx.one(sql`
    update payments set state = 'authorized', session_id = ${sessionId}, intent_id = ${intent.id}, payment_url = null,
      next_try_at = ${now}, tries = 0, updated_at = ${now}
    where parent_order_id = ${parentId} and state = 'closed'`)
}

async function releaseOrderToShop(
  deps: PlatformDeps,
  tx: Tx,
  order: OrderRow,
  intentId: string,
  now: Date,
): Promise<void> {
  const terms = await tx.one<{ hours: OpeningHours }>(
    sql`select hours from shops where id = ${order.shop_id}`,
  )
  const respondBy =
    (terms && addOpenMinutes(terms.hours, now, limits.responseOpenMinutes)) ?? order.pickup_until ?? now
  await tx.one(sql`
    update orders set payment_status = 'authorized', respond_by = ${respondBy}, version = version + 1, updated_at = ${now}
    where id = ${order.id}`)
  await insertLedgerEntry(tx, order.id, 'authorized', order.total_cents, intentId, now)
  const { id, shop_id, customer_id, status } = order
  await enqueueEvent(tx, 'order.placed', { id, shop_id, customer_id, status })
  tx.afterCommit(() => wakeOutbox(deps.bus))
}

function findMismatch(
  payment: { amount_cents: number; currency: string; session_id: string | null } | undefined,
  { session, intent, livemode }: ReceivedAuthorization,
) {
  const theirs = `${session.id}: ${session.amount_total} ${session.currency}`
  if (!payment || (payment.session_id !== null && payment.session_id !== session.id))
    return { kind: 'unknown_payment', ours: payment?.session_id ?? 'none', theirs } as const
  if (session.livemode !== livemode)
    return { kind: 'wrong_mode', ours: livemode ? 'live' : 'test', theirs } as const
  const ours = `${payment.amount_cents} ${payment.currency}`
  if (session.currency !== payment.currency || intent.currency !== payment.currency)
    return { kind: 'wrong_currency', ours, theirs } as const
  if (session.amount_total !== payment.amount_cents || intent.amount !== payment.amount_cents)
    return { kind: 'wrong_amount', ours, theirs } as const
  return undefined
}
