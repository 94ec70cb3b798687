import { dayMs, minuteMs } from '@mainstreet/contract/durations.ts'
import type { FastifyInstance } from 'fastify'
import type { AuthDeps } from '../../protocols/auth/auth-deps.ts'
import {
  type AuthEmailRequest,
  authEmailRequested,
  handleAuthEmailRequest,
} from '../../protocols/auth/email/request-auth-email.ts'
import { deleteOrphanedObjectFiles } from '../../protocols/storage/delete-orphaned-files.ts'
import { cleanupAccounts } from './accounts/cleanup-accounts.ts'
import { getPublicUrl } from './config.ts'
import type { AppDeps } from './create-app-deps.ts'
import { deleteOrphanedImageFiles, deleteUnusedImages } from './media/delete-unused-images.ts'
import { notifyUsers } from './notifications/notify-users.ts'
import { startNotificationJobs } from './notifications/start-notification-jobs.ts'
import { startOrderExpiryJob } from './orders/expire-orders.ts'
import type { OrderParties } from './orders/order-topics.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { startPaymentScheduler } from './payments/payment-scheduler.ts'
import { schedulePaymentOfOrder } from './payments/store.ts'
import type { DeliverWebhook } from './payments/stripe/stripe-provider.ts'
import { webhookPath } from './payments/stripe/webhook-route.ts'
import type { UntypedBus } from './platform/bus/bus.ts'
import { type OutboxEvent, startOutboxWorker } from './platform/bus/outbox.ts'
import { canSendMail, createMailTransport } from './platform/mail/mail-transport.ts'
import { startMailWorker } from './platform/mail/mail-worker.ts'

const cleanupMs = minuteMs

/** Everything that runs beside the calls; each job is safe on any number of nodes at once. */
export function startBackgroundJobs(deps: AppDeps, app: FastifyInstance) {
  const { config, auth, stripeProvider: provider } = deps
  const warn = (error: unknown, what: string) => app.log.warn({ err: error }, what)
  const notificationDeps = {
    ...deps,
    isMailEnabled: canSendMail(config.mail, config.demo),
    siteUrl: getPublicUrl(config),
  }
  const outbox = startOutboxWorker(
    deps.db,
    async (event) => {
      await handleEvent(auth, event)
      await notifyUsers(notificationDeps, event)
    },
    warn,
  )
  const unsubscribe = deps.bus.subscribe('outbox', () => outbox.wake())
  const mailWorker = startMailWorker(
    deps.db,
    deps.bus,
    createMailTransport(deps.db, config.mail, config.demo),
    warn,
  )
  const orderJobs = startOrderExpiryJob(deps, warn)
  const notificationJobs = startNotificationJobs(notificationDeps, warn)
  const paymentJobs =
    provider && startPaymentJobs({ ...deps, provider, publicUrl: getPublicUrl(config), warn }, app)
  const cleanupTimer = setInterval(() => {
    cleanupAccounts(deps.db, config.identity, deps.now()).catch((error: unknown) =>
      warn(error, 'old sessions could not be dropped'),
    )
    deleteUnusedImages(deps, deps.now()).catch((error: unknown) =>
      warn(error, 'unused pictures could not be cleared away'),
    )
  }, cleanupMs)
  const dailyTimer = setInterval(() => {
    Promise.all([
      deleteOrphanedImageFiles(deps, deps.now()),
      deleteOrphanedObjectFiles(deps, deps.now()),
    ]).catch((error: unknown) => warn(error, 'lost files could not be cleared away'))
  }, dayMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(cleanupTimer)
      clearInterval(dailyTimer)
      // its last events may still be for the other nodes
      await outbox.stop()
      await Promise.all([mailWorker.stop(), orderJobs.stop(), notificationJobs.stop(), paymentJobs?.stop()])
    },
  }
}

function startPaymentJobs(deps: PaymentDeps, app: FastifyInstance) {
  const clock = startPaymentScheduler(deps, deps.warn)
  const { sandbox } = deps.provider
  const deliveries = sandbox?.startDeliveries(createWebhookDelivery(app), deps.warn)
  return {
    async stop() {
      await Promise.all([clock.stop(), deliveries?.stop()])
      await sandbox?.close()
    },
  }
}

/** The sandbox's events come in by the same door as Stripe's. */
const createWebhookDelivery =
  (app: FastifyInstance): DeliverWebhook =>
  async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const response = await app.inject({ method: 'POST', url: webhookPath, headers, payload })
    return response.statusCode < 300
  }

/** Required effects come before the event is deleted from the outbox; live clients then get a hint over the bus. */
export async function handleEvent(deps: AuthDeps, { topic, payload }: OutboxEvent): Promise<void> {
  if (topic === authEmailRequested) return handleAuthEmailRequest(deps, payload as AuthEmailRequest)
  if (topic === 'order.status_changed')
    await schedulePaymentOfOrder(deps.db, (payload as OrderParties).id, deps.now())
  const wire = deps.bus as UntypedBus
  wire.publish(topic, payload)
}
