import { minuteMs } from '@mainstreet/contract/durations.ts'
import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '../ui/hooks/create-store.ts'

const tickIntervalMs = 30_000

/** A larger difference means that the device's clock is wrong; a smaller one comes from the network. */
const maxClockSkewMs = 2 * minuteMs

let renderedAt = new Date()
let clockSkewMs = 0
let isRunning = false
const clock = createStore(getRenderedOrServerTime, start)

/** The time of the server render: the first render in the browser must use the same. */
export function setRenderedAt(at: Date) {
  renderedAt = at
}

/** The current time by the server's clock: opening states must not depend on the device's own clock. */
export function getServerTime(): Date {
  return new Date(Date.now() - clockSkewMs)
}

/** Every response contains the server's time, and how long it was cached on the way. */
export function syncServerTime({ headers }: Response) {
  const serverTimeMs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000
  if (Number.isNaN(serverTimeMs)) return
  const skewMs = Date.now() - serverTimeMs
  const next = Math.abs(skewMs) > maxClockSkewMs ? skewMs : 0
  if (Math.abs(next - clockSkewMs) <= maxClockSkewMs) return
  clockSkewMs = next
  if (isRunning) clock.set(getServerTime())
}

/** The current time, updated twice a minute. */
export function useClock(): Date {
  return useStore(clock, renderedAt)
}

/** A value that depends on the time: renders again only when the value changes, not twice a minute. */
export function useAtTime<Value extends string | number | boolean>(read: (now: Date) => Value): Value {
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.get()),
    () => read(renderedAt),
  )
}

/** So that a new page does not render again during hydration. */
function getRenderedOrServerTime(): Date {
  const now = getServerTime()
  return Math.abs(now.getTime() - renderedAt.getTime()) < tickIntervalMs ? renderedAt : now
}

function start() {
  isRunning = true
  const untilTick = tickIntervalMs - Math.abs(getServerTime().getTime() - getRenderedOrServerTime().getTime())
  let timer = setTimeout(tick, untilTick)
  function tick() {
    timer = setTimeout(tick, tickIntervalMs)
    clock.set(getServerTime())
  }
  return () => {
    isRunning = false
    clearTimeout(timer)
    // the next listener reads it again
    clock.refresh()
  }
}
