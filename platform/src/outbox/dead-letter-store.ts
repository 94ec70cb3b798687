import { countRows } from '../db/count-rows.ts'
import type { Queryable, Tx } from '../db/db.ts'
import { pageOf } from '../db/limit-offset.ts'
import { sql } from '../db/sql.ts'
import type { OutboxQueueName } from './outbox-queues.ts'

/** Without the payload: it may hold a link that signs its recipient in. */
export type DeadLetterRow = {
  key: string
  queue: OutboxQueueName
  topic: string
  attempts: number
  created_at: Date
  failed_at: Date
  last_error: string | null
}

const columns = sql`key, queue, topic, attempts, created_at, failed_at, last_error`

/** Latest first. */
export function listDeadLetterRows(
  reader: Queryable,
  limit: number,
  offset: number,
): Promise<DeadLetterRow[]> {
  return reader.many<DeadLetterRow>(
    pageOf(
      sql`
    select ${columns} from outbox where failed_at is not null
    order by failed_at desc, id desc`,
      { limit, offset },
    ),
  )
}

export function countDeadLetters(reader: Queryable): Promise<number> {
  return countRows(reader, sql`outbox where failed_at is not null`)
}

/** Gives it all attempts again, at once. Undefined when there is no such dead letter. */
export function requeueDeadLetterRow(tx: Tx, key: string, now: Date): Promise<DeadLetterRow | undefined> {
  return tx.one<DeadLetterRow>(sql`
    with dead as (select id, ${columns} from outbox where key = ${key} and failed_at is not null for update),
    requeued as (
      update outbox set failed_at = null, attempts = 0, next_attempt_at = ${now}
      where id in (select id from dead) returning 1)
    select ${columns} from dead where exists (select from requeued)`)
}

export function deleteDeadLetterRow(tx: Tx, key: string): Promise<DeadLetterRow | undefined> {
  return tx.one<DeadLetterRow>(sql`
    delete from outbox where key = ${key} and failed_at is not null returning ${columns}`)
}

/** A broken mail server produces many. */
const maxDeadLetters = 10_000

export async function deleteOldDeadLetters(
  reader: Queryable,
  before: Date,
  maxCount = maxDeadLetters,
): Promise<void> {
  await reader.one(sql`delete from outbox where failed_at < ${before}`)
  await reader.one(sql`
    delete from outbox where id in (
      select id from outbox where failed_at is not null order by failed_at desc, id desc offset ${maxCount})`)
}
