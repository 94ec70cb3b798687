import { isCanonicalUuid } from '@mainstreet/contract/uuid.ts'
import type Stripe from 'stripe'
import type { Tx } from '../../platform/db/db.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { processPayment, recordCapture } from '../process-payment.ts'
import { recordAuthorization } from '../record-authorization.ts'
import { recordRefundResult } from '../refunds/record-refund-result.ts'
import { findPaymentByIntent } from '../store.ts'
import { insertStripeEvent } from './store.ts'

/**
 * Handles an event with a valid signature. Its effect and its record are one transaction, so it takes effect once, in
 * whatever number and order events are delivered. Where it matters, the current state is read from the provider.
 */
export async function handleStripeEvent(deps: PaymentDeps, event: Stripe.Event): Promise<void> {
  const effect = await buildEventEffect(deps, event)
  const parentId = await deps.db.tx(async (tx) => {
    const isNew = await insertStripeEvent(tx, event, deps.now())
    return isNew && effect ? effect(tx) : undefined
  })
  if (parentId) await processPayment(deps, parentId)
}

type EventEffect = (tx: Tx) => Promise<string | undefined>

/** Undefined when the event does not concern us. */
async function buildEventEffect(deps: PaymentDeps, event: Stripe.Event): Promise<EventEffect | undefined> {
  const { stripe, isTest } = deps.provider
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object
      const parentId = getParentOrderId(session.metadata)
      if (parentId === undefined || !session.payment_intent) return undefined
      const intent = await stripe.paymentIntents.retrieve(String(session.payment_intent))
      if (intent.status !== 'requires_capture' && intent.status !== 'succeeded') return undefined
      return async (tx) => {
        await recordAuthorization(deps, tx, { parentId, session, intent, livemode: !isTest })
        return parentId
      }
    }
    case 'checkout.session.expired': {
      const parentId = getParentOrderId(event.data.object.metadata)
      return parentId === undefined ? undefined : async () => parentId
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled': {
      const intent = event.data.object
      return async (tx) => {
        const payment = await findPaymentByIntent(tx, intent.id)
        if (payment && event.type === 'payment_intent.succeeded')
          await recordCapture(deps, tx, payment.parent_order_id, intent)
        return payment?.parent_order_id
      }
    }
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object
      const id = refund.metadata?.refund_id
      if (!id) return undefined
      return async (tx) => {
        await recordRefundResult(deps, tx, id, refund)
        return undefined
      }
    }
    default:
      return undefined
  }
}

function getParentOrderId(metadata: Stripe.Metadata | null): string | undefined {
  const id = metadata?.parent_order_id
  return id && isCanonicalUuid(id) ? id : undefined
}
