import { startPeriodicJob } from '@mainstreet/platform/jobs/periodic-job.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import { notifyUnreadMessages } from './notify-unread-messages.ts'
import type { NotificationDeps } from './notify-users.ts'

const intervalMs = 10_000

/** Notifications of unread messages. A plain interval on every node, as for order expiry. */
export function startNotificationJobs(deps: NotificationDeps, warn: LogWarning) {
  return startPeriodicJob(
    intervalMs,
    () => notifyUnreadMessages(deps),
    (error) => warn(error, 'the notification job failed'),
  )
}
