type CountedCache = { readonly size: number }

/** Counted by the cache itself: plain numbers, as a cached page must stay cheap. */
export type CacheUsage = { hits: number; misses: number }

export type NamedCacheUsage = CacheUsage & { cache: string; entries: number }

const usageByName = new Map<string, CacheUsage & { caches: Set<WeakRef<CountedCache>> }>()

/** Caches of the same name count together; one that is no longer used is not kept alive. */
export function trackCache(name: string, cache: CountedCache): CacheUsage {
  const usage = usageByName.get(name) ?? { hits: 0, misses: 0, caches: new Set() }
  usageByName.set(name, usage)
  usage.caches.add(new WeakRef(cache))
  return usage
}

/** Of all caches of this process. */
export function listCacheUsage(): NamedCacheUsage[] {
  return [...usageByName].map(([cache, { hits, misses, caches }]) => {
    let entries = 0
    for (const reference of caches) {
      const tracked = reference.deref()
      if (tracked) entries += tracked.size
      else caches.delete(reference)
    }
    return { cache, entries, hits, misses }
  })
}
