import { z } from 'zod'
import { id } from '../fields.ts'
import { notificationEvents } from './notification-events.ts'

const notificationEvent = z.enum(notificationEvents)

/** The subject of a notification: the browser derives the link from it. */
const notificationSubject = z.object({
  type: z.enum(['order', 'shop', 'thread']),
  /** The id of the order or shop; for a thread that of its shop. */
  id,
  /** Only for a thread. */
  customer_id: id.optional(),
})

export const userNotification = z.object({
  id,
  event: notificationEvent,
  /** What it says: a key of `NotificationParams`; a client shows other codes, of newer versions, as a generic text. */
  code: z.string(),
  /** The values that the text of the code shows. */
  params: z.record(z.string(), z.json()),
  subject: notificationSubject,
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
})
export type UserNotification = z.infer<typeof userNotification>

export const notificationChannel = z.enum(['in_app', 'email'])
export type NotificationChannel = z.infer<typeof notificationChannel>

export const notificationPreference = z.object({
  event: notificationEvent,
  in_app: z.boolean(),
  email: z.boolean(),
})
export type NotificationPreference = z.infer<typeof notificationPreference>
