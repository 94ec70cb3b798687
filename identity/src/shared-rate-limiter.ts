import { createHmac } from 'node:crypto'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  decrementRateCount,
  deleteRateCount,
  incrementRateCount,
} from '@mainstreet/platform/db/rate-limit-store.ts'

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
      const row = await incrementRateCount(db, hashKey(key), current, new Date(current.getTime() + windowMs))
      if (!row || row.count <= max) return 0
      return Math.max(1, Math.ceil((row.expires_at.getTime() - current.getTime()) / 1000))
    },
    release: (key) => decrementRateCount(db, hashKey(key)),
    reset: (key) => deleteRateCount(db, hashKey(key)),
  }
}
