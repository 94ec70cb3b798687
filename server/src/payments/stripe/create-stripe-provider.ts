import type Stripe from 'stripe'
import { loadStripe } from './load-stripe.ts'
import type { StripeProvider } from './stripe-provider.ts'

/** Whatever the account's default is: what is read here was written for this one; another SDK does not compile with it. */
const stripeApiVersion = '2026-10-28.endive'

/** Two attempts of four seconds: no checkout waits longer than ten seconds for the provider. */
export const stripeClientOptions = {
  apiVersion: stripeApiVersion,
  maxNetworkRetries: 1,
  timeout: 4000,
  telemetry: false,
} as const

const dashboardUrl = 'https://dashboard.stripe.com'

type StripeSettings = { url: string; secretKey: string; webhookSecret: string }

export function createStripeProvider({ url, secretKey, webhookSecret }: StripeSettings): StripeProvider {
  const { protocol, hostname: host, port } = new URL(url)
  const isTest = !/^[rs]k_live_/.test(secretKey)
  let stripe: Stripe | undefined
  return {
    get stripe() {
      stripe ??= new (loadStripe())(secretKey, {
        ...stripeClientOptions,
        host,
        protocol: protocol === 'http:' ? 'http' : 'https',
        port: port || 443,
      })
      return stripe
    },
    webhookSecret,
    isTest,
    dashboardUrl: isTest ? `${dashboardUrl}/test` : dashboardUrl,
  }
}
