import { startPeriodicJob } from '@mainstreet/platform/jobs/periodic-job.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import { notifyUnreadMessages } from './notify-unread-messages.ts'
import type { NotificationDeps } from './notify-users.ts'
import { remindOfPickups } from './remind-of-pickups.ts'

const intervalMs = 10_000

/** Notifications that no event causes but time. Plain intervals on every node, as for order expiry. */
export function startNotificationJobs(deps: NotificationDeps, warn: LogWarning) {
  const jobs = [notifyUnreadMessages, remindOfPickups].map((run) =>
    startPeriodicJob(
      intervalMs,
      () => run(deps),
      (error) => warn(error, 'a notification job failed'),
      run.name,
    ),
  )
  return { stop: () => Promise.all(jobs.map((job) => job.stop())) }
}
