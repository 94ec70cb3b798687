import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { applyTransition } from '../orders/update-order-status.ts'
import { createCheckoutSession } from './checkout/create-checkout-session.ts'
import { enqueuePaymentEvent } from './enqueue-payment-event.ts'
import { insertLedgerEntry } from './ledger/store.ts'
import {
  listPaymentOrders,
  lockPaymentOrders,
  setOrderCaptureAmounts,
  voidEndedOrders,
} from './order-payment-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { getPaymentStep } from './payment-step.ts'
import { insertDiscrepancy } from './reconciliation/store.ts'
import { recordAuthorization } from './record-authorization.ts'
import { recordCapture } from './record-capture.ts'
import { processRefund } from './refunds/process-refund.ts'
import { refundCancelledOrders } from './refunds/refund-order.ts'
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordPaymentError,
  setPaymentCaptureAmount,
  setPaymentSession,
  setPaymentState,
  unschedulePayment,
} from './store.ts'
import {
  getRetryHint,
  getStripeIdempotencyKey,
  isRejectedByStripe,
  isTransientStripeError,
  ProviderPauseError,
  retrieveHold,
} from './stripe/stripe-provider.ts'

const systemActor = { actor: 'system', id: null } as const
const maxSteps = 6
const noRetryHint = { isKeySpent: false, quietS: 0 }

/** For a request: if the provider is unavailable or rejects the call, the queue retries. */
export async function processPayment(deps: PaymentDeps, parentId: string): Promise<void> {
  await processDuePayment(deps, parentId).catch((error: unknown) => {
    if (error instanceof ProviderPauseError) return
    if (!isStripeError(error)) throw error
    deps.warn(error, `the provider call for payment ${parentId} failed and will be retried`)
  })
}

/**
 * Processes a checkout's payment as far as possible now. Safe on any number of nodes at once: each decision is made
 * under the payment's lock, and the provider is called after it, with an idempotency key derived from the checkout's
 * id. If the provider is unavailable or rejects the call, nothing changes and this throws.
 */
export async function processDuePayment(deps: PaymentDeps, parentId: string): Promise<void> {
  for (let stepsLeft = maxSteps; stepsLeft > 0; stepsLeft--) {
    const payment = await findPayment(deps.db, parentId)
    if (!payment) return
    if (payment.retry_after && payment.retry_after > deps.now())
      throw new ProviderPauseError(payment.retry_after)
    const step = getPaymentStep(payment, await listPaymentOrders(deps.db, parentId), deps.now())
    if (step.do === 'wait') break
    try {
      await runPaymentStep(deps, payment, step)
    } catch (error) {
      if (isStripeError(error)) {
        const hint = isRejectedByStripe(error) ? noRetryHint : getRetryHint(error)
        await recordPaymentError(deps.db, parentId, deps.now(), hint)
      }
      throw error
    }
  }
  for (const refund of await deps.db.tx((tx) => finalizePayment(deps, tx, parentId)))
    await processRefund(deps, refund)
}

const isStripeError = (error: unknown) => isTransientStripeError(error) || isRejectedByStripe(error)

async function runPaymentStep(
  deps: PaymentDeps,
  payment: PaymentRow,
  step: ReturnType<typeof getPaymentStep>,
): Promise<void> {
  if (step.do === 'open_session') {
    const session = await createCheckoutSession(
      deps,
      payment,
      await listPaymentOrders(deps.db, payment.parent_order_id),
    )
    await setPaymentSession(deps.db, payment.parent_order_id, session, deps.now())
  }
  if (step.do === 'close_session') await closeCheckoutSession(deps, payment)
  if (step.do === 'expire_orders') await expirePendingOrders(deps, payment.parent_order_id)
  if (step.do === 'decide') await decideCapture(deps, payment.parent_order_id)
  if (step.do === 'capture') await capturePayment(deps, payment)
}

/** Closes the session at the provider first: if it turns out to be paid, the payment counts. */
async function closeCheckoutSession(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const { stripe, isTest } = deps.provider
  const parentId = payment.parent_order_id
  const id = payment.session_id
  // the customer never got a payment URL, whatever the provider has created
  if (id === null) return deps.db.tx((tx) => closeUnpaidPayment(deps, tx, parentId, id))
  const session = await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (isRejectedByStripe(error)) return stripe.checkout.sessions.retrieve(id)
    throw error
  })
  if (session.status === 'complete') {
    const intent = await retrieveHold(stripe, String(session.payment_intent))
    // the hold has ended already: nobody has paid
    if (intent.status === 'canceled') return deps.db.tx((tx) => closeUnpaidPayment(deps, tx, parentId, id))
    await deps.db.tx((tx) => recordAuthorization(deps, tx, { parentId, session, intent, livemode: !isTest }))
    return
  }
  await deps.db.tx((tx) => closeUnpaidPayment(deps, tx, parentId, id))
}

