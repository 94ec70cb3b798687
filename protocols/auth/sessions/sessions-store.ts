import type { Reader, Tx } from '../../../server/src/platform/db/db.ts'
import { sql } from '../../../server/src/platform/db/sql.ts'

export type Amr = { method: string; timestamp: number }

export type SessionRow = {
  id: string
  account_id: string
  amr: Amr[]
  user_agent: string
  ip: string
  generation: number
  refresh_hash: Buffer
  rotated_at: Date[]
  created_at: Date
  refreshed_at: Date
  not_after: Date
  revoked_at: Date | null
}

export type NewSession = Pick<
  SessionRow,
  'id' | 'account_id' | 'amr' | 'user_agent' | 'ip' | 'refresh_hash' | 'created_at' | 'not_after'
>

const mostOfOnePerson = 100

/** Somebody who signs in ever again loses the session that was silent longest. */
export async function addSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, account_id, amr, user_agent, ip, refresh_hash, created_at, not_after } = session
  await tx.one(sql`
    insert into account_sessions (id, account_id, amr, user_agent, ip, refresh_hash, created_at, refreshed_at, not_after)
    values (${id}, ${account_id}, ${JSON.stringify(amr)}::jsonb, ${user_agent}, ${ip}, ${refresh_hash}, ${created_at},
      ${created_at}, ${not_after})`)
  await tx.one(sql`
    delete from account_sessions where account_id = ${account_id} and id in (
      select id from account_sessions where account_id = ${account_id} order by refreshed_at desc offset ${mostOfOnePerson})`)
}

/** Holds the row until the end: refreshes of one session come one after the other. */
export function lockSession(tx: Tx, id: string) {
  return tx.one<SessionRow>(sql`select * from account_sessions where id = ${id} for update`)
}

export function findLiveSession(reader: Reader, id: string, accountId: string, now: Date) {
  return reader.one<SessionRow>(sql`
    select * from account_sessions
    where id = ${id} and account_id = ${accountId} and revoked_at is null and not_after > ${now}`)
}

/** So many generations are remembered by their time; an older one is out of every interval. */
const remembered = 20

export async function rotate(tx: Tx, id: string, refreshHash: Buffer, now: Date): Promise<void> {
  await tx.one(sql`
    update account_sessions set generation = generation + 1, refresh_hash = ${refreshHash}, refreshed_at = ${now},
      rotated_at = (array_prepend(${now}::timestamptz, rotated_at))[1:${remembered}::int]
    where id = ${id}`)
}

export async function revoke(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.one(sql`update account_sessions set revoked_at = ${now} where id = ${id}`)
}

export type Scope = 'global' | 'local' | 'others'

/** Returns the ids of the sessions that have ended. */
export async function dropSessions(tx: Tx, accountId: string, scope: Scope, sessionId: string) {
  const which = {
    global: sql`true`,
    local: sql`id = ${sessionId}`,
    others: sql`id <> ${sessionId}`,
  }[scope]
  const rows = await tx.many<{ id: string }>(sql`
    delete from account_sessions where account_id = ${accountId} and ${which} returning id`)
  return rows.map(({ id }) => id)
}

export function listSessions(reader: Reader, accountId: string, now: Date) {
  return reader.many<SessionRow>(sql`
    select * from account_sessions where account_id = ${accountId} and revoked_at is null and not_after > ${now}
    order by refreshed_at desc limit 100`)
}

export async function dropExpiredSessions(reader: Reader, now: Date): Promise<void> {
  await reader.one(sql`delete from account_sessions where not_after <= ${now}`)
}
