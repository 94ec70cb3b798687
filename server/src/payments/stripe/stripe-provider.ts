import Stripe from 'stripe'
import type { Sandbox } from '../../../../demo/stripe-sandbox/create-stripe-sandbox.ts'

/** Where cards are charged: Stripe, or the sandbox that speaks as it does. */
export type Provider = {
  stripe: Stripe
  webhookSecret: string
  /** Nothing is charged. */
  isTest: boolean
  /** Its pay pages and its deliveries; Stripe has its own. */
  sandbox?: Sandbox | undefined
}

/** Whatever is no refusal: it did not answer, not properly, not just now, or does not know us. Trying again later may help. */
export function isPassing(fault: unknown): fault is Stripe.errors.StripeError {
  return fault instanceof Stripe.errors.StripeError && !isRefused(fault)
}

const longestQuietS = 600

/** What a fault that passes means for the next try. */
export function lessonOf({ statusCode = 0, headers, ...fault }: Stripe.errors.StripeError) {
  const asked = Number(headers?.['retry-after'])
  return {
    // stripe keeps what it has answered to a key, also a 500, and takes no other parameters under it
    isKeySpent: statusCode >= 500 || fault.type === 'StripeIdempotencyError',
    quietS: asked > 0 ? Math.min(asked, longestQuietS) : 0,
  }
}
export type Lesson = ReturnType<typeof lessonOf>

export function keyOf(what: string, id: string, round: number): string {
  return round === 0 ? `${what}-${id}` : `${what}-${id}-${round}`
}

/** It understood, and will not. */
export function isRefused(fault: unknown): fault is Stripe.errors.StripeInvalidRequestError {
  return (
    fault instanceof Stripe.errors.StripeInvalidRequestError || fault instanceof Stripe.errors.StripeCardError
  )
}
