import { paging } from '@mainstreet/contract/limits.ts'
import { LRUCache } from 'lru-cache'

type Total = { total: number; countedAt: number; isOld: boolean }

export type KeptTotals = {
  /** The kept total, else what `count` finds; many who ask at once share one counting. */
  get(key: string, count: () => Promise<number>): number | Promise<number>
  /** All, or those that `which` names, may have changed. */
  drop(which?: (key: string) => boolean): void
}

const oldForMs = 10_000
const longestOldMs = 60_000

/**
 * Totals of lists, exact as long as every page can be turned to. A total above that costs half a second to count among a
 * million products: after a change it is given on, and counted anew beside, every ten seconds at most.
 */
export function keepTotals({ most, now = Date.now }: { most: number; now?: () => number }): KeptTotals {
  const kept = new LRUCache<string, Total>({ max: most })
  const underWay = new Map<string, Promise<number>>()
  let generation = 0

  function counting(key: string, count: () => Promise<number>): Promise<number> {
    const running = underWay.get(key)
    if (running) return running
    const born = generation
    const work = count()
      .then((total) => {
        kept.set(key, { total, countedAt: now(), isOld: born !== generation })
        return total
      })
      .finally(() => {
        if (underWay.get(key) === work) underWay.delete(key)
      })
    underWay.set(key, work)
    return work
  }

  return {
    get(key, count) {
      const known = kept.get(key)
      if (known && !known.isOld) return known.total
      const age = known ? now() - known.countedAt : Number.POSITIVE_INFINITY
      if (!known || known.total <= paging.reachable || age > longestOldMs) return counting(key, count)
      // a count that fails is made again by whoever asks next
      if (age > oldForMs) counting(key, count).catch(() => {})
      return known.total
    },
    drop(which) {
      generation += 1
      underWay.clear()
      for (const [key, known] of kept.entries()) if (!which || which(key)) known.isOld = true
    },
  }
}
