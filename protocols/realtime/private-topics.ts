import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { getThreadSide } from '../../server/src/chat/require-thread.ts'

type CanJoin = (viewer: Viewer, first: string, second: string) => boolean

/** `user:{id}`, `shop:{id}`, `thread:{shop_id}:{customer_id}`; there are no other private channels. */
const topicKinds = new Map<string, CanJoin>([
  ['user', (viewer, id) => viewer.id === id],
  ['shop', (viewer, id) => ownsShop(viewer, id)],
  ['thread', (viewer, shop_id, customer_id) => getThreadSide(viewer, { shop_id, customer_id }) !== undefined],
])

export function canJoinPrivate(viewer: Viewer | undefined, topic: string): boolean {
  const [kind = '', first = '', second = ''] = topic.split(':')
  return viewer !== undefined && (topicKinds.get(kind)?.(viewer, first, second) ?? false)
}
