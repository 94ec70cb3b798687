import { notificationCalls as calls } from '@mainstreet/contract/notifications/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import type { FastifyInstance } from 'fastify'
import { getEmailSubscription, setEmailSubscription } from './email-subscriptions.ts'
import {
  getNotificationPreferences,
  listNotifications,
  updateNotificationPreferences,
} from './notifications.ts'
import { countNotifications, markNotificationsRead } from './store.ts'
import { registerUnsubscribeRoute } from './unsubscribe-route.ts'

type NotificationRouteDeps = PlatformDeps & {
  isMailEnabled: boolean
  unsubscribeSecret: string
  rateLimits: CallRateLimits
}

export function notificationRoutes(
  app: FastifyInstance,
  on: HandleCall<Viewer>,
  deps: NotificationRouteDeps,
): void {
  registerUnsubscribeRoute(app, deps)
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
  on(calls.getEmailSubscription, ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    return getEmailSubscription(deps, params)
  })
  on(calls.updateEmailSubscription, ({ params, body }) => setEmailSubscription(deps, params, body.subscribed))
}
