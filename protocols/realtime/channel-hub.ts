import { randomUUID } from 'node:crypto'
import type { Bus } from '../../server/src/platform/bus/bus.ts'
import { type Channel, placeOf, pushBroadcast } from './channel.ts'
import type { Cargo } from './frames.ts'

declare module '../../server/src/platform/bus/bus.ts' {
  interface Topics {
    channels: Carried
  }
}

export type Broadcast = { topic: string; isPrivate: boolean; event: string; cargo: Cargo; from?: Channel }

/** Who has joined what on this node, and what is called out to all of them on all nodes. */
export type Switchboard = {
  join(channel: Channel): void
  leave(channel: Channel): void
  all(): Iterable<Channel>
  /** Channels that want to hear of rows. */
  ofRows(): ReadonlySet<Channel>
  broadcast(what: Broadcast): void
  close(): void
}

type Carried = { node: string; place: string; event: string; json?: string; bytes?: string }

export function openSwitchboard(bus: Bus): Switchboard {
  const node = randomUUID()
  const places = new Map<string, Set<Channel>>()
  const rows = new Set<Channel>()

  function callOut(place: string, event: string, cargo: Cargo, from?: Channel) {
    for (const channel of places.get(place) ?? [])
      if (channel !== from || channel.self) pushBroadcast(channel, event, cargo)
  }

  const stop = bus.subscribe('channels', (payload) => {
    if (!payload) return
    const { node: from, place, event, json, bytes = '' } = payload
    if (from === node) return
    callOut(place, event, json === undefined ? { bytes: Buffer.from(bytes, 'base64') } : { json })
  })

  return {
    join(channel) {
      const place = placeOf(channel)
      places.set(place, (places.get(place) ?? new Set()).add(channel))
      if (channel.bindings.length > 0) rows.add(channel)
    },
    leave(channel) {
      const place = placeOf(channel)
      const here = places.get(place)
      here?.delete(channel)
      if (here?.size === 0) places.delete(place)
      rows.delete(channel)
    },
    *all() {
      for (const here of places.values()) yield* here
    },
    ofRows: () => rows,
    broadcast({ topic, isPrivate, event, cargo, from }) {
      const place = placeOf({ topic, isPrivate })
      callOut(place, event, cargo, from)
      const carried = 'json' in cargo ? cargo : { bytes: cargo.bytes.toString('base64') }
      bus.publish('channels', { node, place, event, ...carried })
    },
    close: stop,
  }
}
