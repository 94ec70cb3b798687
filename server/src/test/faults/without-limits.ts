/** Limits that are infinite while their guard is removed. */
export function withoutLimits<Limits extends Record<string, unknown>>(
  limits: Limits,
  removedGuards: ReadonlySet<string>,
  guards: Record<string, keyof Limits>,
): Limits {
  const guardOf = (name: string | symbol) => Object.entries(guards).find(([, limit]) => limit === name)?.[0]
  return new Proxy(
    { ...limits },
    {
      get: (all, name) => {
        const guard = guardOf(name)
        // the largest value that a timer accepts, too
        return guard && removedGuards.has(guard) ? 2 ** 31 - 1 : Reflect.get(all, name)
      },
    },
  )
}
