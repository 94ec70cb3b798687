import type { Bus } from '../bus/bus.ts'
import type { Db, Queryable, Tx } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { startQueueWorker } from '../jobs/queue-worker.ts'
import type { LogWarning } from '../log/log-warning.ts'

declare module '../bus/bus.ts' {
  interface BusTopics {
    mail: undefined
  }
}

export type Mail = { to: string; subject: string; text: string; html: string }

/** Delivers one email; throws when it cannot. */
export type MailTransport = (mail: Mail) => Promise<void>

/**
 * Stores an email in the transaction that causes it; it is sent after the commit, at least once. `cause` identifies the
 * reason, for deduplication.
 */
export async function enqueueMail(
  tx: Tx,
  bus: Bus,
  { to, subject, text, html }: Mail,
  cause: string | null = null,
): Promise<void> {
  await tx.one(sql`
    insert into mails (recipient, subject, text, html, cause) values (${to}, ${subject}, ${text}, ${html}, ${cause})`)
  tx.afterCommit(() => bus.publish('mail'))
}

const pollIntervalMs = 1000
const batchSize = 10
/** From half a minute, doubling to some hours; then the email is given up. */
const firstRetrySeconds = 30
const maxAttempts = 9

type ClaimedMail = Mail & { id: number; tries: number }

export type MailWorker = { stop(): Promise<void> }

export function startMailWorker(db: Db, bus: Bus, transport: MailTransport, warn: LogWarning): MailWorker {
  const { wake, stop } = startQueueWorker({
    processBatch: async () => (await deliverMails(db, transport, warn)) === batchSize,
    pollIntervalMs,
    onError: (error) => warn(error, 'could not read the mail queue'),
  })
  const unsubscribe = bus.subscribe('mail', wake)
  return {
    stop() {
      unsubscribe()
      return stop()
    },
  }
}

/**
 * Claims an email until its next attempt, so that a crash of the node loses nothing. Returns the number of attempts
 * made.
 */
export async function deliverMails(
  db: Queryable,
  transport: MailTransport,
  warn: LogWarning,
): Promise<number> {
  const mails = await db.many<ClaimedMail>(sql`
    update mails set tries = tries + 1, next_try_at = now() + ${firstRetrySeconds} * power(2, tries) * interval '1 second'
    where id in (select id from mails where next_try_at <= now() order by next_try_at, id limit ${batchSize} for update skip locked)
    returning id, recipient as to, subject, text, html, tries`)
  for (const { id, tries, ...mail } of mails.sort((a, b) => a.id - b.id))
    try {
      await transport(mail)
      await deleteMail(db, id)
    } catch (error) {
      if (tries >= maxAttempts) await deleteMail(db, id)
      warn(error, tries >= maxAttempts ? 'gave up an email' : 'could not send an email yet')
    }
  return mails.length
}

async function deleteMail(db: Queryable, id: number): Promise<void> {
  await db.one(sql`delete from mails where id = ${id}`)
}
