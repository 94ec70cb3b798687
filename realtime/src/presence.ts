import { randomUUID } from 'node:crypto'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    'presence.changed': PresenceMessage
  }
}

/** A user in a channel or room: `key` identifies the user; `ref` is never reused. */
export type PresenceEntry = { key: string; ref: string; meta: Record<string, unknown> }
export type PresenceChange = { joins: PresenceEntry[]; leaves: PresenceEntry[] }

/** Who is present where, across all nodes. A node knows only the rooms that its own clients watch. */
export type Presence = {
  join(room: string, entry: PresenceEntry): void
  leave(room: string, ref: string): void
  list(room: string): PresenceEntry[]
  watch(room: string, handle: (change: PresenceChange) => void): () => void
  close(): void
}

type PresenceMessage = { node: string; room: string } & (Partial<PresenceChange> & {
  request_sync?: boolean
  entries?: PresenceEntry[]
})
type RemotePresenceEntry = PresenceEntry & { node: string; receivedAt: number }

const syncIntervalMs = 15_000
/** A node that crashes sends no leave message: entries that are not refreshed for this long expire. */
const entryExpiryMs = 40_000

export function createPresence(bus: Bus): Presence {
  const node = randomUUID()
  const localEntries = new Map<string, Map<string, PresenceEntry>>()
  const remoteEntries = new Map<string, Map<string, RemotePresenceEntry>>()
  const watchers = new Map<string, Set<(change: PresenceChange) => void>>()

  const publishMessage = (room: string, what: Omit<PresenceMessage, 'node' | 'room'>) =>
    bus.publish('presence.changed', { node, room, ...what })

  function notifyWatchers(room: string, change: PresenceChange) {
    if (change.joins.length + change.leaves.length === 0) return
    for (const handle of watchers.get(room) ?? []) handle(change)
  }

  function handleMessage({
    node: from,
    room,
    joins = [],
    leaves = [],
    request_sync,
    entries,
  }: PresenceMessage) {
    if (from === node) return
    const mine = localEntries.get(room)
    if (request_sync && mine) publishMessage(room, { entries: [...mine.values()] })
    if (!watchers.has(room) || request_sync) return
    const known = remoteEntries.get(room) ?? new Map<string, RemotePresenceEntry>()
    remoteEntries.set(room, known)
    const joined = [...joins, ...(entries ?? [])].filter(({ ref }) => !known.has(ref))
    for (const one of [...joins, ...(entries ?? [])])
      known.set(one.ref, { ...one, node: from, receivedAt: Date.now() })
    const present = entries && new Set(entries.map(({ ref }) => ref))
    const left = [...known.values()].filter(
      (one) =>
        leaves.some(({ ref }) => ref === one.ref) || (present && one.node === from && !present.has(one.ref)),
    )
    for (const { ref } of left) known.delete(ref)
    notifyWatchers(room, { joins: joined, leaves: left })
  }

  function requestSync() {
    for (const [room, known] of remoteEntries) {
      const expired = [...known.values()].filter(({ receivedAt }) => Date.now() - receivedAt > entryExpiryMs)
      for (const { ref } of expired) known.delete(ref)
      notifyWatchers(room, { joins: [], leaves: expired })
    }
    for (const room of watchers.keys()) publishMessage(room, { request_sync: true })
  }

  const unsubscribe = bus.subscribe('presence.changed', (message) => {
    if (message) return handleMessage(message)
    requestSync()
  })
  const timer = setInterval(requestSync, syncIntervalMs)
  timer.unref()

  return {
    join(room, entry) {
      const entries = localEntries.get(room) ?? new Map<string, PresenceEntry>()
      localEntries.set(room, entries.set(entry.ref, entry))
      const change = { joins: [entry], leaves: [] }
      notifyWatchers(room, change)
      publishMessage(room, change)
    },
    leave(room, ref) {
      const entries = localEntries.get(room)
      const entry = entries?.get(ref)
      if (!entries || !entry) return
      entries.delete(ref)
      if (entries.size === 0) localEntries.delete(room)
      notifyWatchers(room, { joins: [], leaves: [entry] })
      publishMessage(room, { leaves: [entry] })
    },
    list: (room) => [
      ...(localEntries.get(room)?.values() ?? []),
      ...(remoteEntries.get(room)?.values() ?? []),
    ],
    watch(room, onChange) {
      const all = watchers.get(room) ?? new Set()
      const isFirst = all.size === 0
      watchers.set(room, all.add(onChange))
      if (isFirst) publishMessage(room, { request_sync: true })
      return () => {
        all.delete(onChange)
        if (all.size > 0) return
        watchers.delete(room)
        remoteEntries.delete(room)
      }
    },
    close() {
      for (const [room, entries] of localEntries) publishMessage(room, { leaves: [...entries.values()] })
      unsubscribe()
      clearInterval(timer)
    },
  }
}
