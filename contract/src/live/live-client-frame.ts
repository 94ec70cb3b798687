import { z } from 'zod'
import { role } from '../accounts/user.ts'
import { threadKey } from '../chat/message.ts'
import { id } from '../fields.ts'
import { socketServerLimits } from './limits.ts'

/** The client's claims, proved by the token. Sent again with a fresh token, it keeps the socket open. */
const auth = z.object({
  type: z.literal('auth'),
  userId: id,
  userType: role,
  shopId: id.nullish(),
  token: z.string().min(1).max(socketServerLimits.maxTokenChars),
})

const ping = z.object({ type: z.literal('ping') })

/** `after` is the last `seq` that the browser has: later messages are sent at once, in order, without gaps. */
const joinChat = threadKey.extend({ type: z.literal('join_chat'), after: z.int().min(0).optional() })

const leaveChat = threadKey.extend({ type: z.literal('leave_chat') })

/** The viewer's side has read up to `seq`; same effect as the call. */
const messageRead = threadKey.extend({ type: z.literal('message_read'), seq: z.int().min(1) })

const typing = threadKey.extend({ type: z.literal('typing'), typing: z.boolean() })

/**
 * The products whose stock is on the screen; replaces the earlier list. For clients without realtime
 * channels: our own browser code subscribes to product rows, which visitors may, too.
 */
const watchProducts = z.object({
  type: z.literal('watch_products'),
  product_ids: z.array(id).max(socketServerLimits.maxWatchedProducts),
})

/** The frames that a browser sends on /ws. */
export const liveClientFrame = z.discriminatedUnion('type', [
  auth,
  ping,
  joinChat,
  leaveChat,
  messageRead,
  typing,
  watchProducts,
])
export type LiveClientFrame = z.infer<typeof liveClientFrame>
