import Stripe from 'stripe'
import {
  newSecretKey,
  newWebhookSecret,
  openSandbox,
} from '../../../../demo/stripe-sandbox/create-stripe-sandbox.ts'
import { sharedSecret } from '../../platform/db/shared-secret.ts'
import type { Deps } from '../../platform/platform-deps.ts'
import type { Provider } from './stripe-provider.ts'

export type CardSettings = {
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** Only there test cards may pay. */
  demo: boolean
  publicUrl: string
}

/** Whatever the account's default is: what is read here was written for this one; another SDK refuses to be compiled with it. */
const apiVersion = '2026-10-28.endive'

/** Two tries of four seconds: no checkout waits longer for the provider than ten (reliability T18). */
export const clientOptions = { apiVersion, maxNetworkRetries: 1, timeout: 4000, telemetry: false } as const

/** Undefined: no keys, and no demo; then nothing can be paid online. */
export async function openProvider(
  deps: Deps,
  { stripe: keys, demo, publicUrl }: CardSettings,
): Promise<Provider | undefined> {
  if (keys)
    return {
      stripe: new Stripe(keys.secretKey, clientOptions),
      webhookSecret: keys.webhookSecret,
      isTest: !/^[rs]k_live_/.test(keys.secretKey),
    }
  if (!demo) return undefined
  const secretKey = await sharedSecret(deps.db, 'sandbox_secret_key', newSecretKey())
  const webhookSecret = await sharedSecret(deps.db, 'sandbox_webhook_secret', newWebhookSecret())
  const sandbox = openSandbox({ ...deps, publicUrl, secretKey })
  return { stripe: sandbox.stripe, webhookSecret, isTest: true, sandbox }
}
