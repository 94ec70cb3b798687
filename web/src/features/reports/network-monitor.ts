import { health as limits } from '@mainstreet/contract/limits.ts'

export type NetworkState = { isOnline: boolean; lastChecked: number; failures: number }
export type NetworkWatch = ReturnType<typeof watchNetwork>

type Options = {
  /** Whether the street answers; rejects or hangs when it does not. */
  ask: (signal: AbortSignal) => Promise<boolean>
  /** What tells of `online` and `offline`. */
  browser: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Whether the browser had a line before anybody listened. */
  hasLine?: boolean
  now?: () => number
}

/** Spec 9: the browser's word counts at once, the street's own every 30 seconds; who has not answered in 5 is away. */
export function watchNetwork({ ask, browser, hasLine = true, now = Date.now }: Options) {
  let state: NetworkState = { isOnline: true, lastChecked: now(), failures: 0 }
  const listeners = new Set<() => void>()
  const timer = setInterval(() => void check(), limits.everyMs)
  let triesLeft = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined

  function change(isOnline: boolean) {
    state = { isOnline, lastChecked: now(), failures: isOnline ? 0 : state.failures + 1 }
    for (const listener of listeners) listener()
  }

  async function check(): Promise<void> {
    const late = new AbortController()
    const patience = setTimeout(() => late.abort(), limits.timeoutMs)
    const answered = await ask(late.signal).catch(() => false)
    clearTimeout(patience)
    clearTimeout(nextTry)
    change(answered)
    if (answered || triesLeft === 0) return
    triesLeft -= 1
    nextTry = setTimeout(() => void check(), limits.returnEveryMs)
  }
  function expectReturn(tries: number) {
    clearTimeout(nextTry)
    triesLeft = tries
  }
  function lost() {
    expectReturn(0)
    change(false)
  }
  // a browser tells of its line before anything gets through
  function back() {
    expectReturn(limits.returnTries)
    void check()
  }
  browser.addEventListener('offline', lost)
  browser.addEventListener('online', back)
  if (!hasLine) lost()

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
      expectReturn(0)
      browser.removeEventListener('offline', lost)
      browser.removeEventListener('online', back)
    },
  }
}

export async function askHealth(signal: AbortSignal): Promise<boolean> {
  const { ok } = await fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal })
  return ok
}
