import type { HandleOutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import { isNotifyingEvent, type NotificationDeps, notifyUsers } from '../../notifications/notify-users.ts'
import type { TestApp } from './test-app.ts'

export const testPassLinks = { publicUrl: 'https://street.example', secret: 'the secret of the passes' }

/** Creates notifications; all other effects of events are left out. */
export function createNotificationHandler(deps: NotificationDeps): HandleOutboxEvent {
  return (event) => (isNotifyingEvent(event) ? notifyUsers(deps, event) : undefined)
}

/** Processes events into notifications, as the background job does. Returns the stop function. */
export function startNotifications({ db, deps }: TestApp): () => Promise<void> {
  const handle = createNotificationHandler({
    ...deps,
    isMailEnabled: true,
    siteUrl: testPassLinks.publicUrl,
    passLinks: testPassLinks,
  })
  const outbox = startOutboxWorker(db, handle, () => {})
  deps.bus.subscribe('outbox', () => outbox.wake())
  return () => outbox.stop()
}
