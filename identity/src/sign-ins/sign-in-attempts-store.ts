import { randomUUIDv7 } from 'node:crypto'
import type { SignInMethod } from '@mainstreet/contract/accounts/sign-in-attempt.ts'
import type { PageQuery } from '@mainstreet/contract/paging.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export type SignInAttemptRow = {
  id: string
  succeeded: boolean
  method: SignInMethod
  address: string
  user_agent: string
  count: number
  first_at: Date
  last_at: Date
}

/** The network and the browser of an attempt, as they are stored. */
export type SignInOrigin = Pick<SignInAttemptRow, 'address' | 'user_agent'>

export type NewSignInAttempt = Omit<SignInAttemptRow, 'id'> & { from_known_device: boolean; hour: Date }

/** By id, or by an email address or a phone number with its plus. */
export type SignInOwner = { id: string } | { identifier: string }

/**
 * Adds to the failed attempts of the hour, as far as they are later than the last sign-in. Returns the account, or undefined when there is none. One statement for one
 * account: a batch would hold the accounts of all of them.
 */
export async function storeSignInAttempt(
  reader: Queryable,
  owner: SignInOwner,
  attempt: NewSignInAttempt,
): Promise<{ account_id: string } | undefined> {
  const { succeeded, method, address, user_agent, from_known_device, count, hour, first_at, last_at } =
    attempt
  return reader.one(sql`
    insert into sign_in_attempts as stored (id, account_id, succeeded, method, address, user_agent, from_known_device, count,
      counted_from, first_at, last_at)
    select ${randomUUIDv7()}::uuid, id, ${succeeded}::boolean, ${method}::text, ${address}::text, ${user_agent}::text,
      ${from_known_device}::boolean, ${count}::integer, greatest(${hour}::timestamptz, (
        select max(last_at) from sign_in_attempts where account_id = accounts.id and succeeded and last_at <= ${first_at})),
      ${first_at}::timestamptz, ${last_at}::timestamptz
    from accounts where ${whereOwner(owner)}
    on conflict (account_id, method, address, from_known_device, counted_from) where not succeeded do update set
      count = stored.count + excluded.count, user_agent = excluded.user_agent,
      first_at = least(stored.first_at, excluded.first_at), last_at = greatest(stored.last_at, excluded.last_at)
    returning account_id`)
}

function whereOwner(owner: SignInOwner) {
  if ('id' in owner) return sql`id = ${owner.id}`
  const { identifier } = owner
  return identifier.startsWith('+') ? sql`phone = ${identifier.slice(1)}` : sql`email = ${identifier}`
}

/** Beyond the maximum of each kind the oldest are deleted, so that failed attempts never displace sign-ins. */
export async function deleteSurplusAttempts(
  reader: Queryable,
  accountId: string,
  succeeded: boolean,
  max: number,
): Promise<void> {
  await reader.one(sql`
    delete from sign_in_attempts where id in (
      select id from sign_in_attempts where account_id = ${accountId} and succeeded = ${succeeded}
      order by last_at desc, id desc offset ${max})`)
}

/** Newest first. */
export async function listSignInAttempts(
  reader: Queryable,
  accountId: string,
  after: Date,
  { page, limit }: PageQuery,
): Promise<{ rows: SignInAttemptRow[]; total: number }> {
  const condition = sql`account_id = ${accountId} and last_at > ${after}`
  const [rows, total] = await Promise.all([
    reader.many<SignInAttemptRow>(
      pageOf(
        sql`
      select id, succeeded, method, address, user_agent, count, first_at, last_at from sign_in_attempts
      where ${condition} order by last_at desc, id desc`,
        { limit, offset: (page - 1) * limit },
      ),
    ),
    countRows(reader, sql`sign_in_attempts where ${condition}`),
  ])
  return { rows, total }
}

/**
 * Failed attempts elsewhere between this sign-in and the one before; mistakes on an own device, known or from this
 * very network and browser, are not worth a warning.
 * None before the first sign-in: a code typed wrong is part of registering.
 */
export async function countFailedAttempts(
  reader: Queryable,
  accountId: string,
  sessionId: string,
  { address, user_agent }: SignInOrigin,
): Promise<{ count: number; since: Date | null }> {
  const row = await reader.one<{ count: number; since: Date | null }>(sql`
    with current as (
      select created_at from account_sessions where id = ${sessionId} and account_id = ${accountId}
    ), previous as (
      select max(last_at) as at from sign_in_attempts
      where account_id = ${accountId} and succeeded and last_at < (select created_at from current)
    )
    select coalesce(sum(count), 0)::integer as count, (select at from previous) as since
    from sign_in_attempts
    where account_id = ${accountId} and not succeeded and not from_known_device
      and (address, user_agent) <> (${address}, ${user_agent})
      and last_at > (select at from previous)
      and first_at <= (select created_at from current)`)
  return row ?? { count: 0, since: null }
}

export async function deleteOldSignInAttempts(reader: Queryable, before: Date, limit: number): Promise<void> {
  await reader.one(sql`
    delete from sign_in_attempts where id in (
      select id from sign_in_attempts where last_at < ${before} order by last_at limit ${limit})`)
}
