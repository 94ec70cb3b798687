import { sessionLimits as limits } from '@mainstreet/contract/limits.ts'

export type RefreshGate = {
  /** Whether there is a newer token now. */
  refresh: () => Promise<boolean>
  /** Ends at once when no refresh is running. */
  waitForRefresh: () => Promise<void>
}

/** Spec 4 and 9: at most one refresh per cooldown; whoever asks while it runs waits for the same one. */
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

/** What takes too long has failed for those who wait; its result still counts when it comes. */
function withTimeout(work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), limits.refreshWaitMs)
  work.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer))
  return promise
}
