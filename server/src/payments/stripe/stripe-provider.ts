import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'

/** The card provider: Stripe, or the sandbox with the same API. */
export type StripeProvider = {
  /** Loads the SDK when it is first read. */
  stripe: Stripe
  webhookSecret: string
  /** The pages where people manage payments and disputes, without a trailing slash. */
  dashboardUrl: string
  /** No real charges. */
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

/** No rejection: it did not respond, or not properly, or not now, or does not know us. Trying again later may help. */
export function isTransientStripeError(error: unknown): error is Stripe.errors.StripeError {
  return isStripeError(error) && !isRejectedByStripe(error)
}

const maxRetryAfterSeconds = 600

/** What a transient error means for the retry. */
export function getRetryHint({ statusCode = 0, headers, ...error }: Stripe.errors.StripeError) {
  const requestedDelaySeconds = Number(headers?.['retry-after'])
  return {
    // stripe stores the response of a key, also a 500, and accepts no other parameters with it; one whose first call
    // is still running is not spent: another key could double the amount
    isKeySpent:
      statusCode >= 500 ||
      (error.type === 'StripeIdempotencyError' && error.code !== 'idempotency_key_in_use'),
    quietS: requestedDelaySeconds > 0 ? Math.min(requestedDelaySeconds, maxRetryAfterSeconds) : 0,
  }
}
export type RetryHint = ReturnType<typeof getRetryHint>

/** The provider wants no calls before this time. */
export class ProviderPauseError extends Error {
  constructor(until: Date) {
    super(`the card provider asked for no calls before ${until.toISOString()}`)
  }
}

export function getStripeIdempotencyKey(operation: string, id: string, round: number): string {
  return round === 0 ? `${operation}-${id}` : `${operation}-${id}-${round}`
}

/** With its charge, which knows when the hold ends. */
export function retrieveHold(stripe: Stripe, intentId: string) {
  return stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
}

/** The provider understood the request and rejects it. */
export function isRejectedByStripe(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return (
    isStripeError(error) && (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError')
  )
}

/** By its type: to compare with its class would load the SDK. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
