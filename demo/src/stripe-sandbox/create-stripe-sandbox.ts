import { randomBytes } from 'node:crypto'
import { getOrCreateSharedSecret } from '@mainstreet/platform/db/shared-secret.ts'
import { createInjectedFetch } from '@mainstreet/platform/http/injected-fetch.ts'
import { startQueueWorker, wakeOnMessage } from '@mainstreet/platform/jobs/queue-worker.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { loadStripe } from '@mainstreet/server/payments/stripe/load-stripe.ts'
import type { DeliverWebhook, StripeProvider } from '@mainstreet/server/payments/stripe/stripe-provider.ts'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { createSandboxApi } from './api.ts'
import { dashboardPath } from './dashboard-pages.ts'
import { deliverEvents } from './events.ts'
import { endLapsedHolds } from './payment-intents.ts'
import { paymentPagePath, registerPaymentPages } from './payment-pages.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    'stripe_sandbox.events_due': undefined
  }
}

/** A card provider in the house: the official SDK speaks with it as it does with Stripe, only not over the wire. */
export async function createStripeSandbox(deps: PlatformDeps, publicUrl: string): Promise<StripeProvider> {
  const { db, bus, now } = deps
  const secretKey = await getOrCreateSharedSecret(db, 'sandbox_secret_key', `sk_test_${randomHex(18)}`)
  const webhookSecret = await getOrCreateSharedSecret(db, 'sandbox_webhook_secret', `whsec_${randomHex(24)}`)
  const wake = () => bus.publish('stripe_sandbox.events_due')
  let api: FastifyInstance | undefined
  const createClient = (Sdk = loadStripe()) => {
    api ??= createSandboxApi({ db, now, secretKey, payUrl: `${publicUrl}${paymentPagePath}`, wake })
    return new Sdk(secretKey, {
      httpClient: Sdk.createFetchHttpClient(createInjectedFetch(api)),
      maxNetworkRetries: 2,
      telemetry: false,
    })
  }
  let stripe: Stripe | undefined
  return {
    get stripe() {
      stripe ??= createClient()
      return stripe
    },
    set stripe(client) {
      stripe = client
    },
    webhookSecret,
    isTest: true,
    dashboardUrl: `${publicUrl}${dashboardPath}`,
    sandbox: {
      paymentPagePath,
      registerPages: (app) => registerPaymentPages(app, { db, now, wake }),
      startDeliveries: (deliver, warn) => startWebhookDelivery(deps, webhookSecret, deliver, warn),
      close: async () => api?.close(),
    },
  }
}

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex')

const pollIntervalMs = 1000

/** Delivers events as they come and again as they are due, until stopped. */
function startWebhookDelivery(
  { db, bus, now }: PlatformDeps,
  secret: string,
  deliver: DeliverWebhook,
  warn: LogWarning,
) {
  const worker = startQueueWorker({
    processBatch: async () => {
      await endLapsedHolds(db, now())
      return (await deliverEvents(db, now(), secret, deliver)) > 0
    },
    pollIntervalMs,
    onError: (error) => warn(error, 'could not deliver a sandbox event'),
  })
  return wakeOnMessage(bus, 'stripe_sandbox.events_due', worker)
}
