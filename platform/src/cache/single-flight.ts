export type SingleFlight<Value> = {
  /**
   * The running load of this key, else a new one. `isCurrent` tells the load whether `clear` has not been called since it
   * began: only then may its value be cached.
   */
  run(key: string, load: (isCurrent: () => boolean) => Promise<Value>): Promise<Value>
  /** Running loads still answer their callers; later callers start a new one. */
  clear(): void
}

/** Concurrent callers of one key share one load. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const running = new Map<string, Promise<Value>>()
  let generation = 0

  return {
    run(key, load) {
      const pending = running.get(key)
      if (pending) return pending
      const startGeneration = generation
      const started = load(() => startGeneration === generation).finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return started
    },
    clear() {
      generation += 1
      running.clear()
    },
  }
}
