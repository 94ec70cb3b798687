import { sessionLimits as limits } from '@mainstreet/contract/accounts/limits.ts'

export type RefreshGate = {
  /** Whether there is a newer token now. */
  refresh: () => Promise<boolean>
  /** Resolves at once when no refresh is running. */
  waitForRefresh: () => Promise<void>
}

/** At most one refresh per cooldown; calls during a refresh share it (docs/spec.md, sections 4 and 9). */
export function createRefreshGate(renew: () => Promise<boolean>, now: () => number = Date.now): RefreshGate {
  let lastRefreshAt = Number.NEGATIVE_INFINITY
  let pendingRefresh: Promise<boolean> | undefined

  function refresh(): Promise<boolean> {
    if (pendingRefresh) return pendingRefresh
    if (now() - lastRefreshAt < limits.refreshCooldownMs) return Promise.resolve(false)
    lastRefreshAt = now()
    pendingRefresh = withTimeout(renew()).finally(() => {
      pendingRefresh = undefined
    })
    return pendingRefresh
  }

  return {
    refresh,
    waitForRefresh: async () => {
      await pendingRefresh
    },
  }
}

/** After the timeout the waiting callers get false; a later result still counts. */
function withTimeout(work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), limits.refreshWaitMs)
  work.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer))
  return promise
}
