import { inject } from 'vitest'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** How many statements on this database wait for a lock; on Citus, of this town on all nodes. */
export async function countLockWaiters(reader: Pick<Queryable, 'one'>): Promise<number> {
  const waiting =
    inject('citusUrl') === undefined
      ? sql`pg_stat_activity where datname = current_database()`
      : sql`citus_stat_activity where usename = current_user`
  const row = await reader.one<{ count: number }>(sql`
    select count(*)::integer as count from ${waiting} and wait_event_type = 'Lock'`)
  return row?.count ?? 0
}
