import { LRUCache } from 'lru-cache'
import { trackCache } from './cache-usage.ts'
import { createSingleFlight } from './single-flight.ts'

type LoadingCacheOptions<Value> = {
  /** In the metrics. */
  name: string
  maxEntries: number
  maxBytes?: number
  getBytes?: (value: Value, key: string) => number
  ttlMs?: number
  /** A value that is not cacheable goes to its callers alone. */
  isCacheable?: (value: Value) => boolean
}

export type LoadingCache<Value> = {
  /**
   * The cached value, else the result of `make`; concurrent calls share one load. A value that is not worth caching is
   * only returned.
   */
  get(key: string, make: () => Promise<Value>, isWorthCaching?: boolean): Value | Promise<Value>
  /** The cached value, without loading; one that is missing is no miss. */
  peek(key: string): Value | undefined
  /** Removes all entries or the matching ones. A value that is being loaded is not cached. */
  invalidate(which?: (key: string, value: Value) => boolean): void
}

/** For a caller who must see the latest. */
export const uncachedLoads = { get: <Value>(_key: string, make: () => Promise<Value>) => make() }

/**
 * A bounded cache that never stores a value whose load began before the last `invalidate`, because it may be outdated.
 */
export function createLoadingCache<Value extends NonNullable<unknown>>({
  name,
  maxEntries,
  maxBytes,
  getBytes,
  ttlMs,
  isCacheable = () => true,
}: LoadingCacheOptions<Value>): LoadingCache<Value> {
  const cache = new LRUCache<string, Value>({
    max: maxEntries,
    ...(maxBytes && {
      maxSize: maxBytes,
      sizeCalculation: (value: Value, key: string) => getBytes?.(value, key) ?? 1,
    }),
    ...(ttlMs && { ttl: ttlMs }),
  })
  const usage = trackCache(name, cache)
  const loads = createSingleFlight<Value>()

  return {
    get(key, make, isWorthKeeping = true) {
      const known = cache.get(key)
      if (known !== undefined) {
        usage.hits += 1
        return known
      }
      usage.misses += 1
      return loads.run(key, async (isCurrent) => {
        const value = await make()
        if (isWorthKeeping && isCurrent() && isCacheable(value)) cache.set(key, value)
        return value
      })
    },
    peek(key) {
      const known = cache.get(key)
      if (known !== undefined) usage.hits += 1
      return known
    },
    invalidate(which) {
      loads.clear()
      if (!which) return cache.clear()
      for (const [key, value] of [...cache.entries()]) if (which(key, value)) cache.delete(key)
    },
  }
}
