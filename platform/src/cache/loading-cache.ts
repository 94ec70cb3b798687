import { LRUCache } from 'lru-cache'
import { trackCache } from './cache-usage.ts'
import { createSingleFlight } from './single-flight.ts'
import { createTagIndex } from './tag-index.ts'

type LoadingCacheOptions<Value> = {
  /** In the metrics. */
  name: string
  maxEntries: number
  maxBytes?: number
  getBytes?: (value: Value, key: string) => number
  /** What the value depends on. */
  getTags?: (value: Value) => readonly string[]
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
  invalidate(which?: (key: string) => boolean): void
  /** Removes the entries with one of these tags, without looking at the others. */
  invalidateTagged(tags: readonly string[]): void
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
  getTags,
  ttlMs,
  isCacheable = () => true,
}: LoadingCacheOptions<Value>): LoadingCache<Value> {
  const index = createTagIndex()
  const cache = new LRUCache<string, Value>({
    max: maxEntries,
    ...(getTags && { dispose: (value, key) => index.remove(key, getTags(value)) }),
    ...(maxBytes && {
      maxSize: maxBytes,
      sizeCalculation: (value: Value, key: string) => getBytes?.(value, key) ?? 1,
    }),
    ...(ttlMs && { ttl: ttlMs }),
  })
  const usage = trackCache(name, cache)
  const loads = createSingleFlight<Value>()

  function store(key: string, value: Value): void {
    cache.set(key, value)
    // one that is larger than the cache is not in it
    if (getTags && cache.has(key)) index.add(key, getTags(value))
  }

  return {
    get(key, make, isWorthCaching = true) {
      const known = cache.get(key)
      if (known !== undefined) {
        usage.hits += 1
        return known
      }
      usage.misses += 1
      return loads.run(key, async (isCurrent) => {
        const value = await make()
        if (isWorthCaching && isCurrent() && isCacheable(value)) store(key, value)
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
      for (const key of [...cache.keys()]) if (which(key)) cache.delete(key)
    },
    invalidateTagged(tags) {
      loads.clear()
      for (const key of tags.flatMap(index.listKeys)) cache.delete(key)
    },
  }
}
