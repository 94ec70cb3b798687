import { activityLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export type Amr = { method: string; timestamp: number }

export type SessionRow = {
  id: string
  account_id: string
  amr: Amr[]
  /** The second factor with which the session reached the second level of assurance. */
  factor_id: string | null
  user_agent: string
  ip: string
  generation: number
  refresh_token_hash: Buffer
  rotation_times: Date[]
  created_at: Date
  refreshed_at: Date
  expires_at: Date
  revoked_at: Date | null
  last_active_at: Date
  is_counter_device: boolean
}

export type NewSession = Pick<
  SessionRow,
  'id' | 'account_id' | 'amr' | 'user_agent' | 'ip' | 'refresh_token_hash' | 'created_at' | 'expires_at'
>

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, account_id, amr, user_agent, ip, refresh_token_hash, created_at, expires_at } = session
  await tx.one(sql`
    insert into account_sessions (id, account_id, amr, user_agent, ip, refresh_token_hash, created_at, refreshed_at, last_active_at, expires_at)
    values (${id}, ${account_id}, ${JSON.stringify(amr)}::jsonb, ${user_agent}, ${ip}, ${refresh_token_hash}, ${created_at},
      ${created_at}, ${created_at}, ${expires_at})`)
}

const maxSessionsPerAccount = 100

/** Beyond the maximum of sessions per account, the ones that were idle longest are deleted. */
export async function deleteSurplusSessions(tx: Tx, accountId: string): Promise<void> {
  await tx.one(sql`
    delete from account_sessions where account_id = ${accountId} and id in (
      select id from account_sessions where account_id = ${accountId} order by refreshed_at desc offset ${maxSessionsPerAccount})`)
}

/** Locks the row until the transaction ends, which serializes the refreshes of a session. */
export function lockSession(tx: Tx, id: string) {
  return tx.one<SessionRow>(sql`select * from account_sessions where id = ${id} for update`)
}

export function findActiveSession(reader: Queryable, id: string, accountId: string, now: Date) {
  return reader.one<SessionRow>(sql`
    select * from account_sessions
    where id = ${id} and account_id = ${accountId} and revoked_at is null and expires_at > ${now}`)
}

/** The number of stored rotation times; older generations are outside every reuse interval. */
const maxRotationTimes = 20

/** The session must be locked: its rotation times are read before. */
export async function rotateSession(
  tx: Tx,
  { id, rotation_times }: SessionRow,
  refreshHash: Buffer,
  now: Date,
): Promise<void> {
  const rotationTimes = [now, ...rotation_times].slice(0, maxRotationTimes)
  await tx.one(sql`
    update account_sessions set generation = generation + 1, refresh_token_hash = ${refreshHash}, refreshed_at = ${now},
      rotation_times = ${rotationTimes}::timestamptz[]
    where id = ${id}`)
}

/** In place of an earlier one by the same method. */
export async function recordAuthentication(
  db: Queryable,
  sessionId: string,
  method: string,
  now: Date,
): Promise<void> {
  const entry = { method, timestamp: Math.floor(now.getTime() / secondMs) }
  await db.one(sql`
    update account_sessions set amr = ${JSON.stringify([entry])}::jsonb || (
      select coalesce(jsonb_agg(entry order by position), '[]')
      from jsonb_array_elements(amr) with ordinality as entries (entry, position)
      where entry->>'method' <> ${method})
    where id = ${sessionId}`)
}

/** Input of its user; at most one write a minute, however many tabs report it. */
export async function recordActivity(db: Queryable, sessionId: string, now: Date): Promise<void> {
  const writtenBefore = new Date(now.getTime() - activityLimits.minReportIntervalMs)
  await db.one(sql`
    update account_sessions set last_active_at = ${now}
    where id = ${sessionId} and last_active_at <= ${writtenBefore}`)
}

/** False when the account has no such session. */
export async function setCounterDevice(
  db: Queryable,
  { id, accountId, isCounterDevice }: { id: string; accountId: string; isCounterDevice: boolean },
  now: Date,
): Promise<boolean> {
  const row = await db.one(sql`
    update account_sessions set is_counter_device = ${isCounterDevice}
    where id = ${id} and account_id = ${accountId} and revoked_at is null and expires_at > ${now} returning id`)
  return row !== undefined
}

/** Returns the accounts whose sessions have ended. */
export async function deleteIdleSessions(
  db: Queryable,
  {
    role,
    usedBefore,
    exceptAccounts,
  }: { role: StoredRole; usedBefore: Date; exceptAccounts: readonly string[] },
): Promise<string[]> {
  const rows = await db.many<{ account_id: string }>(sql`
    delete from account_sessions s using user_claims c
    where c.role = ${role} and s.account_id = c.user_id and s.last_active_at <= ${usedBefore}
      and not (s.is_counter_device and c.role = 'merchant') and s.account_id <> all(${[...exceptAccounts]}::uuid[])
    returning s.account_id`)
  return [...new Set(rows.map(({ account_id }) => account_id))]
}

export type RaisedSession = Pick<SessionRow, 'id' | 'amr' | 'factor_id' | 'refresh_token_hash'>

/** Its refresh tokens so far end: those who have one may not have had the factor. */
export async function raiseSessionRow(tx: Tx, session: RaisedSession, now: Date): Promise<void> {
  await tx.one(sql`
    update account_sessions set amr = ${JSON.stringify(session.amr)}::jsonb, factor_id = ${session.factor_id},
      generation = generation + 1, refresh_token_hash = ${session.refresh_token_hash}, refreshed_at = ${now},
      rotation_times = '{}'
    where id = ${session.id}`)
}

/** Back to the first level of assurance, for sessions that these factors raised. */
export async function lowerSessions(
  tx: Tx,
  factorIds: readonly string[],
  secondFactorMethods: readonly string[],
): Promise<void> {
  await tx.one(sql`
    update account_sessions set factor_id = null, amr = (
      select coalesce(jsonb_agg(entry order by position), '[]')
      from jsonb_array_elements(amr) with ordinality as entries (entry, position)
      where entry->>'method' <> all(${[...secondFactorMethods]}::text[]))
    where factor_id = any(${[...factorIds]}::uuid[])`)
}

/** The sessions on the first level of assurance. */
export async function deleteUnraisedSessions(tx: Tx, accountId: string): Promise<void> {
  await tx.one(sql`delete from account_sessions where account_id = ${accountId} and factor_id is null`)
}

export async function revokeSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.one(sql`update account_sessions set revoked_at = ${now} where id = ${id}`)
}

export type SignOutScope = 'global' | 'local' | 'others'

/** Returns the ids of the ended sessions. */
export async function deleteSessions(tx: Tx, accountId: string, scope: SignOutScope, sessionId: string) {
  const condition = {
    global: sql`true`,
    local: sql`id = ${sessionId}`,
    others: sql`id <> ${sessionId}`,
  }[scope]
  const rows = await tx.many<{ id: string }>(sql`
    delete from account_sessions where account_id = ${accountId} and ${condition} returning id`)
  return rows.map(({ id }) => id)
}

export function listSessions(reader: Queryable, accountId: string, now: Date) {
  return reader.many<SessionRow>(sql`
    select * from account_sessions where account_id = ${accountId} and revoked_at is null and expires_at > ${now}
    order by refreshed_at desc limit 100`)
}

export async function deleteExpiredSessions(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from account_sessions where expires_at <= ${now}`)
}
