/** Many who ask for the same while it is being made wait for the one making. */
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