/** The session cannot be paid any more: releases the stock. Does nothing if the payment has another session by now. */
async function closeUnpaidPayment(
  deps: PlatformDeps,
  tx: Tx,
  parentId: string,
  sessionId: string | null,
): Promise<void> {
  const payment = await lockPayment(tx, parentId)
  if (payment?.state !== 'open' || payment.session_id !== sessionId) return
  await setPaymentState(tx, parentId, 'closed', deps.now())
  for (const order of await lockPaymentOrders(tx, parentId))
    if (order.status === 'pending') await applyTransition(deps, tx, order, systemActor, { status: 'expired' })
}

/** The hold would lapse, and no shop has accepted: the next step voids it. */
async function expirePendingOrders(deps: PaymentDeps, parentId: string): Promise<void> {
  await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, parentId)
    const orders = await lockPaymentOrders(tx, parentId)
    if (!payment || getPaymentStep(payment, orders, deps.now()).do !== 'expire_orders') return
    for (const order of orders)
      if (order.status === 'pending')
        await applyTransition(deps, tx, order, systemActor, { status: 'expired' })
  })
}

/** Decides once, under the lock: a later change of an order leads to a refund, not to another capture. */
async function decideCapture(deps: PaymentDeps, parentId: string): Promise<void> {
  const paymentToVoid = await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, parentId)
    const orders = await lockPaymentOrders(tx, parentId)
    const now = deps.now()
    const step = payment && getPaymentStep(payment, orders, now)
    if (!payment || step?.do !== 'decide') return undefined
    if (step.capture_cents === 0) return payment

    await setPaymentCaptureAmount(tx, parentId, step.capture_cents, now)
    await setOrderCaptureAmounts(tx, step.order_ids)
    return undefined
  })
  if (paymentToVoid) await voidAuthorization(deps, paymentToVoid)
}

/** No shop has accepted: ends the authorization on the card. */
async function voidAuthorization(
  deps: PaymentDeps,
  { parent_order_id: parentId, intent_id: intentId, idempotency_generation }: PaymentRow,
): Promise<void> {
  const { stripe } = deps.provider
  if (intentId === null) return
  const intent = await stripe.paymentIntents
    .cancel(
      intentId,
      {},
      { idempotencyKey: getStripeIdempotencyKey('void', parentId, idempotency_generation) },
    )
    .catch((error: unknown) => {
      if (isRejectedByStripe(error)) return stripe.paymentIntents.retrieve(intentId)
      throw error
    })
  await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, parentId)
    if (payment?.state !== 'authorized') return
    const now = deps.now()
    if (intent.status !== 'canceled')
      await insertDiscrepancy(
        tx,
        { parentId, kind: 'captured_elsewhere', expected: 'void', actual: intent.status, source: intent.id },
        now,
      )
    await setPaymentState(tx, parentId, 'voided', now)
  })
}

async function capturePayment(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const { stripe } = deps.provider
  const { parent_order_id: parentId, intent_id, capture_cents, idempotency_generation } = payment
  if (intent_id === null || capture_cents === null) return
  const intent = await stripe.paymentIntents
    .capture(
      intent_id,
      { amount_to_capture: capture_cents },
      { idempotencyKey: getStripeIdempotencyKey('capture', parentId, idempotency_generation) },
    )
    .catch((error: unknown) => {
      if (isRejectedByStripe(error)) return stripe.paymentIntents.retrieve(intent_id)
      throw error
    })
  await deps.db.tx((tx) => recordCapture(deps, tx, parentId, intent))
}

/**
 * Marks orders that ended without a capture as voided and creates refunds for cancelled paid ones. The payment is no
 * longer due only if no step is left under the lock; an order that changes later makes it due again.
 */
async function finalizePayment(deps: PlatformDeps, tx: Tx, parentId: string): Promise<string[]> {
  const payment = await lockPayment(tx, parentId)
  if (!payment) return []
  const now = deps.now()
  for (const order of await voidEndedOrders(tx, parentId, now)) {
    if (payment.intent_id)
      await insertLedgerEntry(tx, order, 'voided', -order.total_cents, payment.intent_id, now)
    await enqueuePaymentEvent(deps, tx, order)
  }
  const step = getPaymentStep(payment, await listPaymentOrders(tx, parentId), now)
  const refunds = await refundCancelledOrders(tx, parentId, now)
  if (step.do === 'wait') await unschedulePayment(tx, parentId)
  return refunds
}
