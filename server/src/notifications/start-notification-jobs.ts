import { dayMs } from '@mainstreet/contract/durations.ts'
import { startPeriodicJob } from '../platform/jobs/periodic-job.ts'
import type { LogWarning } from '../platform/log/log-warning.ts'
import { notifyUnreadMessages } from './notify-unread-messages.ts'
import type { NotificationDeps } from './notify-users.ts'
import { deleteOldNotifications } from './store.ts'

const intervalMs = 10_000
const retentionMs = 90 * dayMs
const maxDeletedPerRun = 500

/**
 * The periodic part of notifications: unread messages and the cleanup of old notifications. A plain interval on every
 * node, as for order expiry.
 */
export function startNotificationJobs(deps: NotificationDeps, warn: LogWarning) {
  const tick = async () => {
    await notifyUnreadMessages(deps)
    await deleteOldNotifications(deps.db, new Date(deps.now().getTime() - retentionMs), maxDeletedPerRun)
  }
  return startPeriodicJob(intervalMs, tick, (error) => warn(error, 'the notification job failed'))
}
