import type { Queryable } from './db.ts'
import { sql } from './sql.ts'

/** Counts one use; starts a new window when the old one has ended. */
export function incrementRateCount(db: Queryable, key: Buffer, current: Date, expiresAt: Date) {
  return db.one<{ count: number; expires_at: Date }>(sql`
    insert into rate_limit_windows (key, count, expires_at) values (${key}, 1, ${expiresAt})
    on conflict (key) do update set
      count = case when rate_limit_windows.expires_at <= ${current} then 1 else least(rate_limit_windows.count, 1000000) + 1 end,
      expires_at = case when rate_limit_windows.expires_at <= ${current} then excluded.expires_at else rate_limit_windows.expires_at end
    returning count, expires_at`)
}

export type RateCount = { key: Buffer; count: number; expires_at: Date }

/**
 * Adds the counts of a node, sorted by key so that nodes do not wait for each other in a circle; returns the totals. The
 * condition is always true: an insert that reads a table runs on the town's own Citus node, which then knows the
 * parameters of the conflict clause.
 */
export function addRateCounts(db: Queryable, added: readonly RateCount[], current: Date) {
  const sorted = added.toSorted((a, b) => Buffer.compare(a.key, b.key))
  const keys = sorted.map(({ key }) => key)
  const counts = sorted.map(({ count }) => count)
  const expiries = sorted.map(({ expires_at }) => expires_at)
  return db.many<RateCount>(sql`
    insert into rate_limit_windows (key, count, expires_at)
    select key, count, expires_at
      from unnest(${keys}::bytea[], ${counts}::integer[], ${expiries}::timestamptz[]) as added (key, count, expires_at)
      where exists (select from migrations)
    on conflict (key) do update set
      count = case when rate_limit_windows.expires_at <= ${current} then 0 else least(rate_limit_windows.count, 1000000) end + excluded.count,
      expires_at = case when rate_limit_windows.expires_at <= ${current} then excluded.expires_at else rate_limit_windows.expires_at end
    returning key, count, expires_at`)
}

export async function decrementRateCount(db: Queryable, key: Buffer): Promise<void> {
  await db.one(sql`update rate_limit_windows set count = greatest(count - 1, 0) where key = ${key}`)
}

export async function deleteRateCount(db: Queryable, key: Buffer): Promise<void> {
  await db.one(sql`delete from rate_limit_windows where key = ${key}`)
}

export async function deleteExpiredRateCounts(db: Queryable, now: Date): Promise<void> {
  await db.one(sql`delete from rate_limit_windows where expires_at <= ${now}`)
}

const maxRows = 200_000

/** Deletes the oldest counts when callers use an unlimited number of keys. */
export async function deleteSurplusRateCounts(db: Queryable): Promise<void> {
  await db.one(sql`
    delete from rate_limit_windows where expires_at <= (select expires_at from rate_limit_windows order by expires_at desc offset ${maxRows} limit 1)`)
}
