import { z } from 'zod'
import { role } from '../accounts/user.ts'
import { threadKey } from '../chat/message.ts'
import { id } from '../fields.ts'
import { socketServerLimits } from '../limits.ts'

/** Claims about oneself, proved by the token. The same again, with a fresh token, keeps the socket open. */
const auth = z.object({
  type: z.literal('auth'),
  userId: id,
  userType: role,
  shopId: id.nullish(),
  token: z.string().min(1).max(socketServerLimits.maxTokenChars),
})

const ping = z.object({ type: z.literal('ping') })

/** `after` is the last `seq` that the browser has: what came since is sent at once, in order, without a gap. */
const joinChat = threadKey.extend({ type: z.literal('join_chat'), after: z.int().min(0).optional() })

const leaveChat = threadKey.extend({ type: z.literal('leave_chat') })

/** The own side has read up to `seq`; the same as the call. */
const messageRead = threadKey.extend({ type: z.literal('message_read'), seq: z.int().min(1) })

const typing = threadKey.extend({ type: z.literal('typing'), typing: z.boolean() })

/**
 * Whose stock is on the screen now; replaces what was watched before. For clients that have no channels: our own browser
 * follows the rows of products there, as visitors may, too (decision 035).
 */
const watchProducts = z.object({
  type: z.literal('watch_products'),
  product_ids: z.array(id).max(socketServerLimits.maxWatchedProducts),
})

/** What a browser says on /ws. */
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
