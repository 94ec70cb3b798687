import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import type { Bus } from '../../server/src/platform/bus/bus.ts'
import type { Db } from '../../server/src/platform/db/db.ts'
import { createInjectedFetch } from '../../server/src/platform/http/injected-fetch.ts'
import { startQueueWorker } from '../../server/src/platform/jobs/queue-worker.ts'
import type { LogWarning } from '../../server/src/platform/log/log-warning.ts'
import { createSandboxApi } from './api.ts'
import { type DeliverEvent, deliverEvents } from './events.ts'
import { paymentPagePath, registerPaymentPages } from './payment-pages.ts'

declare module '../../server/src/platform/bus/bus.ts' {
  interface BusTopics {
    sandbox: undefined
  }
}

type StripeSandboxOptions = {
  db: Db
  bus: Bus
  now: () => Date
  /** The marketplace's URL in the browser. */
  publicUrl: string
  secretKey: string
}

export type StripeSandbox = {
  stripe: Stripe
  registerPages(app: FastifyInstance): void
  close(): Promise<void>
}

export const generateSecretKey = () => `sk_test_${randomBytes(18).toString('hex')}`
export const generateWebhookSecret = () => `whsec_${randomBytes(24).toString('hex')}`

/** A built-in card provider: the official SDK uses it like Stripe, but without a network. */
export function createStripeSandbox({
  db,
  bus,
  now,
  publicUrl,
  secretKey,
}: StripeSandboxOptions): StripeSandbox {
  const wake = () => bus.publish('sandbox')
  const api = createSandboxApi({ db, now, secretKey, payUrl: `${publicUrl}${paymentPagePath}`, wake })
  const httpClient = Stripe.createFetchHttpClient(createInjectedFetch(api))
  return {
    stripe: new Stripe(secretKey, { httpClient, maxNetworkRetries: 2, telemetry: false }),
    registerPages: (app) => registerPaymentPages(app, { db, now, wake }),
    close: async () => api.close(),
  }
}

const pollIntervalMs = 1000

type WebhookDeliveryOptions = { db: Db; bus: Bus; now: () => Date; secret: string; deliver: DeliverEvent }

/** Delivers events when they are recorded and retries them when due, until stopped. */
export function startWebhookDelivery(
  { db, bus, now, secret, deliver }: WebhookDeliveryOptions,
  warn: LogWarning,
) {
  const { wake, stop } = startQueueWorker({
    processBatch: async () => (await deliverEvents(db, now(), secret, deliver)) > 0,
    pollIntervalMs,
    onError: (error) => warn(error, 'could not deliver a sandbox event'),
  })
  const unsubscribe = bus.subscribe('sandbox', wake)
  return {
    stop() {
      unsubscribe()
      return stop()
    },
  }
}
