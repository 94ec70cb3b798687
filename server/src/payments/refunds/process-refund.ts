import { findParentOrderId } from '../order-payment-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findPayment } from '../store.ts'
import {
  getRetryHint,
  getStripeIdempotencyKey,
  isRejectedByStripe,
  isTransientStripeError,
  ProviderPauseError,
  type StripeProvider,
} from '../stripe/stripe-provider.ts'
import type { RefundRow } from './present-refund.ts'
import { recordRefundResult } from './record-refund-result.ts'
import { findRefund, recordRefundError } from './store.ts'

/** For a request: if the provider is unavailable, the queue retries. */
export async function processRefund(deps: PaymentDeps, id: string): Promise<void> {
  await processDueRefund(deps, id).catch((error: unknown) => {
    if (error instanceof ProviderPauseError) return
    if (!isTransientStripeError(error)) throw error
    deps.warn(error, `the provider call for refund ${id} failed and will be retried`)
  })
}

/** For the queue: throws when the provider is unavailable. */
export async function processDueRefund(deps: PaymentDeps, id: string): Promise<void> {
  const { db, provider, now } = deps
  const refund = await findRefund(db, id)
  if (refund?.state !== 'requested') return
  if (refund.retry_after && refund.retry_after > now()) throw new ProviderPauseError(refund.retry_after)
  const parentId = await findParentOrderId(db, refund.order_id)
  const payment = parentId === undefined ? undefined : await findPayment(db, parentId)
  if (!payment?.intent_id) return
  try {
    const stripeRefund =
      (await findExistingRefund(provider, payment.intent_id, refund)) ??
      (await provider.stripe.refunds.create(
        {
          payment_intent: payment.intent_id,
          amount: refund.amount_cents,
          metadata: { refund_id: id, attempt: `${refund.retry_number}` },
        },
        {
          idempotencyKey: getStripeIdempotencyKey(
            'refund',
            `${id}-${refund.retry_number}`,
            refund.idempotency_generation,
          ),
        },
      ))
    await db.tx((tx) => recordRefundResult(deps, tx, id, stripeRefund))
  } catch (error) {
    if (isTransientStripeError(error)) await recordRefundError(db, id, now(), getRetryHint(error))
    if (!isRejectedByStripe(error)) throw error
    const failed = { id: null, status: 'failed', failure_reason: error.code ?? error.message }
    await db.tx((tx) => recordRefundResult(deps, tx, id, failed))
  }
}

/**
 * The provider keeps a key for a day, but a refund can wait for days. Before another call, this looks for the refund of
 * a call whose response was lost.
 */
async function findExistingRefund(
  { stripe }: StripeProvider,
  intentId: string,
  { id, retry_number, attempts }: RefundRow,
) {
  if (attempts === 0) return undefined
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (refund.metadata?.refund_id === id && refund.metadata.attempt === `${retry_number}`) return refund
  return undefined
}
