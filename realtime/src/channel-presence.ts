import { randomUUID } from 'node:crypto'
import { type Channel, getChannelKey, pushEvent } from './channel.ts'
import type { Presence, PresenceEntry } from './presence.ts'

type PresenceMetas = Record<string, { metas: Record<string, unknown>[] }>

function toPresenceMetas(present: PresenceEntry[]): PresenceMetas {
  const byKey = Map.groupBy(present, ({ key }) => key)
  return Object.fromEntries(
    [...byKey].map(([key, all]) => [key, { metas: all.map(({ ref, meta }) => ({ ...meta, phx_ref: ref })) }]),
  )
}

const getPresenceKey = (channel: Channel) => `channel ${getChannelKey(channel)}`

/** Sends who is present now, and from now on who joins and leaves. */
export function subscribeToPresence(presence: Presence, channel: Channel): void {
  pushEvent(channel, 'presence_state', toPresenceMetas(presence.list(getPresenceKey(channel))))
  const stop = presence.watch(getPresenceKey(channel), ({ joins, leaves }) =>
    pushEvent(channel, 'presence_diff', { joins: toPresenceMetas(joins), leaves: toPresenceMetas(leaves) }),
  )
  channel.cleanups.push(stop)
}

/** A second call replaces the meta of the first. */
export function track(presence: Presence, channel: Channel, meta: Record<string, unknown>): void {
  const previousRef = channel.trackedRef
  channel.trackedRef = randomUUID()
  presence.join(getPresenceKey(channel), { key: channel.presenceKey, ref: channel.trackedRef, meta })
  if (previousRef !== undefined) presence.leave(getPresenceKey(channel), previousRef)
}

export function untrack(presence: Presence, channel: Channel): void {
  if (channel.trackedRef === undefined) return
  presence.leave(getPresenceKey(channel), channel.trackedRef)
  channel.trackedRef = undefined
}
