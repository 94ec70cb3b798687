import { randomUUID } from 'node:crypto'
import type { Bus } from '../../server/src/platform/bus/bus.ts'
import { type Channel, getChannelKey, pushBroadcast } from './channel.ts'
import type { BroadcastPayload } from './frames.ts'

declare module '../../server/src/platform/bus/bus.ts' {
  interface BusTopics {
    channels: BusBroadcast
  }
}

export type ChannelBroadcast = {
  topic: string
  isPrivate: boolean
  event: string
  payload: BroadcastPayload
  from?: Channel
}

/** Who has joined which channel on this node, and the broadcasts to all clients on all nodes. */
export type ChannelHub = {
  join(channel: Channel): void
  leave(channel: Channel): void
  all(): Iterable<Channel>
  /** Channels that subscribe to row changes. */
  getRowSubscribers(): ReadonlySet<Channel>
  broadcast(what: ChannelBroadcast): void
  close(): void
}

type BusBroadcast = { node: string; place: string; event: string; json?: string; bytes?: string }

export function createChannelHub(bus: Bus): ChannelHub {
  const node = randomUUID()
  const channelsByKey = new Map<string, Set<Channel>>()
  const rowSubscribers = new Set<Channel>()

  function deliver(place: string, event: string, cargo: BroadcastPayload, from?: Channel) {
    for (const channel of channelsByKey.get(place) ?? [])
      if (channel !== from || channel.self) pushBroadcast(channel, event, cargo)
  }

  const stop = bus.subscribe('channels', (payload) => {
    if (!payload) return
    const { node: from, place, event, json, bytes = '' } = payload
    if (from === node) return
    deliver(place, event, json === undefined ? { bytes: Buffer.from(bytes, 'base64') } : { json })
  })

  return {
    join(channel) {
      const place = getChannelKey(channel)
      channelsByKey.set(place, (channelsByKey.get(place) ?? new Set()).add(channel))
      if (channel.bindings.length > 0) rowSubscribers.add(channel)
    },
    leave(channel) {
      const place = getChannelKey(channel)
      const here = channelsByKey.get(place)
      here?.delete(channel)
      if (here?.size === 0) channelsByKey.delete(place)
      rowSubscribers.delete(channel)
    },
    *all() {
      for (const here of channelsByKey.values()) yield* here
    },
    getRowSubscribers: () => rowSubscribers,
    broadcast({ topic, isPrivate, event, payload, from }) {
      const place = getChannelKey({ topic, isPrivate })
      deliver(place, event, payload, from)
      const encoded = 'json' in payload ? payload : { bytes: payload.bytes.toString('base64') }
      bus.publish('channels', { node, place, event, ...encoded })
    },
    close: stop,
  }
}
