import type { Deliveries } from '@mainstreet/contract/events.ts'
import type { Bus } from '../bus/bus.ts'
import type { Db, Queryable, Tx } from '../db/db.ts'
import { type QueueWorker, wakeOnMessage } from '../jobs/queue-worker.ts'
import type { LogWarning } from '../log/log-warning.ts'
import type { HandleOutboxEvent } from '../outbox/outbox.ts'
import { smsQueue } from '../outbox/outbox-queues.ts'
import { insertOutboxRow } from '../outbox/outbox-store.ts'
import { processOutbox, startOutboxWorker } from '../outbox/process-outbox.ts'

declare module '../bus/bus.ts' {
  interface BusTopics {
    'sms.enqueued': undefined
  }
}

export type Sms = Omit<Deliveries['sms'], 'expires_at'>

/** Delivers one text message; throws when it cannot. */
export type SmsTransport = (sms: Sms) => Promise<void>

/** Stores a text message in the transaction that causes it; it is sent after the commit, at least once. */
export async function enqueueSms(tx: Tx, bus: Bus, sms: Deliveries['sms']): Promise<void> {
  await insertOutboxRow(tx, 'sms', 'sms', sms)
  tx.afterCommit(() => bus.publish('sms.enqueued'))
}

export function startSmsWorker(db: Db, bus: Bus, transport: SmsTransport, warn: LogWarning): QueueWorker {
  return wakeOnMessage(
    bus,
    'sms.enqueued',
    startOutboxWorker(db, createSmsHandler(transport), warn, smsQueue),
  )
}

/** Sends one batch; returns the number of attempts. */
export function deliverSms(
  db: Queryable,
  transport: SmsTransport,
  warn: LogWarning,
  now?: () => Date,
): Promise<number> {
  return processOutbox(db, createSmsHandler(transport), warn, smsQueue, now)
}

/** The rows of this queue are written by `enqueueSms` alone. A code that has expired is not sent. */
function createSmsHandler(transport: SmsTransport): HandleOutboxEvent {
  return async ({ payload }) => {
    const { to, text, expires_at } = payload as Deliveries['sms']
    if (Date.parse(expires_at) > Date.now()) await transport({ to, text })
  }
}
