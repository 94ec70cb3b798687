import type { FastifyInstance } from 'fastify'
import { dropExpiredDemoSessions } from './identity/store.ts'
import { startOrderClock } from './orders/expire-orders.ts'
import type { MoneyDeps } from './payments/advance.ts'
import { startMoneyClock } from './payments/money-clock.ts'
import type { Provider } from './payments/provider.ts'
import { startDeliveries } from './payments/sandbox/open-sandbox.ts'
import { webhookPath } from './payments/webhook.ts'
import type { Deps } from './platform/deps.ts'
import { startOutbox } from './platform/outbox.ts'

const sweepMs = 10 * 60_000

/** What runs beside the calls; each is safe on any number of nodes at once. */
type JobDeps = Deps & { provider: Provider | undefined; publicUrl: string }

export function openJobs({ provider, publicUrl, ...deps }: JobDeps, app: FastifyInstance) {
  const warn = (fault: unknown, what: string) => app.log.warn({ err: fault }, what)
  // announced news becomes a hint on the bus; live screens and mails will hear it there
  const outbox = startOutbox(deps.db, ({ topic, payload }) => deps.bus.publish(topic, payload), warn)
  const unsubscribe = deps.bus.subscribe('outbox', () => outbox.wake())
  const clock = startOrderClock(deps, warn)
  const money = provider && openMoney({ ...deps, provider, publicUrl, warn }, app)
  const sweep = setInterval(() => {
    dropExpiredDemoSessions(deps.db, deps.now()).catch((fault: unknown) =>
      warn(fault, 'old sessions could not be dropped'),
    )
  }, sweepMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(sweep)
      await Promise.all([outbox.stop(), clock.stop(), money?.stop()])
    },
  }
}

function openMoney(deps: MoneyDeps, app: FastifyInstance) {
  const clock = startMoneyClock(deps, deps.warn)
  const { sandbox, webhookSecret: secret } = deps.provider
  const deliveries = sandbox && startDeliveries({ ...deps, secret, deliver: deliverTo(app) }, deps.warn)
  return {
    async stop() {
      await Promise.all([clock.stop(), deliveries?.stop()])
      await sandbox?.close()
    },
  }
}

/** The sandbox's events come in by the same door as Stripe's. */
const deliverTo = (app: FastifyInstance) => async (payload: string, signature: string) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const answer = await app.inject({ method: 'POST', url: webhookPath, headers, payload })
  return answer.statusCode < 300
}
