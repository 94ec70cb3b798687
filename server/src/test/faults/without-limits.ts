/** The limits, of which each is without a bound while its guard is away. */
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
        // what a timer takes, too
        return guard && removedGuards.has(guard) ? 2 ** 31 - 1 : Reflect.get(all, name)
      },
    },
  )
}
