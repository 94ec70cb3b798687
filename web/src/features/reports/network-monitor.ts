import { healthCheck as limits } from '@mainstreet/contract/browser-limits.ts'
import { createStore } from '../../ui/hooks/create-store.ts'

export type NetworkState = { isOnline: boolean; lastChecked: number; failures: number }
export type NetworkMonitor = ReturnType<typeof createNetworkMonitor>

type Options = {
  /** Whether the server responds; rejects or hangs when it does not. */
  checkHealth: (signal: AbortSignal) => Promise<boolean>
  /** The source of `online` and `offline` events. */
  browser: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Whether the browser was online at the start. */
  isInitiallyOnline?: boolean
  now?: () => number
}

/**
 * An offline event counts at once, the health check runs every 30 seconds; no response within 5 seconds
 * means offline (docs/spec.md, section 9).
 */
export function createNetworkMonitor({
  checkHealth,
  browser,
  isInitiallyOnline = true,
  now = Date.now,
}: Options) {
  const initialState: NetworkState = { isOnline: true, lastChecked: now(), failures: 0 }
  const store = createStore(() => initialState)
  const timer = setInterval(() => void check(), limits.intervalMs)
  let triesLeft = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined

  function change(isOnline: boolean) {
    store.set({ isOnline, lastChecked: now(), failures: isOnline ? 0 : store.get().failures + 1 })
  }

  async function check(): Promise<void> {
    const timedOut = new AbortController()
    const timeout = setTimeout(() => timedOut.abort(), limits.timeoutMs)
    const hasResponded = await checkHealth(timedOut.signal).catch(() => false)
    clearTimeout(timeout)
    clearTimeout(nextTry)
    change(hasResponded)
    if (hasResponded || triesLeft === 0) return
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
  // browsers fire `online` before requests succeed
  function onOnline() {
    scheduleRetries(limits.maxRecoveryAttempts)
    void check()
  }
  browser.addEventListener('offline', onOffline)
  browser.addEventListener('online', onOnline)
  if (!isInitiallyOnline) onOffline()

  return {
    state: store.get,
    check,
    subscribe: store.subscribe,
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
