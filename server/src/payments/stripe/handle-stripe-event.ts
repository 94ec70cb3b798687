import type { StripeEventPayload } from '@mainstreet/contract/events.ts'
import { recordStripeDispute } from '../disputes/record-dispute.ts'
import { enqueuePaymentJob } from '../enqueue-payment-job.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { recordAuthorization } from '../record-authorization.ts'
import { recordCancellation, recordCapture } from '../record-capture.ts'
import { recordStripeRefund, recordStripeRefundsOfIntent } from '../refunds/record-provider-refund.ts'
import { recordRefundResult } from '../refunds/record-refund-result.ts'
import { findRefund } from '../refunds/store.ts'
import { findPaymentByIntent } from '../store.ts'
import { retrieveHold } from './stripe-provider.ts'

/**
 * Takes effect once, however often and in whatever order events are handled: each effect depends on the state of its
 * row. What follows for the payment is a job of its own, stored with the effect.
 */
export async function handleStripeEvent(deps: PaymentDeps, event: StripeEventPayload): Promise<void> {
  const { db, bus, provider } = deps
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { parent_order_id: parentId, session, intent_id } = event
      const intent = await retrieveHold(provider.stripe, intent_id)
      if (intent.status !== 'requires_capture' && intent.status !== 'succeeded') return
      return db.tx(async (tx) => {
        await recordAuthorization(deps, tx, { parentId, session, intent, livemode: !provider.isTest })
        await enqueuePaymentJob(tx, bus, 'payment.due', { id: parentId })
      })
    }
    case 'checkout.session.expired':
      return db.tx((tx) => enqueuePaymentJob(tx, bus, 'payment.due', { id: event.parent_order_id }))
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled': {
      const { intent } = event
      return db.tx(async (tx) => {
        const payment = await findPaymentByIntent(tx, intent.id)
        if (!payment) return
        const record = event.type === 'payment_intent.succeeded' ? recordCapture : recordCancellation
        await record(deps, tx, payment.parent_order_id, intent)
        await enqueuePaymentJob(tx, bus, 'payment.due', { id: payment.parent_order_id })
      })
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { refund_id, refund } = event
      if (refund_id !== null && (await findRefund(db, refund_id)))
        return db.tx((tx) => recordRefundResult(deps, tx, refund_id, refund))
      return recordStripeRefund(deps, await provider.stripe.refunds.retrieve(refund.id))
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return recordStripeDispute(deps, event.dispute_id)
    case 'charge.refunded':
      return recordStripeRefundsOfIntent(deps, event.intent_id, event.amount_refunded)
  }
}
