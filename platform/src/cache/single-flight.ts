export type SingleFlight<Value> = {
  /**
   * The running load of this key, else a new one. `isCurrent` tells the load whether `clear` has not been called since it
   * began: only then may its value be cached.
   */
  run(key: string, load: (isCurrent: () => boolean) => Promise<Value>): Promise<Value>
  /** Running loads still resolve for their callers; later callers start a new one. */
  clear(): void
}

/**
 * Its result is removed when it is known. V8 moves a map that is written often to new tables, and the old ones hold their
 * entries until the next full garbage collection: two of three responses were copied out of the young generation.
 */
type Flight<Value> = { result: Promise<Value> | undefined }

/** Concurrent callers of one key share one load. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const running = new Map<string, Flight<Value>>()
  let generation = 0

  return {
    run(key, load) {
      const pending = running.get(key)
      if (pending?.result) return pending.result
      const startGeneration = generation
      const flight: Flight<Value> = { result: undefined }
      const result = load(() => startGeneration === generation).finally(() => {
        flight.result = undefined
        if (running.get(key) === flight) running.delete(key)
      })
      flight.result = result
      running.set(key, flight)
      return result
    },
    clear() {
      generation += 1
      running.clear()
    },
  }
}
