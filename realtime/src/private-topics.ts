import type { Viewer } from '@mainstreet/identity/viewer.ts'

/** What the application decides about private topics. */
export type TopicPolicy = {
  /** Says who may join one of the application's own topics; undefined for any other topic. */
  findMembership(topic: string): ((viewer: Viewer) => boolean) | undefined
  /** Says whether every signed-in user may join a topic; the application's own topics are never shared. */
  isShared(topic: string): boolean
}

/** A service of the operator joins what every user may join: the application's own topics belong to their users. */
export function canJoinPrivate(
  policy: TopicPolicy,
  party: Viewer | 'service' | undefined,
  topic: string,
): boolean {
  if (party === undefined) return false
  const isMember = policy.findMembership(topic)
  if (!isMember) return policy.isShared(topic)
  return party !== 'service' && isMember(party)
}
