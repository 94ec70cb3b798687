import { z } from 'zod'
import { id } from '../fields.ts'
import { notificationEvents } from './notification-events.ts'

const notificationEvent = z.enum(notificationEvents)

/** What a notice is about: the browser makes the link. */
const notificationSubject = z.object({
  type: z.enum(['order', 'shop', 'thread']),
  /** Of an order or a shop; of a thread its shop. */
  id,
  /** Of a thread. */
  customer_id: id.optional(),
})

export const userNotification = z.object({
  id,
  event: notificationEvent,
  title: z.string(),
  body: z.string(),
  subject: notificationSubject,
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
})
export type UserNotification = z.infer<typeof userNotification>

export const notificationChannel = z.enum(['in_app', 'mail'])
export type NotificationChannel = z.infer<typeof notificationChannel>

export const notificationPreference = z.object({
  event: notificationEvent,
  in_app: z.boolean(),
  mail: z.boolean(),
})
export type NotificationPreference = z.infer<typeof notificationPreference>
