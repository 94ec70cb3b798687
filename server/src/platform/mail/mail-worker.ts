import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { getBackoffMs } from '@mainstreet/contract/retry.ts'
import type { Bus } from '../bus/bus.ts'
import type { Db, Queryable, Tx } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { startQueueWorker } from '../jobs/queue-worker.ts'
import type { LogWarning } from '../log/log-warning.ts'

declare module '../bus/bus.ts' {
  interface BusTopics {
    'mail.enqueued': undefined
  }
}

export type Mail = { to: string; subject: string; text: string; html: string }

/** Delivers one email; throws when it cannot. */
export type MailTransport = (mail: Mail) => Promise<void>

/**
 * Stores an email in the transaction that causes it; it is sent after the commit, at least once. `notificationId`: the
 * notification that it belongs to.
 */
export async function enqueueMail(
  tx: Tx,
  bus: Bus,
  { to, subject, text, html }: Mail,
  notificationId: string | null = null,
): Promise<void> {
  await tx.one(sql`
    insert into outgoing_emails (recipient, subject, text, html, notification_id, next_attempt_at)
    values (${to}, ${subject}, ${text}, ${html}, ${notificationId}, ${new Date()})`)
  tx.afterCommit(() => bus.publish('mail.enqueued'))
}

const pollIntervalMs = 1000
const batchSize = 10
/** From half a minute, doubling to some hours; then the email is given up. */
const firstRetryMs = 30 * secondMs
const maxAttempts = 9
/** Longer than a batch takes when each of its emails waits for the timeouts of the mail server. */
const leaseMs = 5 * minuteMs

type ClaimedMail = Mail & { id: number; attempts: number }

export type MailWorker = { stop(): Promise<void> }

export function startMailWorker(db: Db, bus: Bus, transport: MailTransport, warn: LogWarning): MailWorker {
  const { wake, stop } = startQueueWorker({
    processBatch: async () => (await deliverMails(db, transport, warn)) === batchSize,
    pollIntervalMs,
    onError: (error) => warn(error, 'could not read the mail queue'),
  })
  const unsubscribe = bus.subscribe('mail.enqueued', wake)
  return {
    stop() {
      unsubscribe()
      return stop()
    },
  }
}

/** Claims emails for the length of a lease, so that a crash of the node loses nothing. Returns the number of attempts. */
export async function deliverMails(
  db: Queryable,
  transport: MailTransport,
  warn: LogWarning,
  now = () => new Date(),
): Promise<number> {
  const mails = await claimMails(db, now())
  for (const { id, attempts, ...mail } of mails.sort((a, b) => a.id - b.id))
    try {
      await transport(mail)
      await deleteMail(db, id)
    } catch (error) {
      const isLast = attempts >= maxAttempts
      warn(error, isLast ? 'gave up an email' : 'could not send an email yet')
      if (isLast) await deleteMail(db, id)
      else
        await postponeMail(
          db,
          id,
          new Date(now().getTime() + getBackoffMs(attempts, { baseMs: firstRetryMs })),
        )
    }
  return mails.length
}

function claimMails(db: Queryable, now: Date): Promise<ClaimedMail[]> {
  return db.many<ClaimedMail>(sql`
    update outgoing_emails set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
    where id in (select id from outgoing_emails where next_attempt_at <= ${now} order by next_attempt_at, id limit ${batchSize} for update skip locked)
    returning id, recipient as to, subject, text, html, attempts`)
}

async function postponeMail(db: Queryable, id: number, nextAttemptAt: Date): Promise<void> {
  await db.one(sql`update outgoing_emails set next_attempt_at = ${nextAttemptAt} where id = ${id}`)
}

async function deleteMail(db: Queryable, id: number): Promise<void> {
  await db.one(sql`delete from outgoing_emails where id = ${id}`)
}
