/** Many who ask for the same while it is being made wait for the one making. */
export function openSharedWork<Result>() {
  const underWay = new Map<string, Promise<Result>>()

  return function once(name: string, make: () => Promise<Result>): Promise<Result> {
    const known = underWay.get(name)
    if (known) return known
    const making = make().finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }
}
