import { healthCheck as limits } from '@mainstreet/contract/limits.ts'

export type NetworkState = { isOnline: boolean; lastChecked: number; failures: number }
export type NetworkMonitor = ReturnType<typeof createNetworkMonitor>

type Options = {
  /** Whether the street answers; rejects or hangs when it does not. */
  checkHealth: (signal: AbortSignal) => Promise<boolean>
  /** What tells of `online` and `offline`. */
  browser: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Whether the browser had a line before anybody listened. */
  isInitiallyOnline?: boolean
  now?: () => number
}

/** Spec 9: the browser's word counts at once, the street's own every 30 seconds; who has not answered in 5 is away. */
export function createNetworkMonitor({
  checkHealth,
  browser,
  isInitiallyOnline = true,
  now = Date.now,
}: Options) {
  let state: NetworkState = { isOnline: true, lastChecked: now(), failures: 0 }
  const listeners = new Set<() => void>()
  const timer = setInterval(() => void check(), limits.intervalMs)
  let triesLeft = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined

  function change(isOnline: boolean) {
    state = { isOnline, lastChecked: now(), failures: isOnline ? 0 : state.failures + 1 }
    for (const listener of listeners) listener()
  }

  async function check(): Promise<void> {
    const timedOut = new AbortController()
    const timeout = setTimeout(() => timedOut.abort(), limits.timeoutMs)
    const answered = await checkHealth(timedOut.signal).catch(() => false)
    clearTimeout(timeout)
    clearTimeout(nextTry)
    change(answered)
    if (answered || triesLeft === 0) return
    triesLeft -= 1
    nextTry = setTimeout(() => void check(), limits.recoveryIntervalMs)
  }
  function scheduleRetries(tries: number) {
    clearTimeout(nextTry)
    triesLeft = tries
  }
  function onOffline() {
    scheduleRetries(0)
    change(false)
  }
  // a browser tells of its line before anything gets through
  function onOnline() {
    scheduleRetries(limits.maxRecoveryAttempts)
    void check()
  }
  browser.addEventListener('offline', onOffline)
  browser.addEventListener('online', onOnline)
  if (!isInitiallyOnline) onOffline()

  return {
    state: () => state,
    check,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    stop() {
      clearInterval(timer)
      scheduleRetries(0)
      browser.removeEventListener('offline', onOffline)
      browser.removeEventListener('online', onOnline)
    },
  }
}

export async function fetchHealth(signal: AbortSignal): Promise<boolean> {
  const { ok } = await fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal })
  return ok
}
