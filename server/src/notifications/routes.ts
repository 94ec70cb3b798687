import { notificationCalls as calls } from '@mainstreet/contract/notifications/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import {
  getNotificationPreferences,
  listNotifications,
  updateNotificationPreferences,
} from './notifications.ts'
import { countNotifications, markNotificationsRead } from './store.ts'

export function notificationRoutes(
  on: HandleCall<Viewer>,
  deps: PlatformDeps & { isMailEnabled: boolean },
): void {
  on(calls.listNotifications, ({ viewer, query }) => listNotifications(deps.db, viewer, query))
  on(calls.markNotificationsRead, async ({ viewer, body }) => {
    await markNotificationsRead(deps.db, viewer.id, body.ids, deps.now())
    return { unread_count: await countNotifications(deps.db, viewer.id, true) }
  })
  on(calls.getNotificationPreferences, ({ viewer }) =>
    getNotificationPreferences(deps.db, viewer, deps.isMailEnabled),
  )
  on(calls.updateNotificationPreferences, ({ viewer, body }) =>
    updateNotificationPreferences(deps.db, viewer, body.preferences, deps.isMailEnabled),
  )
}
