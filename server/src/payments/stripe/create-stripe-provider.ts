import Stripe from 'stripe'
import {
  createStripeSandbox,
  generateSecretKey,
  generateWebhookSecret,
} from '../../../../demo/stripe-sandbox/create-stripe-sandbox.ts'
import { getOrCreateSharedSecret } from '../../platform/db/shared-secret.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { StripeProvider } from './stripe-provider.ts'

export type StripeSettings = {
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** Test cards can pay only in demo mode. */
  demo: boolean
  publicUrl: string
}

/** Pinned, whatever the account's default is. An SDK for another version does not compile with it. */
const stripeApiVersion = '2026-10-28.endive'

/** Two attempts of four seconds: no checkout waits longer than ten seconds for the provider. */
export const stripeClientOptions = {
  apiVersion: stripeApiVersion,
  maxNetworkRetries: 1,
  timeout: 4000,
  telemetry: false,
} as const

/** Undefined without keys and outside demo mode; then online payment is off. */
export async function createStripeProvider(
  deps: PlatformDeps,
  { stripe: keys, demo, publicUrl }: StripeSettings,
): Promise<StripeProvider | undefined> {
  if (keys)
    return {
      stripe: new Stripe(keys.secretKey, stripeClientOptions),
      webhookSecret: keys.webhookSecret,
      isTest: !/^[rs]k_live_/.test(keys.secretKey),
    }
  if (!demo) return undefined
  const secretKey = await getOrCreateSharedSecret(deps.db, 'sandbox_secret_key', generateSecretKey())
  const webhookSecret = await getOrCreateSharedSecret(
    deps.db,
    'sandbox_webhook_secret',
    generateWebhookSecret(),
  )
  const sandbox = createStripeSandbox({ ...deps, publicUrl, secretKey })
  return { stripe: sandbox.stripe, webhookSecret, isTest: true, sandbox }
}
