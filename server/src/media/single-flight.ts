/** Concurrent calls with the same name share one result. */
export function createSingleFlight<Result>() {
  const inFlight = new Map<string, Promise<Result>>()

  return function once(name: string, make: () => Promise<Result>): Promise<Result> {
    const pending = inFlight.get(name)
    if (pending) return pending
    const started = make().finally(() => inFlight.delete(name))
    inFlight.set(name, started)
    return started
  }
}
