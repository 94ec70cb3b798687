import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { flag } from '../query-params.ts'
import { notificationLimits } from './limits.ts'
import { notificationChannel, notificationPreference, userNotification } from './notification.ts'
import { notificationEvents } from './notification-events.ts'

const notificationPreferencesResponse = z.object({
  preferences: z.array(notificationPreference),
  /** The channels of this installation; a preference for another one is stored and has no effect. */
  channels: z.array(notificationChannel),
})

const emailSubscriptionResponse = z.object({ event: z.enum(notificationEvents), subscribed: z.boolean() })

/** Any text: a malformed token and an unknown one have the same response. */
const emailSubscriptionParams = z.object({ event: z.string(), token: z.string() })

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
  getEmailSubscription: call({
    method: 'GET',
    path: '/api/email-subscriptions/:event/:token',
    access: 'public',
    rate: 'links',
    summary: 'Get an email subscription',
    description:
      'Returns whether the user of the link gets emails about this event. Event and token are the end of the link in an email that can be turned off.',
    params: emailSubscriptionParams,
    response: emailSubscriptionResponse,
  }),
  updateEmailSubscription: call({
    method: 'PUT',
    path: '/api/email-subscriptions/:event/:token',
    access: 'public',
    rate: 'links',
    summary: 'Turn emails about an event on or off',
    description:
      'Changes the preference of the user of the link, as `updateNotificationPreferences` does. Mail programs turn it off in one click by a POST to the link itself (RFC 8058).',
    params: emailSubscriptionParams,
    body: z.object({ subscribed: z.boolean() }),
    response: emailSubscriptionResponse,
  }),
}
