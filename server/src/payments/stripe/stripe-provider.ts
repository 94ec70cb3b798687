import Stripe from 'stripe'
import type { StripeSandbox } from '../../../../demo/stripe-sandbox/create-stripe-sandbox.ts'

/** The card provider: Stripe, or the sandbox with the same API. */
export type StripeProvider = {
  stripe: Stripe
  webhookSecret: string
  /** No real charges. */
  isTest: boolean
  /** The sandbox's payment pages and webhook deliveries. */
  sandbox?: StripeSandbox | undefined
}

/**
 * Any error but a rejection: no response, an invalid one, a rate limit, an outage, or invalid credentials. A retry may
 * succeed.
 */
export function isTransientStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && !isRejectedByStripe(error)
}

const maxRetryAfterSeconds = 600

/** What a transient error means for the retry. */
export function getRetryHint({ statusCode = 0, headers, ...error }: Stripe.errors.StripeError) {
  const requestedDelaySeconds = Number(headers?.['retry-after'])
  return {
    // stripe stores the response of a key, also a 500, and accepts no other parameters with it
    isKeySpent: statusCode >= 500 || error.type === 'StripeIdempotencyError',
    quietS: requestedDelaySeconds > 0 ? Math.min(requestedDelaySeconds, maxRetryAfterSeconds) : 0,
  }
}
export type RetryHint = ReturnType<typeof getRetryHint>

export function getStripeIdempotencyKey(operation: string, id: string, round: number): string {
  return round === 0 ? `${operation}-${id}` : `${operation}-${id}-${round}`
}

/** The provider understood the request and rejects it. */
export function isRejectedByStripe(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
  )
}
