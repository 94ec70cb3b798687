import { LRUCache } from 'lru-cache'

type Bound<Value> = {
  most: number
  mostBytes?: number
  bytesOf?: (value: Value) => number
  lifetimeMs?: number
}

export type KeptAnswers<Value> = {
  /**
   * What is kept under the key, else what `make` finds; many who ask at once share one making. What is not worth keeping
   * is given to those alone.
   */
  get(key: string, make: () => Promise<Value>, isWorthKeeping?: boolean): Value | Promise<Value>
  /** What is kept under the key just now. */
  known(key: string): Value | undefined
  /** Forgets all, or those that `which` names; what is being made just now will not be kept. */
  drop(which?: (key: string, value: Value) => boolean): void
}

/** A bounded memory of answers that never keeps one begun before the last `drop`: it may show what was then. */
export function keepAnswers<Value extends NonNullable<unknown>>({
  most,
  mostBytes,
  bytesOf,
  lifetimeMs,
}: Bound<Value>): KeptAnswers<Value> {
  const kept = new LRUCache<string, Value>({
    max: most,
    ...(mostBytes && { maxSize: mostBytes, sizeCalculation: (value: Value) => bytesOf?.(value) ?? 1 }),
    ...(lifetimeMs && { ttl: lifetimeMs }),
  })
  const underWay = new Map<string, Promise<Value>>()
  let generation = 0

  async function load(key: string, make: () => Promise<Value>, isWorthKeeping: boolean): Promise<Value> {
    const born = generation
    const value = await make()
    if (isWorthKeeping && born === generation) kept.set(key, value)
    return value
  }

  return {
    get(key, make, isWorthKeeping = true) {
      const known = kept.get(key) ?? underWay.get(key)
      if (known !== undefined) return known
      const loading = load(key, make, isWorthKeeping).finally(() => {
        if (underWay.get(key) === loading) underWay.delete(key)
      })
      underWay.set(key, loading)
      return loading
    },
    known: (key) => kept.get(key),
    drop(which) {
      generation += 1
      underWay.clear()
      if (!which) return kept.clear()
      for (const [key, value] of [...kept.entries()]) if (which(key, value)) kept.delete(key)
    },
  }
}
