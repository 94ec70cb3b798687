/** What is told under each topic: whoever tells it adds it here (`declare module`). */
export interface BusTopics {
  outbox: undefined
}
export type BusTopic = keyof BusTopics

/** News between the nodes. At most once: whoever must not miss a thing reads the database. */
export type Bus = {
  publish<T extends BusTopic>(topic: T, news?: BusTopics[T]): void
  /**
   * Returns the way to stop hearing. `undefined` tells a hearer that it may have missed something: after and during
   * a lost connection, the own or another node's, and for more large news than can be carried.
   */
  subscribe<T extends BusTopic>(topic: T, hear: (news: BusTopics[T] | undefined) => void): () => void
  close(): Promise<void>
}

type BusHandler = (news: never) => void

/** A bus as its carriers see it: they look into no news. */
export type UntypedBus = {
  publish(topic: string, news?: unknown): void
  subscribe(topic: string, hear: BusHandler): () => void
  close(): Promise<void>
}

/** A node's own affair: who has written news delivers it, and the others look each second anyway. */
export const localTopics: ReadonlySet<string> = new Set(['outbox'])

/** Who hears what on this node. */
export function createLocalSubscriptions() {
  const handlersByTopic = new Map<string, Set<BusHandler>>()
  return {
    deliver(topic: string, payload: unknown) {
      for (const hear of handlersByTopic.get(topic) ?? []) hear(payload as never)
    },
    subscribe(topic: string, hear: BusHandler) {
      const all = handlersByTopic.get(topic) ?? new Set()
      handlersByTopic.set(topic, all.add(hear))
      return () => void all.delete(hear)
    },
    /** Whatever it was, every hearer may have missed it. */
    notifyMissed() {
      for (const all of handlersByTopic.values()) for (const hear of all) hear(undefined as never)
    },
  }
}

/** For the one node on the embedded database. */
export function createLocalBus(): UntypedBus {
  const local = createLocalSubscriptions()
  return {
    publish: local.deliver,
    subscribe: local.subscribe,
    close: async () => {},
  }
}
