const patienceMs = 3000

/** When the browser has nothing better to do, or at last after a while. */
export function whenIdle(work: () => void) {
  // Safari knows no idle callback
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patienceMs })
  else setTimeout(work, patienceMs)
}
