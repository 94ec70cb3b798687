import { setImmediate } from 'node:timers/promises'

/** Calls what has fallen due, each within two seconds of its time, however many others wait. */
export type Deadlines<Item> = {
  /** `at` in milliseconds; replaces the time that it had before. */
  set(item: Item, at: number): void
  delete(item: Item): void
  close(): void
}

const tickMs = 1000
/** So many between two looks at the network: a crowd that falls due at once costs nobody a hiccup. */
const batchSize = 100

/** One timer for all; waiting costs nothing but the second under which it is noted. */
export function createDeadlines<Item>(now: () => number, onDue: (item: Item) => void): Deadlines<Item> {
  const bySecond = new Map<number, Set<Item>>()
  const secondOf = new Map<Item, number>()
  let isRunning = false

  function deleteDeadline(item: Item) {
    const second = secondOf.get(item)
    if (second === undefined) return
    secondOf.delete(item)
    const waiting = bySecond.get(second)
    waiting?.delete(item)
    if (waiting?.size === 0) bySecond.delete(second)
  }

  async function runDue() {
    if (isRunning) return
    isRunning = true
    let runCount = 0
    // every second that is noted is looked at: a clock may be set forward by years, and back
    for (const [second, waiting] of bySecond) {
      if (second * 1000 > now()) continue
      for (const item of waiting) {
        deleteDeadline(item)
        onDue(item)
        runCount += 1
        if (runCount % batchSize === 0) await setImmediate()
      }
    }
    isRunning = false
  }

  const timer = setInterval(() => void runDue(), tickMs)
  timer.unref()
  return {
    set(item, at) {
      deleteDeadline(item)
      const second = Math.ceil(at / 1000)
      secondOf.set(item, second)
      bySecond.set(second, (bySecond.get(second) ?? new Set()).add(item))
    },
    delete: deleteDeadline,
    close: () => clearInterval(timer),
  }
}
