import { minuteMs } from '@mainstreet/contract/durations.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { LRUCache } from 'lru-cache'
import { trackCache } from './cache-usage.ts'
import { createSingleFlight } from './single-flight.ts'

/** Stale when there have been more changes than before it was counted. */
type CachedTotal = { total: number; countedAt: number; changesBefore: number }

export type TotalsCache = {
  /** The cached total, else the result of `count`; concurrent calls share one count. */
  get(key: string, count: () => Promise<number>): number | Promise<number>
  /** All totals may have changed. */
  invalidate(): void
}

/** For a caller who must see the latest. */
export const uncachedTotals: TotalsCache = { get: (_key, count) => count(), invalidate() {} }

const recountAfterMs = 10_000
const maxStaleMs = minuteMs

/**
 * Totals of lists. A total is exact as long as every page is reachable. Counting a larger one takes half a second among
 * a million products: after a change it is returned as it is and recounted in the background, at most every ten
 * seconds.
 */
export function createTotalsCache({
  name,
  maxEntries: max,
  now = Date.now,
}: {
  /** In the metrics. */
  name: string
  maxEntries: number
  now?: () => number
}): TotalsCache {
  const cache = new LRUCache<string, CachedTotal>({ max })
  const usage = trackCache(name, cache)
  const counts = createSingleFlight<number>()
  let changes = 0

  function countOnce(key: string, count: () => Promise<number>): Promise<number> {
    usage.misses += 1
    return counts.run(key, async () => {
      const changesBefore = changes
      const total = await count()
      cache.set(key, { total, countedAt: now(), changesBefore })
      return total
    })
  }

  return {
    get(key, count) {
      const known = cache.get(key)
      if (known?.changesBefore === changes) {
        usage.hits += 1
        return known.total
      }
      const age = known ? now() - known.countedAt : Number.POSITIVE_INFINITY
      if (!known || known.total <= paging.maxReachableItems || age > maxStaleMs) return countOnce(key, count)
      // after a failed count the next call counts again
      if (age > recountAfterMs) countOnce(key, count).catch(() => {})
      return known.total
    },
    invalidate() {
      counts.clear()
      changes += 1
    },
  }
}
