import type { Side, ThreadKey } from '@mainstreet/contract/chat/message.ts'
import type { Party } from './session-registry.ts'

export const nameOf = ({ shop_id, customer_id }: ThreadKey) => `${shop_id} ${customer_id}`

/** Who speaks on a side of a thread: all who run the shop, or the customer on whatever screen. */
export const partyOf = ({ shop_id, customer_id }: ThreadKey, side: Side): Party =>
  side === 'merchant' ? `shop:${shop_id}` : `user:${customer_id}`
