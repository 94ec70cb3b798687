import { z } from 'zod'
import { directMessage, orderMessage, threadKey, threadSide, threadState } from '../chat/message.ts'
import { id } from '../fields.ts'
import { userNotification } from '../notifications/notification.ts'
import { orderStatus } from '../orders/order.ts'

const authSuccess = z.object({ type: z.literal('auth_success'), userId: id, shopId: id.nullable() })

const pong = z.object({ type: z.literal('pong') })

/** `code` as in the answers of calls; `re` is the type of the frame that it answers, when there was a readable one. */
const error = z.object({
  type: z.literal('error'),
  code: z.string(),
  message: z.string(),
  re: z.string().optional(),
})

/** Joined: what was missing after `after` follows as message_received. */
const chatJoined = threadState.extend({ type: z.literal('chat_joined'), present: z.boolean() })

/**
 * A stored message. `joined`: of a thread that this socket has joined, in the order of `seq` and without a gap; else it
 * is a hint to another screen of the two sides.
 */
const messageReceived = z.object({
  type: z.literal('message_received'),
  message: directMessage,
  joined: z.boolean(),
})

/** One side has read up to `seq`. */
const messageRead = threadKey.extend({ type: z.literal('message_read'), reader: threadSide, seq: z.int() })

/** How a thread stands for the side that gets it. Older numbers than the ones known are dropped. */
const threadChanged = threadState.extend({ type: z.literal('thread_changed') })

const typing = threadKey.extend({ type: z.literal('typing'), side: threadSide, typing: z.boolean() })

/** Whether the other side of a joined thread has the street open. */
const presence = threadKey.extend({ type: z.literal('presence'), side: threadSide, present: z.boolean() })

const orderPlaced = z.object({
  type: z.literal('order_placed'),
  order_id: id,
  shop_id: id,
  customer_id: id,
  status: orderStatus,
  version: z.int(),
})

const orderChanged = orderPlaced.extend({ type: z.literal('order_changed'), ready: z.boolean() })

const orderMessageReceived = z.object({
  type: z.literal('order_message'),
  order_id: id,
  message: orderMessage,
})

/** `available` is false when the public does not see it any more. The highest `version` is true. */
const stockChanged = z.object({
  type: z.literal('stock_changed'),
  product_id: id,
  shop_id: id,
  stock: z.int(),
  available: z.boolean(),
  version: z.int(),
})

const notificationReceived = z.object({
  type: z.literal('notice'),
  notice: userNotification,
  unread_count: z.int(),
})

/** What an admin's desk shows, in parts. */
const dashboardSection = z.enum(['shops', 'orders', 'people', 'payments', 'errors', 'log'])
export type DashboardSection = z.infer<typeof dashboardSection>

/** To admins: these parts of the desk are to be read again; what changed is read with an admin's rights by its call. */
const dashboardChanged = z.object({ type: z.literal('desk_changed'), parts: z.array(dashboardSection) })

/** News may have been missed on the way: look again at the lists that are on the screen. */
const refresh = z.object({ type: z.literal('refresh') })

/** What the server says on /ws. Every frame is a hint: the database is the log. */
export const liveServerFrame = z.discriminatedUnion('type', [
  authSuccess,
  pong,
  error,
  chatJoined,
  messageReceived,
  messageRead,
  threadChanged,
  typing,
  presence,
  orderPlaced,
  orderChanged,
  orderMessageReceived,
  stockChanged,
  notificationReceived,
  dashboardChanged,
  refresh,
])
export type LiveServerFrame = z.infer<typeof liveServerFrame>
