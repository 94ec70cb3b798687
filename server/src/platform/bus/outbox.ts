import type { DomainEvents, EventName } from '@mainstreet/contract/events.ts'
import type { Tx } from '../db/db.ts'
import { insertOutboxRow } from './outbox-store.ts'

/** A row of the outbox as its handler gets it. Only dispatching looks into the payload. */
export type OutboxEvent = { id: number; key: string; topic: string; payload: unknown }
export type HandleOutboxEvent = (event: OutboxEvent) => Promise<void> | void

export type DomainEvent<E extends EventName> = { id: number; topic: E; payload: DomainEvents[E] }

/**
 * One handler for each event. It runs at least once, possibly twice at the same time, and later events may come first:
 * it must be idempotent and read the current state instead of trusting the order.
 */
export type EventHandlers = {
  [E in EventName]: (event: DomainEvent<E>) => Promise<void> | void
}

/** Stores an event in the transaction that causes it. */
export function enqueueEvent<E extends EventName>(tx: Tx, topic: E, payload: DomainEvents[E]): Promise<void> {
  return insertOutboxRow(tx, 'events', topic, payload)
}

/** An event of a later version fails here and is retried: by then a node of that version may take it. */
export function createEventHandler(handlers: EventHandlers): HandleOutboxEvent {
  return (event) => {
    if (!isDomainEvent(event, handlers)) throw new Error(`This version has no handler for ${event.topic}`)
    return dispatch(handlers, event)
  }
}

function isDomainEvent(
  event: OutboxEvent,
  handlers: EventHandlers,
): event is OutboxEvent & DomainEvent<EventName> {
  return Object.hasOwn(handlers, event.topic)
}

function dispatch<E extends EventName>(handlers: EventHandlers, event: DomainEvent<E>) {
  return handlers[event.topic](event)
}
