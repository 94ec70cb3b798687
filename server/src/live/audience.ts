import type { ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Audience } from '@mainstreet/realtime/session-registry.ts'

/** Everyone who runs a shop, or all admins. */
export type LiveGroup = `shop:${string}` | 'admins'
export type LiveAudience = Audience<LiveGroup>

export function listGroups({ role, shop_id }: Viewer): LiveGroup[] {
  if (role === 'admin') return ['admins']
  return shop_id === null ? [] : [`shop:${shop_id}`]
}

/** The audience of a thread's side: everyone who runs the shop, or the customer on any screen. */
export const getAudience = ({ shop_id, customer_id }: ThreadKey, side: ThreadSide): LiveAudience =>
  side === 'merchant' ? `shop:${shop_id}` : `user:${customer_id}`
