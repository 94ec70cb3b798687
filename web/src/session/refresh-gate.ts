import { session as limits } from '@mainstreet/contract/limits.ts'

export type RefreshGate = {
  /** Whether there is a newer token now. */
  refresh: () => Promise<boolean>
  /** Ends at once when no refresh is running. */
  settled: () => Promise<void>
}

/** Spec 4 and 9: at most one refresh per cooldown; whoever asks while it runs waits for the same one. */
export function refreshGate(renew: () => Promise<boolean>, now: () => number = Date.now): RefreshGate {
  let last = Number.NEGATIVE_INFINITY
  let running: Promise<boolean> | undefined

  function refresh(): Promise<boolean> {
    if (running) return running
    if (now() - last < limits.refreshCooldownMs) return Promise.resolve(false)
    last = now()
    running = inTime(renew()).finally(() => {
      running = undefined
    })
    return running
  }

  return {
    refresh,
    settled: async () => {
      await running
    },
  }
}

/** What takes too long has failed for those who wait; its result still counts when it comes. */
function inTime(work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), limits.refreshWaitMs)
  work.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer))
  return promise
}
