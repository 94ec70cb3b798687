import type { Tx } from './db.ts'
import { type Sql, sql } from './sql.ts'

/**
 * Of the towns of one database, each in a schema of its own, none blocks another. In `public` the key is that of the
 * name alone.
 */
function lockKey(name: string): Sql {
  return sql`hashtextextended(${name}, coalesce(hashtext(nullif(current_schema(), 'public')), 0))`
}

/** Only one transaction of the town at a time gets beyond this line. Held until the transaction ends. */
export async function lockForTransaction(tx: Tx, name: string): Promise<void> {
  await tx.one(sql`select pg_advisory_xact_lock(${lockKey(name)})`)
}

/** False when another transaction of the town holds the lock; else held until the transaction ends. */
export async function tryLockForTransaction(tx: Tx, name: string): Promise<boolean> {
  const row = await tx.one<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockKey(name)}) as locked`,
  )
  return row?.locked ?? false
}

/** Held until the connection ends. */
export function lockForSession(name: string): Sql {
  return sql`select pg_advisory_lock(${lockKey(name)})`
}
