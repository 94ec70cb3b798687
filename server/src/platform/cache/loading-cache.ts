import { LRUCache } from 'lru-cache'

type LoadingCacheOptions<Value> = {
  maxEntries: number
  maxBytes?: number
  getBytes?: (value: Value) => number
  ttlMs?: number
}

export type LoadingCache<Value> = {
  /**
   * The cached value, else the result of `make`; concurrent calls share one load. A value that is not worth caching is
   * only returned.
   */
  get(key: string, make: () => Promise<Value>, isWorthCaching?: boolean): Value | Promise<Value>
  /** The cached value, without loading. */
  peek(key: string): Value | undefined
  /** Removes all entries or the matching ones. A value that is being loaded is not cached. */
  invalidate(which?: (key: string, value: Value) => boolean): void
}

/**
 * A bounded cache that never stores a value whose load began before the last `invalidate`, because it may be outdated.
 */
export function createLoadingCache<Value extends NonNullable<unknown>>({
  maxEntries,
  maxBytes,
  getBytes,
  ttlMs,
}: LoadingCacheOptions<Value>): LoadingCache<Value> {
  const cache = new LRUCache<string, Value>({
    max: maxEntries,
    ...(maxBytes && { maxSize: maxBytes, sizeCalculation: (value: Value) => getBytes?.(value) ?? 1 }),
    ...(ttlMs && { ttl: ttlMs }),
  })
  const loads = new Map<string, Promise<Value>>()
  let generation = 0

  async function load(key: string, make: () => Promise<Value>, isWorthCaching: boolean): Promise<Value> {
    const startGeneration = generation
    const value = await make()
    if (isWorthCaching && startGeneration === generation) cache.set(key, value)
    return value
  }

  return {
    get(key, make, isWorthCaching = true) {
      const known = cache.get(key) ?? loads.get(key)
      if (known !== undefined) return known
      const loading = load(key, make, isWorthCaching).finally(() => {
        if (loads.get(key) === loading) loads.delete(key)
      })
      loads.set(key, loading)
      return loading
    },
    peek: (key) => cache.get(key),
    invalidate(which) {
      generation += 1
      loads.clear()
      if (!which) return cache.clear()
      for (const [key, value] of [...cache.entries()]) if (which(key, value)) cache.delete(key)
    },
  }
}
