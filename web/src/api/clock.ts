import { useSyncExternalStore } from 'react'

const everyMs = 30_000

let rendered = new Date()
let present: Date | undefined
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** The time that the server rendered by: the first render in the browser must say the same. */
export function setRenderedAt(at: Date) {
  rendered = at
}

/** The present time, renewed twice a minute. */
export function useClock(): Date {
  return useSyncExternalStore(
    subscribe,
    () => (present ??= new Date()),
    () => rendered,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, everyMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    present = undefined
  }
}

function tick() {
  present = new Date()
  for (const listener of listeners) listener()
}
