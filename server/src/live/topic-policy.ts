import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { TopicPolicy } from '@mainstreet/realtime/private-topics.ts'
import { getThreadSide } from '../chat/require-thread.ts'

type CanJoin = (viewer: Viewer, first: string, second: string) => boolean

/** `user:{id}`, `shop:{id}`, `thread:{shop_id}:{customer_id}`: the marketplace's own private channels. */
const topicKinds = new Map<string, CanJoin>([
  ['user', (viewer, id) => viewer.id === id],
  ['shop', (viewer, id) => ownsShop(viewer, id)],
  ['thread', (viewer, shop_id, customer_id) => getThreadSide(viewer, { shop_id, customer_id }) !== undefined],
])

/** The patterns are of topics that every signed-in user may join; in a pattern, `*` matches any text. */
export function createTopicPolicy(patterns: readonly string[]): TopicPolicy {
  const matchers = patterns.map(
    (pattern) => new RegExp(`^${pattern.split(/\*+/).map(escapePattern).join('.*')}$`, 's'),
  )
  return {
    findMembership(topic) {
      const [kind = '', first = '', second = ''] = topic.split(':')
      const canJoin = topicKinds.get(kind)
      return canJoin && ((viewer) => canJoin(viewer, first, second))
    },
    isShared: (topic) => matchers.some((matcher) => matcher.test(topic)),
  }
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
