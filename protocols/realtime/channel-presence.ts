import { randomUUID } from 'node:crypto'
import type { Present, RollCall } from '../../server/src/live/presence.ts'
import { type Channel, placeOf, push } from './channel.ts'

type Metas = Record<string, { metas: Record<string, unknown>[] }>

function metasOf(present: Present[]): Metas {
  const byKey = Map.groupBy(present, ({ key }) => key)
  return Object.fromEntries(
    [...byKey].map(([key, all]) => [key, { metas: all.map(({ ref, meta }) => ({ ...meta, phx_ref: ref })) }]),
  )
}

const place = (channel: Channel) => `channel ${placeOf(channel)}`

/** Who is here now, and from now on who comes and goes. */
export function hearPresence(rollCall: RollCall, channel: Channel): void {
  push(channel, 'presence_state', metasOf(rollCall.at(place(channel))))
  const stop = rollCall.watch(place(channel), ({ joins, leaves }) =>
    push(channel, 'presence_diff', { joins: metasOf(joins), leaves: metasOf(leaves) }),
  )
  channel.stop.push(stop)
}

/** Again with something else: the former is taken back. */
export function track(rollCall: RollCall, channel: Channel, meta: Record<string, unknown>): void {
  const before = channel.tracked
  channel.tracked = randomUUID()
  rollCall.enter(place(channel), { key: channel.presenceKey, ref: channel.tracked, meta })
  if (before !== undefined) rollCall.leave(place(channel), before)
}

export function untrack(rollCall: RollCall, channel: Channel): void {
  if (channel.tracked === undefined) return
  rollCall.leave(place(channel), channel.tracked)
  channel.tracked = undefined
}
