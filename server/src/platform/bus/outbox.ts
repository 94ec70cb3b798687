import { secondMs } from '@mainstreet/contract/durations.ts'
import { getBackoffMs } from '@mainstreet/contract/retry.ts'
import type { Db, Queryable, Tx } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type QueueWorker, startQueueWorker } from '../jobs/queue-worker.ts'
import type { LogWarning } from '../log/log-warning.ts'
import { outboxDeadLetters } from '../log/metrics.ts'
import type { BusTopic, BusTopics } from './bus.ts'

export type OutboxEvent = { id: number; topic: string; payload: unknown }
export type HandleOutboxEvent = (event: OutboxEvent) => Promise<void> | void

/** Stores an event in the transaction that causes it. */
export async function enqueueEvent<T extends BusTopic>(
  tx: Tx,
  topic: T,
  payload: BusTopics[T],
): Promise<void> {
  await tx.one(sql`insert into outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)})`)
}

const pollIntervalMs = 1000

export type OutboxLimits = {
  maxBatch: number
  /** A handler that takes longer has failed. */
  handlerTimeoutMs: number
  /** After this time no further event of the batch is started; the rest is released. */
  batchTimeoutMs: number
  /** How long a claimed event belongs to its node: longer than `batchTimeoutMs` plus `handlerTimeoutMs`. */
  leaseSeconds: number
  /** The delay doubles with each retry. */
  firstRetrySeconds: number
  maxAttempts: number
}
/** Twelve attempts in half an hour. */
const defaultOutboxLimits: OutboxLimits = {
  maxBatch: 100,
  handlerTimeoutMs: 10_000,
  batchTimeoutMs: 5000,
  leaseSeconds: 30,
  firstRetrySeconds: 1,
  maxAttempts: 12,
}

/**
 * Delivers events at least once, from any node, in the order of writing except for failed ones, which are retried later
 * behind the others. Polling is only the fallback for a missed wake-up.
 */
export function startOutboxWorker(db: Db, handle: HandleOutboxEvent, warn: LogWarning): QueueWorker {
  return startQueueWorker({
    processBatch: async () => (await processOutbox(db, handle, warn)) === defaultOutboxLimits.maxBatch,
    pollIntervalMs,
    onError: (error) => warn(error, 'the outbox worker failed'),
  })
}

type ClaimedEvent = OutboxEvent & { attempts: number }

/**
 * Processes one batch; returns the number of events. No transaction is open while events are handled. `now`: the clock of
 * leases and retries.
 */
export async function processOutbox(
  db: Queryable,
  handle: HandleOutboxEvent,
  warn: LogWarning,
  limits = defaultOutboxLimits,
  now = () => new Date(),
): Promise<number> {
  const claimed = await claimBatch(db, limits, now())
  const startedAt = performance.now()
  const handled: number[] = []
  const unstarted: number[] = []
  for (const event of claimed) {
    if (performance.now() - startedAt > limits.batchTimeoutMs) {
      unstarted.push(event.id)
      continue
    }
    try {
      if (event.attempts > limits.maxAttempts) throw new Error('the last attempt was never completed')
      await handleWithTimeout(handle, event, limits.handlerTimeoutMs)
      handled.push(event.id)
    } catch (error) {
      await recordFailure(db, event, error, limits, now())
      warn(error, describeFailure(event, limits))
    }
  }
  if (handled.length > 0) await db.one(sql`delete from outbox where id = any(${handled}::bigint[])`)
  if (unstarted.length > 0)
    await db.one(sql`
      update outbox set attempts = attempts - 1, next_attempt_at = ${now()} where id = any(${unstarted}::bigint[])`)
  return claimed.length
}

/**
 * The attempt is counted before it starts, so that an event that crashes the process becomes a dead letter, too. A new
 * event is due at once: its time comes from the clock of the database, which may be ahead.
 */
async function claimBatch(
  db: Queryable,
  { maxBatch, leaseSeconds }: OutboxLimits,
  now: Date,
): Promise<ClaimedEvent[]> {
  const leaseUntil = new Date(now.getTime() + leaseSeconds * secondMs)
  const claimed = await db.many<ClaimedEvent>(sql`
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
    where id in (
      select id from outbox where failed_at is null and (attempts = 0 or next_attempt_at <= ${now})
      order by id limit ${maxBatch} for update skip locked
    ) returning id, topic, payload, attempts`)
  return claimed.sort((a, b) => a.id - b.id)
}

async function handleWithTimeout(
  handle: HandleOutboxEvent,
  { id, topic, payload }: ClaimedEvent,
  limitMs: number,
) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the handler took longer than ${limitMs} ms`)), limitMs)
  })
  try {
    await Promise.race([handle({ id, topic, payload }), timeout])
  } finally {
    clearTimeout(timer)
  }
}

const isLastAttempt = ({ attempts }: ClaimedEvent, { maxAttempts }: OutboxLimits) => attempts >= maxAttempts

const maxErrorChars = 500

async function recordFailure(
  db: Queryable,
  event: ClaimedEvent,
  cause: unknown,
  limits: OutboxLimits,
  now: Date,
) {
  const retryMs = getBackoffMs(event.attempts, { baseMs: limits.firstRetrySeconds * secondMs })
  const error = String(cause).slice(0, maxErrorChars)
  await db.one(sql`
    update outbox set
      last_error = ${error},
      failed_at = ${isLastAttempt(event, limits) ? now : null},
      next_attempt_at = ${new Date(now.getTime() + retryMs)}
    where id = ${event.id}`)
  if (isLastAttempt(event, limits)) outboxDeadLetters.inc({ topic: event.topic })
}

function describeFailure(event: ClaimedEvent, limits: OutboxLimits): string {
  const what = `event ${event.id} (${event.topic})`
  return isLastAttempt(event, limits)
    ? `${what} failed ${event.attempts} times and is now a dead letter`
    : `${what} failed and will be retried`
}
