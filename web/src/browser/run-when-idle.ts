const idleTimeoutMs = 3000

/** When the browser has nothing better to do, or at last after a while. */
export function runWhenIdle(work: () => void) {
  // Safari knows no idle callback
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: idleTimeoutMs })
  else setTimeout(work, idleTimeoutMs)
}
