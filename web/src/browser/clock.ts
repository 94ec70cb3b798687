import { useSyncExternalStore } from 'react'

const everyMs = 30_000

/** A device that is this far off is wrong; less is the line's. */
const wrongMs = 2 * 60_000

let rendered = new Date()
let aheadMs = 0
let present: Date | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The time that the server rendered by: the first render in the browser must say the same. */
export function setRenderedAt(at: Date) {
  rendered = at
}

/** The present time by the street's clock: what is open, and until when, must not hang on the device's own. */
export function streetTime(): Date {
  return new Date(Date.now() - aheadMs)
}

/** Every answer tells the time of the street, and how long it has been kept on the way. */
export function hearTime({ headers }: Response) {
  const told = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000
  if (Number.isNaN(told)) return
  const off = Date.now() - told
  const next = Math.abs(off) > wrongMs ? off : 0
  if (Math.abs(next - aheadMs) <= wrongMs) return
  aheadMs = next
  if (present) tell()
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
  const now = streetTime()
  return Math.abs(now.getTime() - rendered.getTime()) < everyMs ? rendered : now
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setTimeout(tick, everyMs - Math.abs(streetTime().getTime() - renderedOrNow().getTime()))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
    present = undefined
  }
}

function tick() {
  timer = setTimeout(tick, everyMs)
  tell()
}

function tell() {
  present = streetTime()
  for (const listener of listeners) listener()
}
