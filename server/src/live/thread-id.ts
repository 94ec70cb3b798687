import type { ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import type { Audience } from '@mainstreet/realtime/session-registry.ts'

export const getThreadId = ({ shop_id, customer_id }: ThreadKey) => `${shop_id} ${customer_id}`

/** The audience of a thread's side: everyone who runs the shop, or the customer on any screen. */
export const getAudience = ({ shop_id, customer_id }: ThreadKey, side: ThreadSide): Audience =>
  side === 'merchant' ? `shop:${shop_id}` : `user:${customer_id}`
