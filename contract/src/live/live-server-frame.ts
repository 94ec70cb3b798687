import { z } from 'zod'
import { directMessage, orderMessage, threadKey, threadSide, threadState } from '../chat/message.ts'
import { id } from '../fields.ts'
import { userNotification } from '../notifications/notification.ts'
import { orderStatus } from '../orders/order.ts'

const authSuccess = z.object({ type: z.literal('auth_success'), userId: id, shopId: id.nullable() })

const pong = z.object({ type: z.literal('pong') })

/** `code` as in error responses of calls; `reply_to` is the type of the rejected frame, if it was readable. */
const error = z.object({
  type: z.literal('error'),
  code: z.string(),
  message: z.string(),
  reply_to: z.string().optional(),
})

/** Joined: the messages after `after` follow as message_received. */
const chatJoined = threadState.extend({ type: z.literal('chat_joined'), present: z.boolean() })

/**
 * A stored message. `joined`: of a thread that this socket has joined, in the order of `seq` and without
 * gaps; otherwise a hint to other screens of the two sides.
 */
const messageReceived = z.object({
  type: z.literal('message_received'),
  message: directMessage,
  joined: z.boolean(),
})

/** One side has read up to `seq`. */
const messageRead = threadKey.extend({ type: z.literal('message_read'), reader: threadSide, seq: z.int() })

/** The state of a thread for the receiving side. The browser ignores older numbers than it has. */
const threadChanged = threadState.extend({ type: z.literal('thread_changed') })

const typing = threadKey.extend({ type: z.literal('typing'), sender_type: threadSide, typing: z.boolean() })

/** Whether the other side of a joined thread is connected. */
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

/** `available` is false when the product is no longer public. The highest `version` wins. */
const stockChanged = z.object({
  type: z.literal('stock_changed'),
  product_id: id,
  shop_id: id,
  stock: z.int(),
  available: z.boolean(),
  version: z.int(),
})

const notificationReceived = z.object({
  type: z.literal('notification'),
  notification: userNotification,
  unread_count: z.int(),
})

/** The sections of an admin's dashboard. */
const dashboardSection = z.enum(['shops', 'orders', 'users', 'payments', 'errors', 'audit_log'])
export type DashboardSection = z.infer<typeof dashboardSection>

/** For admins: these sections of the dashboard are stale; their calls return the current data. */
const dashboardChanged = z.object({
  type: z.literal('dashboard_changed'),
  sections: z.array(dashboardSection),
})

/** Card payments were stopped or resumed. */
const paymentOptionsChanged = z.object({ type: z.literal('payment_options_changed'), stopped: z.boolean() })

/** Frames may have been lost: reload the lists on the screen. */
const refresh = z.object({ type: z.literal('refresh') })

/** The frames that the server sends on /ws. Every frame is a hint; the database is the source of truth. */
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
  paymentOptionsChanged,
  refresh,
])
export type LiveServerFrame = z.infer<typeof liveServerFrame>
