import { LRUCache } from 'lru-cache'
import { createSingleFlight } from './single-flight.ts'

type LoadingCacheOptions<Value> = {
  maxEntries: number
  maxBytes?: number
  getBytes?: (value: Value, key: string) => number
  ttlMs?: number
  /** A value that is not cacheable goes to its callers alone. */
  isCacheable?: (value: Value) => boolean
}

export type LoadingCache<Value> = {
  /**
   * What is kept under the key, else what `make` finds; many who ask at once share one making. What is not worth keeping
   * is given to those alone.
   */
  get(key: string, make: () => Promise<Value>, isWorthKeeping?: boolean): Value | Promise<Value>
  /** What is kept under the key just now. */
  peek(key: string): Value | undefined
  /** Forgets all, or those that `which` names; what is being made just now will not be kept. */
  invalidate(which?: (key: string, value: Value) => boolean): void
}

/** A bounded memory of answers that never keeps one begun before the last `drop`: it may show what was then. */
export function createLoadingCache<Value extends NonNullable<unknown>>({
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
  const loads = createSingleFlight<Value>()

  return {
    get(key, make, isWorthKeeping = true) {
      const known = cache.get(key)
      if (known !== undefined) return known
      return loads.run(key, async (isCurrent) => {
        const value = await make()
        if (isWorthKeeping && isCurrent() && isCacheable(value)) cache.set(key, value)
        return value
      })
    },
    peek: (key) => cache.get(key),
    invalidate(which) {
      loads.clear()
      if (!which) return cache.clear()
      for (const [key, value] of [...cache.entries()]) if (which(key, value)) cache.delete(key)
    },
  }
}
