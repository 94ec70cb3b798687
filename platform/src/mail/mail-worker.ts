import type { Deliveries } from '@mainstreet/contract/events.ts'
import type { Bus } from '../bus/bus.ts'
import type { Db, Queryable, Tx } from '../db/db.ts'
import { type QueueWorker, wakeOnMessage } from '../jobs/queue-worker.ts'
import type { LogWarning } from '../log/log-warning.ts'
import type { HandleOutboxEvent } from '../outbox/outbox.ts'
import { emailQueue } from '../outbox/outbox-queues.ts'
import { insertOutboxRow } from '../outbox/outbox-store.ts'
import { processOutbox, startOutboxWorker } from '../outbox/process-outbox.ts'

declare module '../bus/bus.ts' {
  interface BusTopics {
    'mail.enqueued': undefined
  }
}

export type Mail = Omit<Deliveries['email'], 'notification_id'>

/** `key`: the same for every attempt, so that a mailbox can recognize a repeated email. */
export type OutgoingMail = Mail & { key: string }

/** Delivers one email; throws when it cannot, a `BouncedMailError` when the recipient never gets any. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

export class BouncedMailError extends Error {}

export type MailDelivery = {
  transport: MailTransport
  /** The address is not accepted; the email is not tried again. */
  onBounce: (email: string) => Promise<void>
}

/**
 * Stores an email in the transaction that causes it; it is sent after the commit, at least once. `notificationId`: the
 * notification that it belongs to.
 */
export async function enqueueMail(
  tx: Tx,
  bus: Bus,
  { to, subject, text, html, attachments, unsubscribeUrl }: Mail,
  notificationId: string | null = null,
): Promise<void> {
  const email: Deliveries['email'] = {
    to,
    subject,
    text,
    html,
    ...(attachments && { attachments }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    notification_id: notificationId,
  }
  await insertOutboxRow(tx, 'email', 'email', email)
  tx.afterCommit(() => bus.publish('mail.enqueued'))
}

export function startMailWorker(db: Db, bus: Bus, delivery: MailDelivery, warn: LogWarning): QueueWorker {
  return wakeOnMessage(
    bus,
    'mail.enqueued',
    startOutboxWorker(db, createMailHandler(delivery), warn, emailQueue),
  )
}

/** Sends one batch; returns the number of attempts. */
export function deliverMails(
  db: Queryable,
  delivery: MailDelivery,
  warn: LogWarning,
  now?: () => Date,
): Promise<number> {
  return processOutbox(db, createMailHandler(delivery), warn, emailQueue, now)
}

/** The rows of this queue are written by `enqueueMail` alone. */
function createMailHandler({ transport, onBounce }: MailDelivery): HandleOutboxEvent {
  return async ({ key, payload }) => {
    const { notification_id: _, ...mail } = payload as Deliveries['email']
    try {
      await transport({ key, ...mail })
    } catch (error) {
      if (!(error instanceof BouncedMailError)) throw error
      await onBounce(mail.to)
    }
  }
}
