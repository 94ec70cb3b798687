import type { Db, Reader, Tx } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type Draining, startDraining } from '../jobs/queue-worker.ts'
import type { Warn } from '../log/log-warning.ts'
import { outboxEventsSetAside } from '../log/metrics.ts'
import type { Topic, Topics } from './bus.ts'

export type News = { id: number; topic: string; payload: unknown }
export type Deliver = (news: News) => Promise<void> | void

/** Writes down what must become known, in the transaction that makes it true. */
export async function announce<T extends Topic>(tx: Tx, topic: T, payload: Topics[T]): Promise<void> {
  await tx.one(sql`insert into outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)})`)
}

const backstopMs = 1000

export type OutboxLimits = {
  maxBatch: number
  /** A handler that takes longer has failed. */
  handlerMs: number
  /** After this no further event of the batch is begun; the rest is given back. */
  batchMs: number
  /** How long an event belongs to who claimed it: more than `batchMs` and `handlerMs` together. */
  leaseSeconds: number
  /** From the first retry on the delay doubles. */
  firstRetrySeconds: number
  maxAttempts: number
}
/** Twelve attempts in half an hour. */
const usualLimits: OutboxLimits = {
  maxBatch: 100,
  handlerMs: 10_000,
  batchMs: 5000,
  leaseSeconds: 30,
  firstRetrySeconds: 1,
  maxAttempts: 12,
}

/**
 * Delivers announced news at least once, from any node, in order of writing but for those that failed: they are tried
 * again later, behind the others. Polling is only the backstop of `wake`.
 */
export function startOutbox(db: Db, deliver: Deliver, warn: Warn): Draining {
  return startDraining({
    takeBatch: async () => (await deliverNews(db, deliver, warn)) === usualLimits.maxBatch,
    backstopMs,
    onFault: (fault) => warn(fault, 'the outbox could not deliver'),
  })
}

type Claimed = News & { attempts: number }

/** One batch; returns how many there were. No transaction is open while events are handled. */
export async function deliverNews(
  db: Reader,
  deliver: Deliver,
  warn: Warn,
  limits = usualLimits,
): Promise<number> {
  const claimed = await claimBatch(db, limits)
  const began = performance.now()
  const handled: number[] = []
  const unbegun: number[] = []
  for (const event of claimed) {
    if (performance.now() - began > limits.batchMs) {
      unbegun.push(event.id)
      continue
    }
    try {
      if (event.attempts > limits.maxAttempts) throw new Error('Its last attempt was never completed')
      await handleInTime(deliver, event, limits.handlerMs)
      handled.push(event.id)
    } catch (fault) {
      await recordFailure(db, event, fault, limits)
      warn(fault, failureText(event, limits))
    }
  }
  if (handled.length > 0) await db.one(sql`delete from outbox where id = any(${handled}::bigint[])`)
  if (unbegun.length > 0)
    await db.one(sql`
      update outbox set attempts = attempts - 1, next_attempt_at = now() where id = any(${unbegun}::bigint[])`)
  return claimed.length
}

/** The attempt is counted before it begins: an event that ends the program is set aside, too. */
async function claimBatch(db: Reader, { maxBatch, leaseSeconds }: OutboxLimits): Promise<Claimed[]> {
  const claimed = await db.many<Claimed>(sql`
    update outbox set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    where id in (
      select id from outbox where failed_at is null and next_attempt_at <= now()
      order by id limit ${maxBatch} for update skip locked
    ) returning id, topic, payload, attempts`)
  return claimed.sort((a, b) => a.id - b.id)
}

async function handleInTime(deliver: Deliver, { id, topic, payload }: Claimed, limitMs: number) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Its handler took longer than ${limitMs} ms`)), limitMs)
  })
  try {
    await Promise.race([deliver({ id, topic, payload }), timeout])
  } finally {
    clearTimeout(timer)
  }
}

const isLast = ({ attempts }: Claimed, { maxAttempts }: OutboxLimits) => attempts >= maxAttempts

const maxErrorChars = 500

async function recordFailure(db: Reader, event: Claimed, fault: unknown, limits: OutboxLimits) {
  const error = String(fault).slice(0, maxErrorChars)
  await db.one(sql`
    update outbox set
      last_error = ${error},
      failed_at = case when ${isLast(event, limits)} then now() end,
      next_attempt_at = now() + ${limits.firstRetrySeconds * 2 ** (event.attempts - 1)} * interval '1 second'
    where id = ${event.id}`)
  if (isLast(event, limits)) outboxEventsSetAside.inc({ topic: event.topic })
}

function failureText(event: Claimed, limits: OutboxLimits): string {
  const what = `the event ${event.id} (${event.topic})`
  return isLast(event, limits)
    ? `${what} failed ${event.attempts} times and is set aside in the outbox`
    : `${what} failed and is tried again`
}
