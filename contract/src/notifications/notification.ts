import { z } from 'zod'
import { id } from '../ids.ts'
import { noticeEvents } from './notification-events.ts'

const noticeEvent = z.enum(noticeEvents)

/** What a notice is about: the browser makes the link. */
const subject = z.object({
  type: z.enum(['order', 'shop', 'thread']),
  /** Of an order or a shop; of a thread its shop. */
  id,
  /** Of a thread. */
  customer_id: id.optional(),
})

export const notice = z.object({
  id,
  event: noticeEvent,
  title: z.string(),
  body: z.string(),
  subject,
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
})
export type Notice = z.infer<typeof notice>

export const noticeWay = z.enum(['in_app', 'mail'])
export type NoticeWay = z.infer<typeof noticeWay>

export const noticeChoice = z.object({ event: noticeEvent, in_app: z.boolean(), mail: z.boolean() })
export type NoticeChoice = z.infer<typeof noticeChoice>
