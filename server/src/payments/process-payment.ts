import type Stripe from 'stripe'
import type { OrderRow } from '../orders/present.ts'
import { moveOn } from '../orders/update-order-status.ts'
import type { Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { openSession } from './checkout/create-checkout-session.ts'
import { tellMoney } from './enqueue-payment-event.ts'
import { enter } from './ledger/insert-ledger-entry.ts'
import { nextStep } from './payment-step.ts'
import { raise } from './reconciliation/discrepancies.ts'
import { settle } from './record-authorization.ts'
import { runRefund } from './refunds/process-refund.ts'
import { refundCancelled } from './refunds/refund-order.ts'
import {
  findPayment,
  keepSession,
  lockOrdersOf,
  lockPayment,
  ordersOf,
  type PaymentRow,
  putOff,
  setState,
} from './store.ts'
import { isPassing, isRefused, keyOf, lessonOf, type Provider } from './stripe/stripe-provider.ts'

export type MoneyDeps = Deps & {
  provider: Provider
  publicUrl: string
  warn: (fault: unknown, what: string) => void
}

const clock = { actor: 'clock', id: null } as const
const mostSteps = 6
const refused = { isKeySpent: false, quietS: 0 }
const isQuiet = ({ quiet_until }: PaymentRow, now: Date) => quiet_until !== null && quiet_until > now

/**
 * Takes a checkout's money as far as it can go now. Any number of nodes may do it at once: each decision is taken
 * under the payment's lock, and the provider is asked after it, under a key made from the checkout's id.
 * A provider that is away, or refuses, leaves everything as it is, to be tried again.
 */
export async function advance(deps: MoneyDeps, parentId: string): Promise<void> {
  for (let left = mostSteps; left > 0; left--) {
    const payment = await findPayment(deps.db, parentId)
    if (!payment || isQuiet(payment, deps.now())) return
    const step = nextStep(payment, await ordersOf(deps.db, parentId), deps.now())
    if (step.do === 'wait') break
    try {
      await take(deps, payment, step)
    } catch (fault) {
      if (!isPassing(fault) && !isRefused(fault)) throw fault
      deps.warn(fault, `the payment of ${parentId} waits for its provider`)
      await putOff(deps.db, parentId, deps.now(), isRefused(fault) ? refused : lessonOf(fault))
      return
    }
  }
  for (const refund of await deps.db.tx((tx) => tidy(deps, tx, parentId))) await runRefund(deps, refund)
}

async function take(deps: MoneyDeps, payment: PaymentRow, step: ReturnType<typeof nextStep>): Promise<void> {
  if (step.do === 'open_session') {
    const session = await openSession(deps, payment, await ordersOf(deps.db, payment.parent_order_id))
    await keepSession(deps.db, payment.parent_order_id, session.id, session.url)
  }
  if (step.do === 'close_session') await closeSession(deps, payment)
  if (step.do === 'decide') await decide(deps, payment.parent_order_id)
  if (step.do === 'capture') await capture(deps, payment)
}

/** The session is closed first: if it turns out paid, it is paid (design 5). */
async function closeSession(deps: MoneyDeps, payment: PaymentRow): Promise<void> {
  const { stripe, isTest } = deps.provider
  const parentId = payment.parent_order_id
  const id = payment.session_id
  // nobody has an address to pay at, whatever the provider has made
  if (id === null) return deps.db.tx((tx) => giveUp(deps, tx, parentId, id))
  const session = await stripe.checkout.sessions.expire(id).catch((fault: unknown) => {
    if (isRefused(fault)) return stripe.checkout.sessions.retrieve(id)
    throw fault
  })
  if (session.status === 'complete') {
    const intent = await stripe.paymentIntents.retrieve(String(session.payment_intent))
    await deps.db.tx((tx) => settle(deps, tx, { parentId, session, intent, livemode: !isTest }))
    return
  }
  await deps.db.tx((tx) => giveUp(deps, tx, parentId, id))
}

/** Nobody can pay any more: what was held goes back on the shelf. Not when there is another session by now. */
async function giveUp(deps: Deps, tx: Tx, parentId: string, sessionId: string | null): Promise<void> {
  const payment = await lockPayment(tx, parentId)
  if (payment?.state !== 'open' || payment.session_id !== sessionId) return
  await setState(tx, parentId, 'closed', deps.now())
  for (const part of await lockOrdersOf(tx, parentId))
    if (part.status === 'pending') await moveOn(deps, tx, part, clock, { status: 'expired' })
}

/** Once, under the lock: what happens to a row afterwards changes its refund, not the capture. */
async function decide(deps: MoneyDeps, parentId: string): Promise<void> {
  const unwanted = await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, parentId)
    const parts = await lockOrdersOf(tx, parentId)
    const now = deps.now()
    const step = payment && nextStep(payment, parts, now)
    if (!payment || step?.do !== 'decide') return undefined
    if (step.capture_cents === 0) return payment

    await tx.one(sql`
      update payments set capture_cents = ${step.capture_cents}, next_try_at = ${now}, updated_at = ${now}
      where parent_order_id = ${parentId}`)
    await tx.one(sql`
      update orders set capture_cents = total_cents
      where parent_order_id = ${parentId} and payment_status = 'authorized'
        and status in ('in_progress', 'completed', 'no_show')`)
    return undefined
  })
  if (unwanted) await letGo(deps, unwanted)
}

