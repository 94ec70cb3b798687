import type { FastifyInstance } from 'fastify'
import { startDeliveries } from '../../demo/stripe-sandbox/create-stripe-sandbox.ts'
import type { AuthDeps } from '../../protocols/auth/auth-deps.ts'
import { answerWish, type MailWish, mailWished } from '../../protocols/auth/email/request-auth-email.ts'
import { clearLostObjects } from '../../protocols/storage/delete-orphaned-files.ts'
import { sweepIdentity } from './accounts/cleanup-accounts.ts'
import { type Config, streetAddress } from './config.ts'
import { clearLostFiles, clearUnusedPictures } from './media/delete-unused-images.ts'
import { tellPeople } from './notifications/notify-users.ts'
import { startNotices } from './notifications/start-notification-jobs.ts'
import { startOrderClock } from './orders/expire-orders.ts'
import type { OrderParties } from './orders/order-topics.ts'
import { startMoneyClock } from './payments/payment-scheduler.ts'
import type { MoneyDeps } from './payments/process-payment.ts'
import { dueAfterMove } from './payments/store.ts'
import type { Provider } from './payments/stripe/stripe-provider.ts'
import { webhookPath } from './payments/stripe/webhook-route.ts'
import { openBlobs } from './platform/blobs/blob-store.ts'
import type { Wire } from './platform/bus/bus.ts'
import { type News, startOutbox } from './platform/bus/outbox.ts'
import { canMail, openCarrier } from './platform/mail/mail-transport.ts'
import { startPostman } from './platform/mail/mail-worker.ts'

const sweepMs = 60_000
const dayMs = 24 * 3600_000

type JobDeps = AuthDeps & { provider: Provider | undefined }

/** What runs beside the calls; each is safe on any number of nodes at once. */
export function openJobs({ provider, ...given }: JobDeps, config: Config, app: FastifyInstance) {
  const deps = { ...given, blobs: openBlobs(config) }
  const warn = (fault: unknown, what: string) => app.log.warn({ err: fault }, what)
  const telling = {
    ...deps,
    mayMail: canMail(config.mail, config.demo),
    siteUrl: streetAddress(config),
  }
  const outbox = startOutbox(
    deps.db,
    async (news) => {
      await hearNews(deps, news)
      await tellPeople(telling, news)
    },
    warn,
  )
  const unsubscribe = deps.bus.subscribe('outbox', () => outbox.wake())
  const postman = startPostman(deps.db, deps.bus, openCarrier(deps.db, config.mail, config.demo), warn)
  const clock = startOrderClock(deps, warn)
  const notices = startNotices(telling, warn)
  const money = provider && openMoney({ ...deps, provider, publicUrl: streetAddress(config), warn }, app)
  const sweep = setInterval(() => {
    sweepIdentity(deps.db, config.identity, deps.now()).catch((fault: unknown) =>
      warn(fault, 'old sessions could not be dropped'),
    )
    clearUnusedPictures(deps, deps.now()).catch((fault: unknown) =>
      warn(fault, 'unused pictures could not be cleared away'),
    )
  }, sweepMs)
  const daily = setInterval(() => {
    Promise.all([clearLostFiles(deps, deps.now()), clearLostObjects(deps, deps.now())]).catch(
      (fault: unknown) => warn(fault, 'lost files could not be cleared away'),
    )
  }, dayMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(sweep)
      clearInterval(daily)
      // its last news may still be for the others
      await outbox.stop()
      await Promise.all([postman.stop(), clock.stop(), notices.stop(), money?.stop()])
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

/** What must be done is done before the news is crossed out; the rest becomes a hint on the bus for live screens. */
export async function hearNews(deps: AuthDeps, { topic, payload }: News): Promise<void> {
  if (topic === mailWished) return answerWish(deps, payload as MailWish)
  if (topic === 'order.moved') await dueAfterMove(deps.db, (payload as OrderParties).id, deps.now())
  const wire = deps.bus as Wire
  wire.publish(topic, payload)
}
