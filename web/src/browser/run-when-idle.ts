const idleTimeoutMs = 3000

/** Runs when the browser is idle, at the latest after a timeout. */
export function runWhenIdle(work: () => void) {
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: idleTimeoutMs })
  else setTimeout(work, idleTimeoutMs)
}
