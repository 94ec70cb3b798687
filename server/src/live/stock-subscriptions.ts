/** Which sockets watch which products. */
export type StockSubscriptions<Watcher> = {
  /** Replaces the products that the socket watched before. */
  set(watcher: Watcher, productIds: readonly string[]): void
  getSubscribers(productId: string): ReadonlySet<Watcher>
}

const noSubscribers: ReadonlySet<never> = new Set()

export function createStockSubscriptions<Watcher>(): StockSubscriptions<Watcher> {
  const byProduct = new Map<string, Set<Watcher>>()
  const byWatcher = new Map<Watcher, ReadonlySet<string>>()

  function unsubscribe(watcher: Watcher) {
    for (const id of byWatcher.get(watcher) ?? []) {
      const watchers = byProduct.get(id)
      watchers?.delete(watcher)
      if (watchers?.size === 0) byProduct.delete(id)
    }
    byWatcher.delete(watcher)
  }

  return {
    set(watcher, productIds) {
      unsubscribe(watcher)
      if (productIds.length === 0) return
      const ids = new Set(productIds)
      byWatcher.set(watcher, ids)
      for (const id of ids) byProduct.set(id, (byProduct.get(id) ?? new Set()).add(watcher))
    },
    getSubscribers: (productId) => byProduct.get(productId) ?? noSubscribers,
  }
}
