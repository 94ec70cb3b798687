import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import type { Bus } from '../../server/src/platform/bus/bus.ts'
import type { Db } from '../../server/src/platform/db/db.ts'
import { fetchInto } from '../../server/src/platform/http/injected-fetch.ts'
import { startDraining } from '../../server/src/platform/jobs/queue-worker.ts'
import type { Warn } from '../../server/src/platform/log/log-warning.ts'
import { sandboxApi } from './api.ts'
import { type Deliver, deliverEvents } from './events.ts'
import { payPages, payPath } from './payment-pages.ts'

declare module '../../server/src/platform/bus/bus.ts' {
  interface Topics {
    sandbox: undefined
  }
}

type SandboxOptions = {
  db: Db
  bus: Bus
  now: () => Date
  /** Of the street, as the browser reaches it. */
  publicUrl: string
  secretKey: string
}

export type Sandbox = { stripe: Stripe; pages(app: FastifyInstance): void; close(): Promise<void> }

export const newSecretKey = () => `sk_test_${randomBytes(18).toString('hex')}`
export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('hex')}`

/** A card provider in the house: the official SDK speaks with it as it does with Stripe, only not over the wire. */
export function openSandbox({ db, bus, now, publicUrl, secretKey }: SandboxOptions): Sandbox {
  const wake = () => bus.publish('sandbox')
  const api = sandboxApi({ db, now, secretKey, payUrl: `${publicUrl}${payPath}`, wake })
  const httpClient = Stripe.createFetchHttpClient(fetchInto(api))
  return {
    stripe: new Stripe(secretKey, { httpClient, maxNetworkRetries: 2, telemetry: false }),
    pages: (app) => payPages(app, { db, now, wake }),
    close: async () => api.close(),
  }
}

const backstopMs = 1000

type DeliveryOptions = { db: Db; bus: Bus; now: () => Date; secret: string; deliver: Deliver }

/** Delivers events as they come and again as they are due, until told to stop. */
export function startDeliveries({ db, bus, now, secret, deliver }: DeliveryOptions, warn: Warn) {
  const { wake, stop } = startDraining({
    takeBatch: async () => (await deliverEvents(db, now(), secret, deliver)) > 0,
    backstopMs,
    onFault: (fault) => warn(fault, 'an event of the sandbox could not be delivered'),
  })
  const unsubscribe = bus.subscribe('sandbox', wake)
  return {
    stop() {
      unsubscribe()
      return stop()
    },
  }
}
