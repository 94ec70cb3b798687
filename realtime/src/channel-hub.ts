import { randomUUID } from 'node:crypto'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import { type Channel, getChannelKey, pushBroadcast } from './channel.ts'
import type { BroadcastPayload } from './frames.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    'channel.broadcast': BusBroadcast
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

type BusBroadcast = { node: string; key: string; event: string; json?: string; bytes?: string }

export function createChannelHub(bus: Bus): ChannelHub {
  const node = randomUUID()
  const channelsByKey = new Map<string, Set<Channel>>()
  const rowSubscribers = new Set<Channel>()

  function deliver(key: string, event: string, cargo: BroadcastPayload, from?: Channel) {
    for (const channel of channelsByKey.get(key) ?? [])
      if (channel !== from || channel.self) pushBroadcast(channel, event, cargo)
  }

  const stop = bus.subscribe('channel.broadcast', (payload) => {
    if (!payload) return
    const { node: from, key, event, json, bytes = '' } = payload
    if (from === node) return
    deliver(key, event, json === undefined ? { bytes: Buffer.from(bytes, 'base64') } : { json })
  })

  return {
    join(channel) {
      const key = getChannelKey(channel)
      channelsByKey.set(key, (channelsByKey.get(key) ?? new Set()).add(channel))
      if (channel.bindings.length > 0) rowSubscribers.add(channel)
    },
    leave(channel) {
      const key = getChannelKey(channel)
      const channels = channelsByKey.get(key)
      channels?.delete(channel)
      if (channels?.size === 0) channelsByKey.delete(key)
      rowSubscribers.delete(channel)
    },
    *all() {
      for (const channels of channelsByKey.values()) yield* channels
    },
    getRowSubscribers: () => rowSubscribers,
    broadcast({ topic, isPrivate, event, payload, from }) {
      const key = getChannelKey({ topic, isPrivate })
      deliver(key, event, payload, from)
      const encoded = 'json' in payload ? payload : { bytes: payload.bytes.toString('base64') }
      bus.publish('channel.broadcast', { node, key, event, ...encoded })
    },
    close: stop,
  }
}
