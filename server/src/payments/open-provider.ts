import Stripe from 'stripe'
import { sharedSecret } from '../identity/store.ts'
import type { Deps } from '../platform/deps.ts'
import type { Provider } from './provider.ts'
import { newSecretKey, newWebhookSecret, openSandbox } from './sandbox/open-sandbox.ts'

export type CardSettings = {
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** Only there test cards may pay. */
  demo: boolean
  publicUrl: string
}

/** No checkout waits longer for the provider (reliability T18). */
const timeoutMs = 4000

/** Undefined: no keys, and no demo; then nothing can be paid online. */
export async function openProvider(
  deps: Deps,
  { stripe: keys, demo, publicUrl }: CardSettings,
): Promise<Provider | undefined> {
  if (keys)
    return {
      stripe: new Stripe(keys.secretKey, { maxNetworkRetries: 1, timeout: timeoutMs, telemetry: false }),
      webhookSecret: keys.webhookSecret,
      isTest: !/^[rs]k_live_/.test(keys.secretKey),
    }
  if (!demo) return undefined
  const secretKey = await sharedSecret(deps.db, 'sandbox_secret_key', newSecretKey())
  const webhookSecret = await sharedSecret(deps.db, 'sandbox_webhook_secret', newWebhookSecret())
  const sandbox = openSandbox({ ...deps, publicUrl, secretKey })
  return { stripe: sandbox.stripe, webhookSecret, isTest: true, sandbox }
}
