import { z } from 'zod'
import { storedRoles } from '../accounts/roles.ts'
import { id } from '../fields.ts'

export const senderType = z.enum(storedRoles)
export const orderMessage = z.object({
  id,
  order_id: id,
  sender_id: id,
  sender_type: senderType,
  message: z.string(),
  created_at: z.iso.datetime(),
})
export type OrderMessage = z.infer<typeof orderMessage>

/** The two sides of a conversation. */
export const threadSide = z.enum(['customer', 'merchant'])
export type ThreadSide = z.infer<typeof threadSide>

/** A thread has no id of its own: customer and shop identify it. */
export const threadKey = z.object({ shop_id: id, customer_id: id })
export type ThreadKey = z.infer<typeof threadKey>

export const directMessage = z.object({
  id,
  /** 1, 2, 3 ... within the thread, without gaps. */
  seq: z.int(),
  /** Created by the sender; the same id is never stored twice. */
  message_id: z.string(),
  shop_id: id,
  customer_id: id,
  /** The product that the message is about, shown as a card. */
  product_id: id.nullable(),
  sender_id: id,
  sender_type: threadSide,
  message: z.string(),
  created_at: z.iso.datetime(),
})
export type DirectMessage = z.infer<typeof directMessage>

/** The last message of a thread and the last that each side has read; the numbers never decrease. */
export const threadReadMarkers = z.object({
  last_seq: z.int(),
  customer_read_seq: z.int(),
  shop_read_seq: z.int(),
})
export type ThreadReadMarkers = z.infer<typeof threadReadMarkers>

/** `unread_count` is that of the requesting side. */
export const threadState = threadKey.extend({ ...threadReadMarkers.shape, unread_count: z.int() })
export type ThreadState = z.infer<typeof threadState>

/** An active order with messages, and its last message. */
export const orderThread = threadKey.extend({
  order_id: id,
  shop_name: z.string(),
  shop_photo: z.string().nullable(),
  customer_name: z.string(),
  last_message: orderMessage,
})
export type OrderThread = z.infer<typeof orderThread>

export const chatThread = threadState.extend({
  shop_name: z.string(),
  shop_photo: z.string().nullable(),
  customer_name: z.string(),
  /** The newest messages, oldest first. */
  messages: z.array(directMessage),
  last_message: directMessage,
  last_activity: z.iso.datetime(),
})
export type ChatThread = z.infer<typeof chatThread>
