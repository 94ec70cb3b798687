import { anyBigint } from '../db/any-of.ts'
import type { Queryable, Tx } from '../db/db.ts'
import { type Sql, sql } from '../db/sql.ts'
import { getTraceparent } from '../trace/tracing.ts'
import type { OutboxQueueName } from './outbox-queues.ts'

export type ClaimedRow = {
  id: number
  key: string
  topic: string
  payload: unknown
  attempts: number
  traceparent: string | null
}

export async function insertOutboxRow(
  tx: Tx,
  queue: OutboxQueueName,
  topic: string,
  payload: unknown,
): Promise<void> {
  await tx.one(sql`
    insert into outbox (queue, topic, payload, traceparent)
    values (${queue}, ${topic}, ${JSON.stringify(payload)}, ${getTraceparent()})`)
}

/** In the order of writing. They are due at once: their time comes from the clock of the database, which may be ahead. */
export function claimNewRows(db: Queryable, queue: OutboxQueueName, limit: number, leaseUntil: Date) {
  return claimRows(
    db,
    leaseUntil,
    sql`select id from outbox where queue = ${queue} and failed_at is null and attempts = 0
      order by id limit ${limit} for update skip locked`,
  )
}

/** One that has failed, or whose node has died; the one that has been due for longest. */
export async function claimDueRetry(db: Queryable, queue: OutboxQueueName, now: Date, leaseUntil: Date) {
  const [row] = await claimRows(
    db,
    leaseUntil,
    sql`select id from outbox
      where queue = ${queue} and failed_at is null and attempts > 0 and next_attempt_at <= ${now}
      order by next_attempt_at limit 1 for update skip locked`,
  )
  return row
}

/**
 * The attempt is counted before it starts, so that a row that crashes the process becomes a dead letter, too. `ids` is an
 * array, which is computed once: as a join the planner may repeat the subquery, and each run locks further rows.
 */
async function claimRows(db: Queryable, leaseUntil: Date, ids: Sql): Promise<ClaimedRow[]> {
  const claimed = await db.many<ClaimedRow>(sql`
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil} where id = any(array(${ids}))
    returning id, key, topic, payload, attempts, traceparent`)
  return claimed.sort((a, b) => a.id - b.id)
}

export async function deleteRows(db: Queryable, ids: number[]): Promise<void> {
  await db.one(sql`delete from outbox where id = ${anyBigint(ids)}`)
}

/** To be handled by another queue, with all of its attempts. Another node may have moved them before. */
export async function moveRows(
  db: Queryable,
  ids: number[],
  { from, to }: { from: OutboxQueueName; to: OutboxQueueName },
): Promise<void> {
  await db.one(sql`
    update outbox set queue = ${to}, attempts = 0 where id = ${anyBigint(ids)} and queue = ${from}`)
}

/** False when it is gone. A concurrent call waits for the end of the first one's transaction. */
export async function deleteRow(tx: Tx, id: number): Promise<boolean> {
  return (await tx.one(sql`delete from outbox where id = ${id} returning id`)) !== undefined
}

/** Claimed but not started. */
export async function releaseRows(db: Queryable, ids: number[], now: Date): Promise<void> {
  await db.one(sql`
    update outbox set attempts = attempts - 1, next_attempt_at = ${now} where id = ${anyBigint(ids)}`)
}

type FailedAttempt = { error: string; failedAt: Date | null; nextAttemptAt: Date }

/** Does nothing when another node has claimed the row since: its lease had ended. */
export async function recordFailedAttempt(
  db: Queryable,
  { id, attempts }: Pick<ClaimedRow, 'id' | 'attempts'>,
  { error, failedAt, nextAttemptAt }: FailedAttempt,
): Promise<void> {
  await db.one(sql`
    update outbox set last_error = ${error}, failed_at = ${failedAt}, next_attempt_at = ${nextAttemptAt}
    where id = ${id} and attempts = ${attempts}`)
}

export type QueueState = {
  queue: OutboxQueueName
  oldest_due_seconds: number
  pending: number
  dead_letters: number
}

/** For each queue that has rows. The age of a retry counts from when it was due. */
export function listQueueStates(db: Queryable, now: Date): Promise<QueueState[]> {
  return db.many<QueueState>(sql`
    select queue, count(*) filter (where failed_at is not null)::integer as dead_letters,
      count(*) filter (where failed_at is null)::integer as pending,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(
        case when failed_at is not null then null when attempts = 0 then created_at
          when next_attempt_at <= ${now}::timestamptz then next_attempt_at end))), 0)::float8 as oldest_due_seconds
    from outbox group by queue`)
}
