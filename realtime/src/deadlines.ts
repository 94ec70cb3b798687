import { setImmediate } from 'node:timers/promises'

/** Calls each item within two seconds after it is due, however many others wait. */
export type Deadlines<Item> = {
  /** In milliseconds; replaces the item's earlier time. */
  set(item: Item, dueAt: number): void
  delete(item: Item): void
  close(): void
}

const tickMs = 1000
/** How many items are called per event loop turn, so that many due at once do not block the loop. */
const batchSize = 100

/** One timer for all items; waiting items only occupy the second under which they are stored. */
export function createDeadlines<Item>(now: () => number, onDue: (item: Item) => void): Deadlines<Item> {
  const bySecond = new Map<number, Set<Item>>()
  const secondByItem = new Map<Item, number>()
  let isRunning = false

  function deleteDeadline(item: Item) {
    const second = secondByItem.get(item)
    if (second === undefined) return
    secondByItem.delete(item)
    const waiting = bySecond.get(second)
    waiting?.delete(item)
    if (waiting?.size === 0) bySecond.delete(second)
  }

  async function runDue() {
    if (isRunning) return
    isRunning = true
    let runCount = 0
    // every stored second is checked, because a clock may jump by years in both directions
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
    set(item, dueAt) {
      deleteDeadline(item)
      const second = Math.ceil(dueAt / 1000)
      secondByItem.set(item, second)
      bySecond.set(second, (bySecond.get(second) ?? new Set()).add(item))
    },
    delete: deleteDeadline,
    close: () => clearInterval(timer),
  }
}
