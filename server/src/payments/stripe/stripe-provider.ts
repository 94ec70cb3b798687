import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import type { LogWarning } from '../../platform/log/log-warning.ts'

/** Where cards are charged: Stripe, or the sandbox that speaks as it does. */
export type StripeProvider = {
  stripe: Stripe
  webhookSecret: string
  /** Nothing is charged. */
  isTest: boolean
  /** Undefined: Stripe itself, which has its own payment pages and webhook deliveries. */
  sandbox?: StripeSandbox | undefined
}

/** Receives a signed event; resolves to whether it was accepted. */
export type DeliverWebhook = (payload: string, signature: string) => Promise<boolean>

/** What a provider inside this program needs from the server. Demo mode brings one. */
export type StripeSandbox = {
  paymentPagePath: string
  registerPages(app: FastifyInstance): void
  startDeliveries(deliver: DeliverWebhook, warn: LogWarning): { stop(): Promise<void> }
  close(): Promise<void>
}

/** Whatever is no refusal: it did not answer, not properly, not just now, or does not know us. Trying again later may help. */
export function isTransientStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && !isRejectedByStripe(error)
}

const maxRetryAfterSeconds = 600

/** What a fault that passes means for the next try. */
export function getRetryHint({ statusCode = 0, headers, ...fault }: Stripe.errors.StripeError) {
  const requestedDelaySeconds = Number(headers?.['retry-after'])
  return {
    // stripe keeps what it has answered to a key, also a 500, and takes no other parameters under it
    isKeySpent: statusCode >= 500 || fault.type === 'StripeIdempotencyError',
    quietS: requestedDelaySeconds > 0 ? Math.min(requestedDelaySeconds, maxRetryAfterSeconds) : 0,
  }
}
export type RetryHint = ReturnType<typeof getRetryHint>

export function getStripeIdempotencyKey(operation: string, id: string, round: number): string {
  return round === 0 ? `${operation}-${id}` : `${operation}-${id}-${round}`
}

/** It understood, and will not. */
export function isRejectedByStripe(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
  )
}
