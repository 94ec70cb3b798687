import type { Queryable } from './db.ts'
import { sql } from './sql.ts'

/** A position in the log of the primary database, in bytes. Later commits have larger positions. */
export type LogPosition = number

/** Of a server that nobody knows to be a replica, too: what it has itself written is always there. */
const reachedSql = sql`
  select pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end,
    '0/0')::int8 as position`

/** Every commit that was acknowledged before this call is at or before the result, on a primary as on a replica. */
export async function findReachedPosition(reader: Queryable): Promise<LogPosition> {
  const row = await reader.one<{ position: LogPosition }>(reachedSql)
  return row?.position ?? 0
}
