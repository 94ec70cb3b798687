import { dayMs, hourMs, minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { callInProcess } from '@mainstreet/platform/http/in-process.ts'
import { startPeriodicJob } from '@mainstreet/platform/jobs/periodic-job.ts'
import { createMailTransport } from '@mainstreet/platform/mail/mail-transport.ts'
import { startMailWorker } from '@mainstreet/platform/mail/mail-worker.ts'
import { eventQueue, notificationQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import { createSmsTransport } from '@mainstreet/platform/sms/sms-transport.ts'
import { startSmsWorker } from '@mainstreet/platform/sms/sms-worker.ts'
import { deleteOrphanedObjectFiles } from '@mainstreet/storage/delete-orphaned-files.ts'
import {
  deleteOrphanedImageFiles,
  deleteUnusedImages,
} from '@mainstreet/storage/images/delete-unused-images.ts'
import type { FastifyInstance } from 'fastify'
import { cleanupAccounts } from './accounts/cleanup-accounts.ts'
import { recordEmailBounce } from './accounts/email-bounces-store.ts'
import { endIdleSessions } from './accounts/end-idle-sessions.ts'
import { saveBackupCheck } from './admin/backup-check-store.ts'
import { startBackupCheckJob } from './backups/backup-check-job.ts'
import { createSearchTermCleanup } from './catalog/search/delete-unused-search-terms.ts'
import type { AppContext } from './context.ts'
import { deleteOldData } from './delete-old-data.ts'
import { createAppEventHandler, createNotificationHandler } from './event-handlers.ts'
import { startSalesSumsJob } from './insights/sum-sales.ts'
import { trimImageVariants } from './media/trim-image-variants.ts'
import { startNotificationJobs } from './notifications/notification-jobs.ts'
import { isNotifyingEvent } from './notifications/notify-users.ts'
import { startOrderExpiryJob } from './orders/expire-orders.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { startPaymentScheduler } from './payments/payment-scheduler.ts'
import type { DeliverWebhook } from './payments/stripe/stripe-provider.ts'
import { webhookPath } from './payments/stripe/webhook-route.ts'

const cleanupMs = minuteMs

/**
 * Everything that runs beside the calls; each job is safe on any number of nodes at once. What reads the files of this
 * machine is done by one of its workers.
 */
export function startBackgroundJobs(deps: AppContext, app: FastifyInstance) {
  const isFirst = deps.worker === undefined || deps.worker.number === 1
  const { config, auth, stripeProvider: provider } = deps
  const warn = (error: unknown, what: string) => app.log.warn({ err: error }, what)
  const passLinks = { publicUrl: deps.publicUrl, secret: deps.secrets.pickupPass }
  const notificationDeps = {
    ...deps,
    siteUrl: deps.publicUrl,
    passLinks,
    unsubscribeSecret: deps.secrets.unsubscribe,
  }
  const notifications = startOutboxWorker(
    deps.db,
    createNotificationHandler(notificationDeps),
    warn,
    notificationQueue,
  )
  const events = startOutboxWorker(deps.db, createAppEventHandler(auth), warn, eventQueue, {
    name: notificationQueue.name,
    takes: isNotifyingEvent,
    wake: notifications.wake,
  })
  const unsubscribe = deps.bus.subscribe('outbox', events.wake)
  const mailWorker = startMailWorker(
    deps.db,
    deps.bus,
    {
      transport: createMailTransport(deps.db, config.mail, config.demo),
      onBounce: (email) => recordEmailBounce(deps.db, email, deps.now()),
    },
    warn,
  )
  const smsWorker = startSmsWorker(
    deps.db,
    deps.bus,
    createSmsTransport(deps.db, config.sms, config.demo),
    warn,
  )
  const orderJobs = startOrderExpiryJob(deps, warn)
  const salesSumsJob = startSalesSumsJob(deps.db, warn)
  const notificationJobs = startNotificationJobs(notificationDeps, warn)
  const paymentJobs = provider && startPaymentJobs({ ...deps, provider, warn }, app)
  const deleteUnusedSearchTerms = createSearchTermCleanup(deps.db)
  const rateLimitJob = startPeriodicJob(
    secondMs,
    () => deps.rateLimits.share(),
    (error) => warn(error, 'rate limits could not be shared with other nodes'),
  )
  const backupCheckJob = isFirst
    ? startBackupCheckJob({
        settings: config.backups,
        save: (check) => saveBackupCheck(deps.db, check),
        now: deps.now,
        logError: (error, what) => app.log.error({ err: error }, what),
      })
    : undefined
  const cleanupTimer = setInterval(() => {
    endIdleSessions(deps.auth).catch((error: unknown) => warn(error, 'idle sessions could not be ended'))
    cleanupAccounts(deps.db, config.identity, deps.now()).catch((error: unknown) =>
      warn(error, 'expired sessions could not be deleted'),
    )
    void deleteOldData(deps.db, config.retention, deps.now(), warn)
    deleteUnusedSearchTerms().catch((error: unknown) =>
      warn(error, 'unused search terms could not be deleted'),
    )
    deleteUnusedImages(deps, deps.now()).catch((error: unknown) =>
      warn(error, 'unused images could not be deleted'),
    )
  }, cleanupMs)
  const dailyTimer = setInterval(() => {
    if (!isFirst) return
    Promise.all([
      deleteOrphanedImageFiles(deps, deps.now()),
      deleteOrphanedObjectFiles(deps, deps.now()),
    ]).catch((error: unknown) => warn(error, 'orphaned files could not be deleted'))
  }, dayMs)
  const trimTimer = setInterval(() => {
    if (!isFirst) return
    trimImageVariants(deps.blobs).catch((error: unknown) =>
      warn(error, 'image variants beyond their limit could not be deleted'),
    )
  }, hourMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(cleanupTimer)
      clearInterval(dailyTimer)
      clearInterval(trimTimer)
      // its last events may still be for the other nodes
      await events.stop()
      await Promise.all([
        notifications.stop(),
        mailWorker.stop(),
        smsWorker.stop(),
        orderJobs.stop(),
        salesSumsJob.stop(),
        notificationJobs.stop(),
        paymentJobs?.stop(),
        rateLimitJob.stop(),
        backupCheckJob?.stop(),
      ])
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

/** The sandbox's events take the same route as Stripe's. */
const createWebhookDelivery =
  (app: FastifyInstance): DeliverWebhook =>
  async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const response = await callInProcess(app, { method: 'POST', url: webhookPath, headers, payload })
    return response.statusCode < 300
  }
