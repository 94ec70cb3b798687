import { createHmac } from 'node:crypto'
import type { Queryable } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'

export type SharedRateLimiter = {
  /** Counts one use of `key`; returns 0 if it is allowed, else the seconds to wait. `max` 0: no limit. */
  consume(key: string, max: number, windowMs: number): Promise<number>
  /** Uncounts a use, for example after a correct password. */
  release(key: string): Promise<void>
  reset(key: string): Promise<void>
}

/** Counts shared by all nodes; keys are stored as keyed hashes, so that the table contains no personal data. */
export function createSharedRateLimiter(db: Queryable, secret: string, now: () => Date): SharedRateLimiter {
  const hashKey = (key: string) => createHmac('sha256', secret).update(key).digest()
  return {
    async consume(key, max, windowMs) {
      if (max === 0 || windowMs === 0) return 0
      const current = now()
      const row = await incrementCount(db, hashKey(key), current, new Date(current.getTime() + windowMs))
      if (!row || row.count <= max) return 0
      return Math.max(1, Math.ceil((row.until.getTime() - current.getTime()) / 1000))
    },
    async release(key) {
      await db.one(sql`update rate_counts set count = greatest(count - 1, 0) where key = ${hashKey(key)}`)
    },
    async reset(key) {
      await db.one(sql`delete from rate_counts where key = ${hashKey(key)}`)
    },
  }
}

function incrementCount(db: Queryable, key: Buffer, current: Date, until: Date) {
  return db.one<{ count: number; until: Date }>(sql`
    insert into rate_counts (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when rate_counts.until <= ${current} then 1 else least(rate_counts.count, 1000000) + 1 end,
      until = case when rate_counts.until <= ${current} then excluded.until else rate_counts.until end
    returning count, until`)
}

const maxRows = 200_000

/** Deletes expired counts, and the oldest ones when callers use an unlimited number of keys. */
export async function deleteExpiredRateCounts(db: Queryable, now: Date): Promise<void> {
  await db.one(sql`delete from rate_counts where until <= ${now}`)
  await db.one(sql`
    delete from rate_counts where until <= (select until from rate_counts order by until desc offset ${maxRows} limit 1)`)
}
