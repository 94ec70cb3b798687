import { orders as limits } from '@mainstreet/contract/limits.ts'
import { addOpenMinutes } from '@mainstreet/contract/shops/open-intervals.ts'
import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import type Stripe from 'stripe'
import { dropFromCart } from '../cart/store.ts'
import { tellOrder } from '../orders/order-topics.ts'
import type { OrderRow } from '../orders/present.ts'
import { announce } from '../platform/bus/outbox.ts'
import type { Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { enter } from './ledger/insert-ledger-entry.ts'
import { raise } from './reconciliation/discrepancies.ts'
import { lockOrdersOf, lockPayment } from './store.ts'

export type Arrived = {
  parentId: string
  session: Pick<Stripe.Checkout.Session, 'id' | 'amount_total' | 'currency' | 'livemode'>
  intent: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount' | 'amount_capturable' | 'currency'>
  livemode: boolean
}

/**
 * The card holds the money: only now do the shops see their orders. Repeats change nothing; what does not fit is
 * raised to the admin and pays for nothing (reliability T17). True when this very call has settled it.
 */
export async function settle(deps: Deps, tx: Tx, arrived: Arrived): Promise<boolean> {
  const { parentId, session, intent } = arrived
  const payment = await lockPayment(tx, parentId)
  const now = deps.now()
  const misfit = misfitOf(payment, arrived)
  if (!payment || misfit) {
    if (misfit) await raise(tx, { ...misfit, parentId: payment ? parentId : null, source: session.id }, now)
    return false
  }
  if (payment.state === 'closed') await keepLate(tx, parentId, session.id, intent, now)
  if (payment.state !== 'open') return false

  const parts = await lockOrdersOf(tx, parentId)
  await tx.one(sql`
    update payments set state = 'authorized', session_id = ${session.id}, intent_id = ${intent.id}, payment_url = null,
      next_try_at = ${now}, tries = 0, updated_at = ${now}
    where parent_order_id = ${parentId}`)
  const waiting = parts.filter(({ status }) => status === 'pending')
  for (const part of waiting) await open(deps, tx, part, intent.id, now)
  if (waiting[0]) await announce(tx, 'payment.held', { id: waiting[0].id })
  await dropFromCart(tx, payment.customer_id, payment.cart_products)
  return true
}

/** Paid although it was closed: nothing of it is left to sell, so the next step lets the hold go, and the admin hears of it. */
async function keepLate(
  tx: Tx,
  parentId: string,
  sessionId: string,
  intent: Arrived['intent'],
  now: Date,
): Promise<void> {
  await raise(
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

async function open(deps: Deps, tx: Tx, part: OrderRow, intentId: string, now: Date): Promise<void> {
  const terms = await tx.one<{ hours: Hours }>(sql`select hours from shops where id = ${part.shop_id}`)
  const respondBy =
    (terms && addOpenMinutes(terms.hours, now, limits.answerOpenMinutes)) ?? part.pickup_until ?? now
  await tx.one(sql`
    update orders set payment_status = 'authorized', respond_by = ${respondBy}, version = version + 1, updated_at = ${now}
    where id = ${part.id}`)
  await enter(tx, part.id, 'authorized', part.total_cents, intentId, now)
  const { id, shop_id, customer_id, status } = part
  await announce(tx, 'order.placed', { id, shop_id, customer_id, status })
  tx.afterCommit(() => tellOrder(deps.bus))
}

function misfitOf(
  payment: { amount_cents: number; currency: string; session_id: string | null } | undefined,
  { session, intent, livemode }: Arrived,
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
