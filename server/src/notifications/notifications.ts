import type { CallQuery, CallResponse } from '@mainstreet/contract/call.ts'
import type { notificationCalls } from '@mainstreet/contract/notifications/calls.ts'
import type { NotificationPreference } from '@mainstreet/contract/notifications/notification.ts'
import {
  getDefaultNotificationPreference,
  listNotificationEvents,
} from '@mainstreet/contract/notifications/notification-events.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import {
  countNotifications,
  listNotificationRows,
  listPreferenceRows,
  presentNotification,
  upsertPreferences,
} from './store.ts'

export async function listNotifications(
  reader: Queryable,
  viewer: Viewer,
  { page, limit, unread = false }: CallQuery<typeof notificationCalls.listNotifications>,
): Promise<CallResponse<typeof notificationCalls.listNotifications>> {
  const [rows, total, unread_count] = await Promise.all([
    listNotificationRows(reader, viewer.id, { page, limit, unread }),
    countNotifications(reader, viewer.id, unread),
    countNotifications(reader, viewer.id, true),
  ])
  return {
    data: rows.map(presentNotification),
    pagination: createPagination({ page, limit, total }),
    unread_count,
  }
}

type NotificationPreferences = CallResponse<typeof notificationCalls.getNotificationPreferences>

/** The user's preferences, with defaults for the rest. */
export async function getNotificationPreferences(
  reader: Queryable,
  viewer: Viewer,
  isMailEnabled: boolean,
): Promise<NotificationPreferences> {
  const saved = new Map(
    (await listPreferenceRows(reader, viewer.id)).map((preference) => [preference.event, preference]),
  )
  const preferences = listNotificationEvents(viewer.role).map(
    (event) => saved.get(event) ?? { event, ...getDefaultNotificationPreference(event) },
  )
  return { preferences, channels: isMailEnabled ? ['in_app', 'email'] : ['in_app'] }
}

export async function updateNotificationPreferences(
  reader: Queryable,
  viewer: Viewer,
  preferences: NotificationPreference[],
  isMailEnabled: boolean,
): Promise<NotificationPreferences> {
  const allowedEvents = listNotificationEvents(viewer.role)
  const unknown = preferences.find(({ event }) => !allowedEvents.includes(event))
  if (unknown) throw new ApiError('rule_violation', (m) => m.errors.notifications.unknownEvent(unknown.event))
  await upsertPreferences(reader, viewer.id, preferences)
  return getNotificationPreferences(reader, viewer, isMailEnabled)
}
