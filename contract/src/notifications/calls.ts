import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { flag } from '../query-params.ts'
import { notificationLimits } from './limits.ts'
import { notificationChannel, notificationPreference, userNotification } from './notification.ts'

const notificationPreferencesResponse = z.object({
  preferences: z.array(notificationPreference),
  /** The channels of this installation; a preference for another one is stored and has no effect. */
  channels: z.array(notificationChannel),
})

export const notificationCalls = {
  listNotifications: call({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed_in',
    summary: 'List your notifications',
    description:
      "Lists the signed-in user's notifications, newest first. A client renders the text of a notification from its `code` and `params`, in its own language.",
    query: pageQuery({ defaultLimit: notificationLimits.pageSize }).extend({ unread: flag.optional() }),
    response: listResponse(userNotification).extend({ unread_count: z.int() }),
  }),
  markNotificationsRead: call({
    method: 'PATCH',
    path: '/api/notifications/mark-read',
    access: 'signed_in',
    summary: 'Mark notifications as read',
    description: 'Marks the notifications in `ids` as read, or all of them without `ids`.',
    body: z.object({ ids: z.array(id).max(paging.max).optional() }),
    response: z.object({ unread_count: z.int() }),
  }),
  getNotificationPreferences: call({
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'signed_in',
    summary: 'Get your notification preferences',
    description:
      'Returns which events notify the signed-in user through which channels, and the channels that this server offers (`channels`).',
    response: notificationPreferencesResponse,
  }),
  updateNotificationPreferences: call({
    method: 'PUT',
    path: '/api/notifications/preferences',
    access: 'signed_in',
    summary: 'Update your notification preferences',
    description: 'Changes the given preferences and leaves the others as they are.',
    body: z.object({
      preferences: z.array(notificationPreference).min(1).max(notificationLimits.maxPreferences),
    }),
    response: notificationPreferencesResponse,
  }),
}
