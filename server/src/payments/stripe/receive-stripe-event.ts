import type { StripeEventPayload } from '@mainstreet/contract/events.ts'
import { isCanonicalUuid } from '@mainstreet/contract/uuid.ts'
import type Stripe from 'stripe'
import { enqueuePaymentJob } from '../enqueue-payment-job.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { insertStripeEvent } from './store.ts'
import { getOwnRefundId, getStripeId } from './stripe-references.ts'

/**
 * Stores an event with a valid signature: its id, which makes a repeat no second event, and its row in the queue are
 * one transaction. What was acknowledged to the provider is never lost.
 */
export async function receiveStripeEvent({ db, bus, now }: PaymentDeps, event: Stripe.Event): Promise<void> {
  const payload = pickPayload(event)
  await db.tx(async (tx) => {
    const isNew = await insertStripeEvent(tx, event, now())
    if (isNew && payload) await enqueuePaymentJob(tx, bus, 'stripe.event_received', payload)
  })
}

/** Undefined when the event does not concern us. */
function pickPayload(event: Stripe.Event): StripeEventPayload | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { metadata, payment_intent, id, amount_total, currency, livemode } = event.data.object
      const parentId = getParentOrderId(metadata)
      if (parentId === undefined || !payment_intent) return undefined
      const session = { id, amount_total, currency, livemode }
      return { type: event.type, parent_order_id: parentId, session, intent_id: String(payment_intent) }
    }
    case 'checkout.session.expired': {
      const parentId = getParentOrderId(event.data.object.metadata)
      return parentId === undefined ? undefined : { type: event.type, parent_order_id: parentId }
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled': {
      const { id, status, amount_received } = event.data.object
      return { type: event.type, intent: { id, status, amount_received } }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id, status, failure_reason } = event.data.object
      const refund = { id, status, ...(failure_reason && { failure_reason }) }
      const refund_id = getOwnRefundId(event.data.object) ?? null
      // the response of our own call was the same already
      if (event.type === 'refund.created' && refund_id !== null) return undefined
      return { type: event.type, refund_id, refund }
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded } = event.data.object
      if (!payment_intent) return undefined
      return { type: event.type, intent_id: getStripeId(payment_intent), amount_refunded }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { type: event.type, dispute_id: event.data.object.id }
    default:
      return undefined
  }
}

function getParentOrderId(metadata: Stripe.Metadata | null): string | undefined {
  const id = metadata?.parent_order_id
  return id && isCanonicalUuid(id) ? id : undefined
}
