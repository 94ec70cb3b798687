import { createHash } from 'node:crypto'
import { idempotencyLimits } from '@mainstreet/contract/http-limits.ts'
import { ApiError } from '../http/api-error.ts'
import { getConstraintName, getErrorCode, type Queryable, type Tx } from './db.ts'
import { sql } from './sql.ts'

export type IdempotentRequest = {
  viewer: { id: string }
  call: string
  /** Undefined when the caller sent none; the work then runs without idempotency. Already validated. */
  key: string | undefined
  /** Everything that the effect depends on, parsed, including path parameters. */
  body: unknown
}

/**
 * Runs the work once per user, call and key. The response is stored in the transaction of the effect and returned for
 * every repeat. Rejected work stores nothing.
 */
export async function runIdempotent<Result>(
  tx: Tx,
  request: IdempotentRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (request.key === undefined) return work()

  const hash = hashBody(request.body)
  const isFirst = await claimKey(tx, request, hash)
  if (!isFirst) return (await requireStoredResponse(tx, request, hash)) as Result

  const response = await work()
  await tx.one(sql`
    update idempotency_keys set response = ${JSON.stringify(response)}::json
    where user_id = ${request.viewer.id} and call = ${request.call} and key = ${request.key}`)
  return response
}

export type IdempotencyClaim = { user_id: string; call: string; body_hash: Buffer }

/** For a statement that stores its response itself: the row's columns besides the key. */
export function toIdempotencyClaim({ viewer, call, body }: IdempotentRequest): IdempotencyClaim {
  return { user_id: viewer.id, call, body_hash: hashBody(body) }
}

/** Whether a statement failed because its key is already used; `runIdempotent` then returns the first response. */
export function isIdempotencyKeyTaken(error: unknown): boolean {
  return getConstraintName(error) === 'idempotency_keys_pkey'
}

function hashBody(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest()
}

/** Waits for another transaction with the same key. False when that one has done the work. */
async function claimKey(tx: Tx, { viewer, call, key }: IdempotentRequest, hash: Buffer): Promise<boolean> {
  try {
    const claimed = await tx.one(sql`
      insert into idempotency_keys (user_id, call, key, body_hash) values (${viewer.id}, ${call}, ${key}, ${hash})
      on conflict do nothing returning true as claimed`)
    return claimed !== undefined
  } catch (error) {
    if (getErrorCode(error) === '55P03') throw requestInProgressError(error)
    throw error
  }
}

async function requireStoredResponse(
  tx: Tx,
  { viewer, call, key }: IdempotentRequest,
  hash: Buffer,
): Promise<unknown> {
  const first = await tx.one<{ body_hash: Buffer; response: unknown }>(sql`
    select body_hash, response from idempotency_keys
    where user_id = ${viewer.id} and call = ${call} and key = ${key}`)
  if (!first) throw requestInProgressError()
  if (!first.body_hash.equals(hash))
    throw new ApiError('idempotency_mismatch', (m) => m.errors.common.idempotencyKeyReused)
  return first.response
}

function requestInProgressError(cause?: unknown) {
  return new ApiError('request_in_progress', (m) => m.errors.common.sameRequestInProgress, {
    cause,
    retryAfterSeconds: 1,
  })
}

const batchSize = 1000

/** Deletes expired keys, a limited number per call; returns how many. */
export async function deleteExpiredIdempotencyKeys(db: Queryable, now: Date): Promise<number> {
  const createdBefore = new Date(now.getTime() - idempotencyLimits.retentionMs)
  const gone = await db.many(sql`
    delete from idempotency_keys where (user_id, call, key) in (
      select user_id, call, key from idempotency_keys
      where created_at < ${createdBefore} order by created_at limit ${batchSize}
    ) returning true`)
  return gone.length
}
