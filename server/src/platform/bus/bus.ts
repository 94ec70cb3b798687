/** What is told under each topic: whoever tells it adds it here (`declare module`). */
export interface Topics {
  outbox: undefined
}
export type Topic = keyof Topics

/** News between the nodes. At most once: whoever must not miss a thing reads the database. */
export type Bus = {
  publish<T extends Topic>(topic: T, news?: Topics[T]): void
  /**
   * Returns the way to stop hearing. `undefined` tells a hearer that it may have missed something: after and during
   * a lost connection, the own or another node's, and for more large news than can be carried.
   */
  subscribe<T extends Topic>(topic: T, hear: (news: Topics[T] | undefined) => void): () => void
  close(): Promise<void>
}

type Hear = (news: never) => void

/** A bus as its carriers see it: they look into no news. */
export type Wire = {
  publish(topic: string, news?: unknown): void
  subscribe(topic: string, hear: Hear): () => void
  close(): Promise<void>
}

/** A node's own affair: who has written news delivers it, and the others look each second anyway. */
export const ownTopics: ReadonlySet<string> = new Set(['outbox'])

/** Who hears what on this node. */
export function hearing() {
  const hearers = new Map<string, Set<Hear>>()
  return {
    deliver(topic: string, payload: unknown) {
      for (const hear of hearers.get(topic) ?? []) hear(payload as never)
    },
    subscribe(topic: string, hear: Hear) {
      const all = hearers.get(topic) ?? new Set()
      hearers.set(topic, all.add(hear))
      return () => void all.delete(hear)
    },
    /** Whatever it was, every hearer may have missed it. */
    mayHaveMissed() {
      for (const all of hearers.values()) for (const hear of all) hear(undefined as never)
    },
  }
}

/** For the one node on the embedded database. */
export function openLocalBus(): Wire {
  const local = hearing()
  return {
    publish: local.deliver,
    subscribe: local.subscribe,
    close: async () => {},
  }
}
