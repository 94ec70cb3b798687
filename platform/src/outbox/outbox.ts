import type { DomainEvents, EventName } from '@mainstreet/contract/events.ts'
import type { Tx } from '../db/db.ts'
import { deleteRow, insertOutboxRow } from './outbox-store.ts'

/** A row of the outbox as its handler gets it. Only dispatching looks into the payload. */
export type OutboxEvent = { id: number; key: string; topic: string; payload: unknown }
export type HandleOutboxEvent = (event: OutboxEvent) => Promise<void> | void

export type DomainEvent<E extends EventName> = { id: number; topic: E; payload: DomainEvents[E] }

/**
 * One handler for each event. It runs at least once, possibly twice at the same time, and later events may come first:
 * it must be idempotent and read the current state instead of trusting the order.
 */
export type EventHandlers<Events = DomainEvents> = {
  [E in keyof Events & string]: (event: TypedEvent<Events, E>) => Promise<void> | void
}
type TypedEvent<Events, E extends keyof Events & string> = {
  id: number
  key: string
  topic: E
  payload: Events[E]
}

/** Stores an event in the transaction that causes it. */
export function enqueueEvent<E extends EventName>(tx: Tx, topic: E, payload: DomainEvents[E]): Promise<void> {
  return insertOutboxRow(tx, 'events', topic, payload)
}

/**
 * For a handler whose effect must not be repeated: deletes the event in the transaction of the effect. False when
 * another attempt has had its effect.
 */
export function consumeEvent(tx: Tx, { id }: Pick<OutboxEvent, 'id'>): Promise<boolean> {
  return deleteRow(tx, id)
}

/** An event of a later version fails here and is retried: by then a node of that version may take it. */
export function createEventHandler<Events = DomainEvents>(
  handlers: EventHandlers<Events>,
): HandleOutboxEvent {
  return (event) => {
    if (!isKnownEvent(event, handlers)) throw new Error(`This version has no handler for ${event.topic}`)
    return dispatch(handlers, event)
  }
}

function isKnownEvent<Events>(
  event: OutboxEvent,
  handlers: EventHandlers<Events>,
): event is OutboxEvent & TypedEvent<Events, keyof Events & string> {
  return Object.hasOwn(handlers, event.topic)
}

function dispatch<Events, E extends keyof Events & string>(
  handlers: EventHandlers<Events>,
  event: TypedEvent<Events, E>,
) {
  return handlers[event.topic](event)
}
