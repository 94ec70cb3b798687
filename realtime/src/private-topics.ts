import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { getThreadSide } from '@mainstreet/server/chat/require-thread.ts'

type CanJoin = (viewer: Viewer, first: string, second: string) => boolean

/** `user:{id}`, `shop:{id}`, `thread:{shop_id}:{customer_id}`: the marketplace's own private channels. */
const topicKinds = new Map<string, CanJoin>([
  ['user', (viewer, id) => viewer.id === id],
  ['shop', (viewer, id) => ownsShop(viewer, id)],
  ['thread', (viewer, shop_id, customer_id) => getThreadSide(viewer, { shop_id, customer_id }) !== undefined],
])

export type TopicPolicy = {
  /** Says whether every signed-in user may join a private topic; the marketplace's own topics are never shared. */
  isShared(topic: string): boolean
}

/** In a pattern, `*` matches any text. */
export function createTopicPolicy(patterns: readonly string[]): TopicPolicy {
  const matchers = patterns.map(
    (pattern) => new RegExp(`^${pattern.split(/\*+/).map(escapePattern).join('.*')}$`, 's'),
  )
  return { isShared: (topic) => matchers.some((matcher) => matcher.test(topic)) }
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A service of the operator joins what every user may join: the marketplace's own topics belong to their users. */
export function canJoinPrivate(
  policy: TopicPolicy,
  party: Viewer | 'service' | undefined,
  topic: string,
): boolean {
  if (party === undefined) return false
  const [kind = '', first = '', second = ''] = topic.split(':')
  const canJoin = topicKinds.get(kind)
  if (!canJoin) return policy.isShared(topic)
  return party !== 'service' && canJoin(party, first, second)
}
