import { notifyUsers } from '../../notifications/notify-users.ts'
import { startOutboxWorker } from '../../platform/bus/outbox.ts'
import type { TestApp } from './test-app.ts'

/** Processes events into notifications, as the background job does. Returns the stop function. */
export function startNotifications({ db, deps }: TestApp): () => Promise<void> {
  const notificationDeps = { ...deps, isMailEnabled: true, siteUrl: 'https://street.example' }
  const outbox = startOutboxWorker(
    db,
    (event) => notifyUsers(notificationDeps, event),
    () => {},
  )
  deps.bus.subscribe('outbox', () => outbox.wake())
  return () => outbox.stop()
}
