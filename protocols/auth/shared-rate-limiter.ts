import { createHmac } from 'node:crypto'
import type { Reader } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'

export type RateCounts = {
  /** Counts one more of `what`; answers 0 when it may happen, else after how many seconds it may. `most` 0: no limit. */
  take(what: string, most: number, windowMs: number): Promise<number>
  /** It turned out well: not counted after all. */
  giveBack(what: string): Promise<void>
  forget(what: string): Promise<void>
}

/** Counts that all nodes share; kept under a keyed hash, so that the table names nobody. */
export function openRateCounts(db: Reader, secret: string, now: () => Date): RateCounts {
  const keyOf = (what: string) => createHmac('sha256', secret).update(what).digest()
  return {
    async take(what, most, windowMs) {
      if (most === 0 || windowMs === 0) return 0
      const at = now()
      const row = await countOneMore(db, keyOf(what), at, new Date(at.getTime() + windowMs))
      if (!row || row.count <= most) return 0
      return Math.max(1, Math.ceil((row.until.getTime() - at.getTime()) / 1000))
    },
    async giveBack(what) {
      await db.one(sql`update rate_counts set count = greatest(count - 1, 0) where key = ${keyOf(what)}`)
    },
    async forget(what) {
      await db.one(sql`delete from rate_counts where key = ${keyOf(what)}`)
    },
  }
}

function countOneMore(db: Reader, key: Buffer, at: Date, until: Date) {
  return db.one<{ count: number; until: Date }>(sql`
    insert into rate_counts (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when rate_counts.until <= ${at} then 1 else least(rate_counts.count, 1000000) + 1 end,
      until = case when rate_counts.until <= ${at} then excluded.until else rate_counts.until end
    returning count, until`)
}

const mostRows = 200_000

/** Forgets what is over, and the oldest where somebody makes up names without end. */
export async function forgetOldCounts(db: Reader, now: Date): Promise<void> {
  await db.one(sql`delete from rate_counts where until <= ${now}`)
  await db.one(sql`
    delete from rate_counts where until <= (select until from rate_counts order by until desc offset ${mostRows} limit 1)`)
}
