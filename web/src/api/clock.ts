import { useSyncExternalStore } from 'react'

const everyMs = 30_000

let rendered = new Date()
let present: Date | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The time that the server rendered by: the first render in the browser must say the same. */
export function setRenderedAt(at: Date) {
  rendered = at
}

/** The present time, renewed twice a minute. */
export function useClock(): Date {
  return useSyncExternalStore(
    subscribe,
    () => (present ??= renderedOrNow()),
    () => rendered,
  )
}

/** So that a page that has just come is not drawn anew as it wakes. */
function renderedOrNow(): Date {
  const now = new Date()
  return Math.abs(now.getTime() - rendered.getTime()) < everyMs ? rendered : now
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setTimeout(tick, everyMs - Math.abs(Date.now() - renderedOrNow().getTime()))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
    present = undefined
  }
}

function tick() {
  present = new Date()
  timer = setTimeout(tick, everyMs)
  for (const listener of listeners) listener()
}
