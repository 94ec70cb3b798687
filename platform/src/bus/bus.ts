import type { DomainEvents } from '@mainstreet/contract/events.ts'
import type { LogWarning } from '../log/log-warning.ts'

/**
 * The payload type of each topic. Topics are transient, unlike the events in the outbox; each event becomes one when it
 * has been handled. The publisher of any other topic adds it here (`declare module`).
 */
export interface BusTopics extends DomainEvents {
  outbox: undefined
}
export type BusTopic = keyof BusTopics

/** Events between nodes, delivered at most once: a subscriber that must not miss anything reads the database. */
export type Bus = {
  publish<T extends BusTopic>(topic: T, event?: BusTopics[T]): void
  /**
   * Returns the unsubscribe function. A handler gets `undefined` when events may have been missed: during and after a
   * lost connection of this or another node, and when large events exceed the limit.
   */
  subscribe<T extends BusTopic>(topic: T, handler: (event: BusTopics[T] | undefined) => void): () => void
  close(): Promise<void>
}

type BusHandler = (event: never) => void

/** A bus as its transports see it: without payload types. */
export type UntypedBus = {
  publish(topic: string, event?: unknown): void
  subscribe(topic: string, handler: BusHandler): () => void
  close(): Promise<void>
}

/**
 * Topics that stay on their node: the node that wrote to the outbox processes it, and the others poll it every second
 * anyway.
 */
export const localTopics: ReadonlySet<string> = new Set(['outbox', 'mail.enqueued'])

/** Undefined when the text is not a JSON object: any program that reaches the channel can write to it. */
export function parseMessage(text: string): object | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null && !Array.isArray(message) ? message : undefined
  } catch {
    return undefined
  }
}

/** The subscriptions of this node. */
export function createLocalSubscriptions() {
  const handlersByTopic = new Map<string, Set<BusHandler>>()
  return {
    deliver(topic: string, payload: unknown) {
      for (const handler of handlersByTopic.get(topic) ?? []) handler(payload as never)
    },
    /** A payload of another node that a handler cannot read counts as missed, and never ends this node. */
    deliverRemote(topic: string, payload: unknown, warn: LogWarning) {
      for (const handler of handlersByTopic.get(topic) ?? [])
        try {
          handler(payload as never)
        } catch (error) {
          warn(error, `an event of another node could not be handled: ${topic.slice(0, 100)}`)
          handler(undefined as never)
        }
    },
    subscribe(topic: string, handler: BusHandler) {
      const all = handlersByTopic.get(topic) ?? new Set()
      handlersByTopic.set(topic, all.add(handler))
      return () => void all.delete(handler)
    },
    /** Informs every subscriber that events may have been missed. */
    notifyMissed() {
      for (const all of handlersByTopic.values()) for (const handle of all) handle(undefined as never)
    },
  }
}

/** For a single node on the embedded database. */
export function createLocalBus(): UntypedBus {
  const local = createLocalSubscriptions()
  return {
    publish: local.deliver,
    subscribe: local.subscribe,
    close: async () => {},
  }
}