/** Nothing was accepted: the hold on the card ends. */
async function letGo(
  deps: MoneyDeps,
  { parent_order_id: parentId, intent_id: intentId, key_round }: PaymentRow,
): Promise<void> {
  const { stripe } = deps.provider
  if (intentId === null) return
  const intent = await stripe.paymentIntents
    .cancel(intentId, {}, { idempotencyKey: keyOf('void', parentId, key_round) })
    .catch((fault: unknown) => {
      if (isRefused(fault)) return stripe.paymentIntents.retrieve(intentId)
      throw fault
    })
  await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, parentId)
    if (payment?.state !== 'authorized') return
    const now = deps.now()
    if (intent.status !== 'canceled')
      await raise(
        tx,
        { parentId, kind: 'captured_elsewhere', ours: 'void', theirs: intent.status, source: intent.id },
        now,
      )
    await setState(tx, parentId, 'voided', now)
  })
}

async function capture(deps: MoneyDeps, payment: PaymentRow): Promise<void> {
  const { stripe } = deps.provider
  const { parent_order_id: parentId, intent_id, capture_cents, key_round } = payment
  if (intent_id === null || capture_cents === null) return
  const intent = await stripe.paymentIntents
    .capture(
      intent_id,
      { amount_to_capture: capture_cents },
      { idempotencyKey: keyOf('capture', parentId, key_round) },
    )
    .catch((fault: unknown) => {
      if (isRefused(fault)) return stripe.paymentIntents.retrieve(intent_id)
      throw fault
    })
  await deps.db.tx((tx) => noteCapture(deps, tx, parentId, intent))
}

/** Also when the provider tells of it by itself, or again. */
export async function noteCapture(
  deps: Deps,
  tx: Tx,
  parentId: string,
  intent: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount_received'>,
): Promise<void> {
  const payment = await lockPayment(tx, parentId)
  if (payment?.state !== 'authorized' || payment.capture_cents === null) return
  const parts = (await lockOrdersOf(tx, parentId)).filter(({ capture_cents }) => capture_cents !== null)
  const now = deps.now()
  const isWhole = intent.status === 'succeeded' && intent.amount_received === payment.capture_cents
  if (!isWhole) return noteFailure(deps, tx, payment, parts, intent)

  await tx.one(sql`
    update payments set state = 'captured', captured_cents = ${payment.capture_cents}, next_try_at = ${now}, tries = 0,
      updated_at = ${now}
    where parent_order_id = ${parentId}`)
  for (const part of parts) {
    await tx.one(sql`
      update orders set captured_cents = capture_cents, payment_status = 'paid', version = version + 1, updated_at = ${now}
      where id = ${part.id}`)
    await enter(tx, part.id, 'captured', part.total_cents, intent.id, now)
    await tellMoney(deps, tx, { ...part, payment_status: 'paid' })
  }
}

/** Blocks the hand-over (design 5). */
async function noteFailure(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  parts: OrderRow[],
  intent: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount_received'>,
): Promise<void> {
  const now = deps.now()
  const parentId = payment.parent_order_id
  await raise(
    tx,
    {
      parentId,
      kind: 'capture_failed',
      ours: `${payment.capture_cents}`,
      theirs: `${intent.status} ${intent.amount_received}`,
      source: intent.id,
    },
    now,
  )
  await setState(tx, parentId, 'failed', now)
  for (const part of parts) {
    await tx.one(sql`
      update orders set payment_status = 'failed', version = version + 1, updated_at = ${now} where id = ${part.id}`)
    await tellMoney(deps, tx, { ...part, payment_status: 'failed' })
  }
}

/**
 * Rows that have ended without a capture owe nothing, and say so; what was paid for a cancelled one is to go back.
 * Done with only if nothing is left to do under the lock: an order that moves afterwards makes it due again.
 */
async function tidy(deps: Deps, tx: Tx, parentId: string): Promise<string[]> {
  const payment = await lockPayment(tx, parentId)
  if (!payment) return []
  const now = deps.now()
  const ended = await tx.many<OrderRow>(sql`
    update orders set payment_status = 'voided', version = version + 1, updated_at = ${now}
    where parent_order_id = ${parentId} and payment_status in ('awaiting', 'authorized') and capture_cents is null
      and status in ('declined', 'expired', 'cancelled')
    returning *`)
  for (const part of ended) {
    if (payment.intent_id) await enter(tx, part.id, 'voided', -part.total_cents, payment.intent_id, now)
    await tellMoney(deps, tx, part)
  }
  const step = nextStep(payment, await ordersOf(tx, parentId), now)
  const refunds = await refundCancelled(tx, parentId, now)
  if (step.do === 'wait')
    await tx.one(sql`
      update payments set next_try_at = case when state = 'open' then expires_at end
      where parent_order_id = ${parentId} and next_try_at <= ${now}`)
  return refunds
}
