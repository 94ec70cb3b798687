import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { sideOf } from '../../server/src/chat/require-thread.ts'

type MayJoin = (viewer: Viewer, first: string, second: string) => boolean

/** `user:{id}`, `shop:{id}`, `thread:{shop_id}:{customer_id}`; there are no other private channels. */
const kinds = new Map<string, MayJoin>([
  ['user', (viewer, id) => viewer.id === id],
  ['shop', (viewer, id) => ownsShop(viewer, id)],
  ['thread', (viewer, shop_id, customer_id) => sideOf(viewer, { shop_id, customer_id }) !== undefined],
])

export function mayJoinPrivate(viewer: Viewer | undefined, topic: string): boolean {
  const [kind = '', first = '', second = ''] = topic.split(':')
  return viewer !== undefined && (kinds.get(kind)?.(viewer, first, second) ?? false)
}
