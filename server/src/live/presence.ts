import { randomUUID } from 'node:crypto'
import type { Bus } from '../platform/bus/bus.ts'

declare module '../platform/bus/bus.ts' {
  interface BusTopics {
    presence: PresenceMessage
  }
}

/** A user in a channel or room: `key` identifies the user; `ref` is never reused. */
export type PresenceEntry = { key: string; ref: string; meta: Record<string, unknown> }
export type PresenceChange = { joins: PresenceEntry[]; leaves: PresenceEntry[] }

/** Who is present where, across all nodes. A node knows only the places that its own clients watch. */
export type Presence = {
  join(place: string, entry: PresenceEntry): void
  leave(place: string, ref: string): void
  list(place: string): PresenceEntry[]
  watch(place: string, handle: (change: PresenceChange) => void): () => void
  close(): void
}

type PresenceMessage = { node: string; place: string } & (Partial<PresenceChange> & {
  ask?: boolean
  here?: PresenceEntry[]
})
type RemotePresenceEntry = PresenceEntry & { node: string; heardAt: number }

const syncIntervalMs = 15_000
/** A node that crashes sends no leave message: entries that are not refreshed for this long expire. */
const entryExpiryMs = 40_000

export function createPresence(bus: Bus): Presence {
  const node = randomUUID()
  const localEntries = new Map<string, Map<string, PresenceEntry>>()
  const remoteEntries = new Map<string, Map<string, RemotePresenceEntry>>()
  const watchers = new Map<string, Set<(change: PresenceChange) => void>>()

  const publishMessage = (place: string, what: Omit<PresenceMessage, 'node' | 'place'>) =>
    bus.publish('presence', { node, place, ...what })

  function notifyWatchers(place: string, change: PresenceChange) {
    if (change.joins.length + change.leaves.length === 0) return
    for (const handle of watchers.get(place) ?? []) handle(change)
  }

  function hear({ node: from, place, joins = [], leaves = [], ask, here }: PresenceMessage) {
    if (from === node) return
    const mine = localEntries.get(place)
    if (ask && mine) publishMessage(place, { here: [...mine.values()] })
    if (!watchers.has(place) || ask) return
    const known = remoteEntries.get(place) ?? new Map<string, RemotePresenceEntry>()
    remoteEntries.set(place, known)
    const joined = [...joins, ...(here ?? [])].filter(({ ref }) => !known.has(ref))
    for (const one of [...joins, ...(here ?? [])])
      known.set(one.ref, { ...one, node: from, heardAt: Date.now() })
    const present = here && new Set(here.map(({ ref }) => ref))
    const left = [...known.values()].filter(
      (one) =>
        leaves.some(({ ref }) => ref === one.ref) || (present && one.node === from && !present.has(one.ref)),
    )
    for (const { ref } of left) known.delete(ref)
    notifyWatchers(place, { joins: joined, leaves: left })
  }

  function requestSync() {
    for (const [place, known] of remoteEntries) {
      const expired = [...known.values()].filter(({ heardAt }) => Date.now() - heardAt > entryExpiryMs)
      for (const { ref } of expired) known.delete(ref)
      notifyWatchers(place, { joins: [], leaves: expired })
    }
    for (const place of watchers.keys()) publishMessage(place, { ask: true })
  }

  const unsubscribe = bus.subscribe('presence', (message) => {
    if (message) return hear(message)
    requestSync()
  })
  const timer = setInterval(requestSync, syncIntervalMs)
  timer.unref()

  return {
    join(place, entry) {
      const here = localEntries.get(place) ?? new Map<string, PresenceEntry>()
      localEntries.set(place, here.set(entry.ref, entry))
      const change = { joins: [entry], leaves: [] }
      notifyWatchers(place, change)
      publishMessage(place, change)
    },
    leave(place, ref) {
      const here = localEntries.get(place)
      const entry = here?.get(ref)
      if (!here || !entry) return
      here.delete(ref)
      if (here.size === 0) localEntries.delete(place)
      notifyWatchers(place, { joins: [], leaves: [entry] })
      publishMessage(place, { leaves: [entry] })
    },
    list: (place) => [
      ...(localEntries.get(place)?.values() ?? []),
      ...(remoteEntries.get(place)?.values() ?? []),
    ],
    watch(place, onChange) {
      const all = watchers.get(place) ?? new Set()
      const isFirst = all.size === 0
      watchers.set(place, all.add(onChange))
      if (isFirst) publishMessage(place, { ask: true })
      return () => {
        all.delete(onChange)
        if (all.size > 0) return
        watchers.delete(place)
        remoteEntries.delete(place)
      }
    },
    close() {
      for (const [place, here] of localEntries) publishMessage(place, { leaves: [...here.values()] })
      unsubscribe()
      clearInterval(timer)
    },
  }
}
