import { isCanonicalUuid } from '@mainstreet/contract/uuid.ts'
import type Stripe from 'stripe'

/** The id of another object, which Stripe sends whole where expanding it was requested. */
export function getStripeId(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

/** Our own id of a refund that we started; undefined for one of the provider's dashboard. */
export function getOwnRefundId({ metadata }: Pick<Stripe.Refund, 'metadata'>): string | undefined {
  const id = metadata?.refund_id
  return id && isCanonicalUuid(id) ? id : undefined
}
