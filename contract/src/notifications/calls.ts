import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../fields.ts'
import { notificationLimits, paging } from '../limits.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { flag } from '../query-params.ts'
import { notificationChannel, notificationPreference, userNotification } from './notification.ts'

const notificationPreferencesResponse = z.object({
  choices: z.array(notificationPreference),
  /** The ways that this installation has; a choice for another one is kept, and does nothing. */
  ways: z.array(notificationChannel),
})

export const notificationCalls = {
  listNotifications: call({
    method: 'GET',
    path: '/api/notices',
    access: 'signed_in',
    summary: 'List your notifications',
    description: "Lists the signed-in user's notifications, newest first.",
    query: pageQuery({ defaultLimit: notificationLimits.pageSize }).extend({ unread: flag.optional() }),
    response: listResponse(userNotification).extend({ unread_count: z.int() }),
  }),
  markNotificationsRead: call({
    method: 'PATCH',
    path: '/api/notices/mark-read',
    access: 'signed_in',
    summary: 'Mark notifications as read',
    description: 'Marks the notifications in `ids` as read, or all of them without `ids`.',
    body: z.object({ ids: z.array(id).max(paging.max).optional() }),
    response: z.object({ unread_count: z.int() }),
  }),
  getNotificationPreferences: call({
    method: 'GET',
    path: '/api/notices/choices',
    access: 'signed_in',
    summary: 'Get your notification preferences',
    description:
      'Returns which events notify the signed-in user through which channels, and the channels that this server offers (`ways`).',
    response: notificationPreferencesResponse,
  }),
  updateNotificationPreferences: call({
    method: 'PUT',
    path: '/api/notices/choices',
    access: 'signed_in',
    summary: 'Update your notification preferences',
    description: 'Changes the given preferences and leaves the others as they are.',
    body: z.object({ choices: z.array(notificationPreference).min(1).max(notificationLimits.maxChoices) }),
    response: notificationPreferencesResponse,
  }),
}
