import { LRUCache } from 'lru-cache'

type LoadingCacheOptions<Value> = {
  maxEntries: number
  maxBytes?: number
  getBytes?: (value: Value) => number
  ttlMs?: number
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
}: LoadingCacheOptions<Value>): LoadingCache<Value> {
  const cache = new LRUCache<string, Value>({
    max: maxEntries,
    ...(maxBytes && { maxSize: maxBytes, sizeCalculation: (value: Value) => getBytes?.(value) ?? 1 }),
    ...(ttlMs && { ttl: ttlMs }),
  })
  const loads = new Map<string, Promise<Value>>()
  let generation = 0

  async function load(key: string, make: () => Promise<Value>, isWorthKeeping: boolean): Promise<Value> {
    const startGeneration = generation
    const value = await make()
    if (isWorthKeeping && startGeneration === generation) cache.set(key, value)
    return value
  }

  return {
    get(key, make, isWorthKeeping = true) {
      const known = cache.get(key) ?? loads.get(key)
      if (known !== undefined) return known
      const loading = load(key, make, isWorthKeeping).finally(() => {
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
