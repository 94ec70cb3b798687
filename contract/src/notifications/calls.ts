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
    summary: 'What the caller was told of, the newest first.',
    query: pageQuery({ defaultLimit: notificationLimits.pageSize }).extend({ unread: flag.optional() }),
    response: listResponse(userNotification).extend({ unread_count: z.int() }),
  }),
  markNotificationsRead: call({
    method: 'PATCH',
    path: '/api/notices/mark-read',
    access: 'signed_in',
    summary: 'The caller has seen these notices, or all of them.',
    body: z.object({ ids: z.array(id).max(paging.max).optional() }),
    response: z.object({ unread_count: z.int() }),
  }),
  getNotificationPreferences: call({
    method: 'GET',
    path: '/api/notices/choices',
    access: 'signed_in',
    summary: 'Of what the caller wants to hear, and by which way.',
    response: notificationPreferencesResponse,
  }),
  updateNotificationPreferences: call({
    method: 'PUT',
    path: '/api/notices/choices',
    access: 'signed_in',
    summary: 'Changes the named choices and leaves the others.',
    body: z.object({ choices: z.array(notificationPreference).min(1).max(notificationLimits.maxChoices) }),
    response: notificationPreferencesResponse,
  }),
}
