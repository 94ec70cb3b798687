import type { HandleOutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { isNotifyingEvent, type NotificationDeps, notifyUsers } from '../../notifications/notify-users.ts'
import type { TestApp } from './test-app.ts'

export const testPassLinks = { publicUrl: 'https://street.example', secret: 'the secret of the passes' }

export function createNotificationDeps(
  deps: PlatformDeps,
  changes: Partial<NotificationDeps> = {},
): NotificationDeps {
  return {
    ...deps,
    isMailEnabled: true,
    siteUrl: testPassLinks.publicUrl,
    passLinks: testPassLinks,
    unsubscribeSecret: 'the secret of the subscriptions',
    ...changes,
  }
}

/** Creates notifications; all other effects of events are left out. */
export function createNotificationHandler(deps: NotificationDeps): HandleOutboxEvent {
  return (event) => (isNotifyingEvent(event) ? notifyUsers(deps, event) : undefined)
}

/** Processes events into notifications, as the background job does. Returns the stop function. */
export function startNotifications({ db, deps }: TestApp): () => Promise<void> {
  const outbox = startOutboxWorker(db, createNotificationHandler(createNotificationDeps(deps)), () => {})
  deps.bus.subscribe('outbox', () => outbox.wake())
  return () => outbox.stop()
}
