import { setImmediate } from 'node:timers/promises'

/** Calls what has fallen due, each within two seconds of its time, however many others wait. */
export type Deadlines<Item> = {
  /** `at` in milliseconds; replaces the time that it had before. */
  set(item: Item, at: number): void
  drop(item: Item): void
  close(): void
}

const tickMs = 1000
/** So many between two looks at the network: a crowd that falls due at once costs nobody a hiccup. */
const slice = 100

/** One timer for all; waiting costs nothing but the second under which it is noted. */
export function openDeadlines<Item>(now: () => number, fallDue: (item: Item) => void): Deadlines<Item> {
  const bySecond = new Map<number, Set<Item>>()
  const secondOf = new Map<Item, number>()
  let isCalling = false

  function drop(item: Item) {
    const second = secondOf.get(item)
    if (second === undefined) return
    secondOf.delete(item)
    const waiting = bySecond.get(second)
    waiting?.delete(item)
    if (waiting?.size === 0) bySecond.delete(second)
  }

  async function call() {
    if (isCalling) return
    isCalling = true
    let called = 0
    // every second that is noted is looked at: a clock may be set forward by years, and back
    for (const [second, waiting] of bySecond) {
      if (second * 1000 > now()) continue
      for (const item of waiting) {
        drop(item)
        fallDue(item)
        called += 1
        if (called % slice === 0) await setImmediate()
      }
    }
    isCalling = false
  }

  const timer = setInterval(() => void call(), tickMs)
  timer.unref()
  return {
    set(item, at) {
      drop(item)
      const second = Math.ceil(at / 1000)
      secondOf.set(item, second)
      bySecond.set(second, (bySecond.get(second) ?? new Set()).add(item))
    },
    drop,
    close: () => clearInterval(timer),
  }
}
