const patienceMs = 3000

/** When the browser has nothing better to do, or at last after a while; the answer cancels. */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle callback
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, patienceMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: patienceMs })
  return () => cancelIdleCallback(handle)
}
