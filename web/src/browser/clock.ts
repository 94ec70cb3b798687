import { minuteMs } from '@mainstreet/contract/durations.ts'
import { useSyncExternalStore } from 'react'

const tickIntervalMs = 30_000

/** A device that is this far off is wrong; less is the line's. */
const maxClockSkewMs = 2 * minuteMs

let renderedAt = new Date()
let clockSkewMs = 0
let currentTime: Date | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The time that the server rendered by: the first render in the browser must say the same. */
export function setRenderedAt(at: Date) {
  renderedAt = at
}

/** The present time by the street's clock: what is open, and until when, must not hang on the device's own. */
export function getServerTime(): Date {
  return new Date(Date.now() - clockSkewMs)
}

/** Every answer tells the time of the street, and how long it has been kept on the way. */
export function syncServerTime({ headers }: Response) {
  const serverTimeMs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000
  if (Number.isNaN(serverTimeMs)) return
  const skewMs = Date.now() - serverTimeMs
  const next = Math.abs(skewMs) > maxClockSkewMs ? skewMs : 0
  if (Math.abs(next - clockSkewMs) <= maxClockSkewMs) return
  clockSkewMs = next
  if (currentTime) notifyListeners()
}

/** The present time, renewed twice a minute. */
export function useClock(): Date {
  return useSyncExternalStore(
    subscribe,
    () => (currentTime ??= getRenderedOrServerTime()),
    () => renderedAt,
  )
}

/** So that a page that has just come is not drawn anew as it wakes. */
function getRenderedOrServerTime(): Date {
  const now = getServerTime()
  return Math.abs(now.getTime() - renderedAt.getTime()) < tickIntervalMs ? renderedAt : now
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setTimeout(
    tick,
    tickIntervalMs - Math.abs(getServerTime().getTime() - getRenderedOrServerTime().getTime()),
  )
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
    currentTime = undefined
  }
}

function tick() {
  timer = setTimeout(tick, tickIntervalMs)
  notifyListeners()
}

function notifyListeners() {
  currentTime = getServerTime()
  for (const listener of listeners) listener()
}
