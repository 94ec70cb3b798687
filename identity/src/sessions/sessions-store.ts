import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export type Amr = { method: string; timestamp: number }

export type SessionRow = {
  id: string
  account_id: string
  amr: Amr[]
  user_agent: string
  ip: string
  generation: number
  refresh_token_hash: Buffer
  rotation_times: Date[]
  created_at: Date
  refreshed_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export type NewSession = Pick<
  SessionRow,
  'id' | 'account_id' | 'amr' | 'user_agent' | 'ip' | 'refresh_token_hash' | 'created_at' | 'expires_at'
>

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, account_id, amr, user_agent, ip, refresh_token_hash, created_at, expires_at } = session
  await tx.one(sql`
    insert into account_sessions (id, account_id, amr, user_agent, ip, refresh_token_hash, created_at, refreshed_at, expires_at)
    values (${id}, ${account_id}, ${JSON.stringify(amr)}::jsonb, ${user_agent}, ${ip}, ${refresh_token_hash}, ${created_at},
      ${created_at}, ${expires_at})`)
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
