import { createHmac } from 'node:crypto'
import type { Queryable } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'

export type SharedRateLimiter = {
  /** Counts one more of `what`; answers 0 when it may happen, else after how many seconds it may. `most` 0: no limit. */
  consume(what: string, most: number, windowMs: number): Promise<number>
  /** It turned out well: not counted after all. */
  release(what: string): Promise<void>
  reset(what: string): Promise<void>
}

/** Counts that all nodes share; kept under a keyed hash, so that the table names nobody. */
export function createSharedRateLimiter(db: Queryable, secret: string, now: () => Date): SharedRateLimiter {
  const hashKey = (what: string) => createHmac('sha256', secret).update(what).digest()
  return {
    async consume(what, most, windowMs) {
      if (most === 0 || windowMs === 0) return 0
      const at = now()
      const row = await incrementCount(db, hashKey(what), at, new Date(at.getTime() + windowMs))
      if (!row || row.count <= most) return 0
      return Math.max(1, Math.ceil((row.until.getTime() - at.getTime()) / 1000))
    },
    async release(what) {
      await db.one(sql`update rate_counts set count = greatest(count - 1, 0) where key = ${hashKey(what)}`)
    },
    async reset(what) {
      await db.one(sql`delete from rate_counts where key = ${hashKey(what)}`)
    },
  }
}

function incrementCount(db: Queryable, key: Buffer, at: Date, until: Date) {
  return db.one<{ count: number; until: Date }>(sql`
    insert into rate_counts (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when rate_counts.until <= ${at} then 1 else least(rate_counts.count, 1000000) + 1 end,
      until = case when rate_counts.until <= ${at} then excluded.until else rate_counts.until end
    returning count, until`)
}

const maxRows = 200_000

/** Forgets what is over, and the oldest where somebody makes up names without end. */
export async function deleteExpiredRateCounts(db: Queryable, now: Date): Promise<void> {
  await db.one(sql`delete from rate_counts where until <= ${now}`)
  await db.one(sql`
    delete from rate_counts where until <= (select until from rate_counts order by until desc offset ${maxRows} limit 1)`)
}
