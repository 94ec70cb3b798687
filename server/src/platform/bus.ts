/** News between the nodes. At most once: whoever must not miss a thing reads the database. */
export type Bus = {
  publish(topic: string, payload?: unknown): void
  /**
   * Returns the way to stop hearing. `undefined` tells a hearer that it may have missed something: after and during
   * a lost connection, and for more large news than can be carried.
   */
  subscribe(topic: string, hear: (payload: unknown) => void): () => void
  close(): Promise<void>
}

/** A node's own affair: who has written news delivers it, and the others look each second anyway. */
export const ownTopics: ReadonlySet<string> = new Set(['outbox'])

/** Who hears what on this node. */
export function hearing() {
  const hearers = new Map<string, Set<(payload: unknown) => void>>()
  return {
    deliver(topic: string, payload: unknown) {
      for (const hear of hearers.get(topic) ?? []) hear(payload)
    },
    subscribe(topic: string, hear: (payload: unknown) => void) {
      const all = hearers.get(topic) ?? new Set()
      hearers.set(topic, all.add(hear))
      return () => void all.delete(hear)
    },
    /** Whatever it was, every hearer may have missed it. */
    mayHaveMissed() {
      for (const all of hearers.values()) for (const hear of all) hear(undefined)
    },
  }
}

/** For the one node on the embedded database. */
export function openLocalBus(): Bus {
  const local = hearing()
  return {
    publish: local.deliver,
    subscribe: local.subscribe,
    close: async () => {},
  }
}
