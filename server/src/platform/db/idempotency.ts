import { createHash } from 'node:crypto'
import { idempotency } from '@mainstreet/contract/limits.ts'
import { Refusal } from '../http/api-error.ts'
import { codeOf, constraintOf, type Reader, type Tx } from './db.ts'
import { sql } from './sql.ts'

export type Ask = {
  viewer: { id: string }
  call: string
  /** Undefined: the caller sent none, and the work is simply done. Its form has been checked. */
  key: string | undefined
  /** Everything that the effect depends on, parsed: what a path names belongs here too. */
  body: unknown
}

/**
 * Does the work once for a user, call and key: its answer is kept in the transaction of its effect, and
 * given again to whoever asks the same again. A refused work leaves nothing behind.
 */
export async function once<Answer>(tx: Tx, ask: Ask, work: () => Promise<Answer>): Promise<Answer> {
  if (ask.key === undefined) return work()

  const hash = hashOf(ask.body)
  const isFirst = await claim(tx, ask, hash)
  if (!isFirst) return (await firstAnswer(tx, ask, hash)) as Answer

  const answer = await work()
  await tx.one(sql`
    update idempotency_keys set answer = ${JSON.stringify(answer)}::json
    where user_id = ${ask.viewer.id} and call = ${ask.call} and key = ${ask.key}`)
  return answer
}

export type ClaimedBy = { user_id: string; call: string; body_hash: Buffer }

/** For a statement that keeps its answer by itself: what the row of `ask` says besides its key. */
export function claimOf({ viewer, call, body }: Ask): ClaimedBy {
  return { user_id: viewer.id, call, body_hash: hashOf(body) }
}

/** Whether a statement was refused because its key is used already: `once` gives the first answer then. */
export function isKeyTaken(fault: unknown): boolean {
  return constraintOf(fault) === 'idempotency_keys_pkey'
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest()
}

/** Waits for another transaction with the same key to end; false when that one has done the work. */
async function claim(tx: Tx, { viewer, call, key }: Ask, hash: Buffer): Promise<boolean> {
  try {
    const claimed = await tx.one(sql`
      insert into idempotency_keys (user_id, call, key, body_hash) values (${viewer.id}, ${call}, ${key}, ${hash})
      on conflict do nothing returning true as claimed`)
    return claimed !== undefined
  } catch (error) {
    if (codeOf(error) === '55P03') throw inFlight(error)
    throw error
  }
}

async function firstAnswer(tx: Tx, { viewer, call, key }: Ask, hash: Buffer): Promise<unknown> {
  const first = await tx.one<{ body_hash: Buffer; answer: unknown }>(sql`
    select body_hash, answer from idempotency_keys
    where user_id = ${viewer.id} and call = ${call} and key = ${key}`)
  if (!first) throw inFlight()
  if (!first.body_hash.equals(hash))
    throw new Refusal('idempotency_mismatch', 'This Idempotency-Key was used for something else')
  return first.answer
}

function inFlight(cause?: unknown) {
  return new Refusal('in_flight', 'The same request is still being worked on', {
    cause,
    retryAfterSeconds: 1,
  })
}

const keptHours = idempotency.keptMs / 3_600_000
const batch = 1000

/** Forgets old keys, a bounded number at a time; returns how many. */
export async function forgetOldKeys(db: Reader): Promise<number> {
  const gone = await db.many(sql`
    delete from idempotency_keys where (user_id, call, key) in (
      select user_id, call, key from idempotency_keys
      where created_at < now() - make_interval(hours => ${keptHours}) order by created_at limit ${batch}
    ) returning true`)
  return gone.length
}
