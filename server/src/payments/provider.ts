import Stripe from 'stripe'
import type { Sandbox } from './sandbox/open-sandbox.ts'

/** Where cards are charged: Stripe, or the sandbox that speaks as it does. */
export type Provider = {
  stripe: Stripe
  webhookSecret: string
  /** Nothing is charged. */
  isTest: boolean
  /** Its pay pages and its deliveries; Stripe has its own. */
  sandbox?: Sandbox | undefined
}

/** Trying again later may help: it did not answer, or not properly. */
export function isPassing(fault: unknown): boolean {
  return (
    fault instanceof Stripe.errors.StripeConnectionError ||
    fault instanceof Stripe.errors.StripeAPIError ||
    fault instanceof Stripe.errors.StripeRateLimitError
  )
}

/** It understood, and will not. */
export function isRefused(fault: unknown): fault is Stripe.errors.StripeInvalidRequestError {
  return (
    fault instanceof Stripe.errors.StripeInvalidRequestError || fault instanceof Stripe.errors.StripeCardError
  )
}
