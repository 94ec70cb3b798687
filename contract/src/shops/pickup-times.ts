import { opening, pickup } from '../limits.ts'
import { openPeriods } from './open-intervals.ts'
import type { Hours } from './opening-hours.ts'
import { type PromiseRequest, pickupPromise } from './pickup-promise.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * The times at which one can begin to pick up: as soon as it is ready, then each full step while the shop is open,
 * for as far as orders are taken. Empty where the shop takes none.
 */
export function pickupTimes(request: PromiseRequest): Date[] {
  const promise = pickupPromise(request)
  if (!promise.ok) return []
  const last = lastTime(request, promise.ready_at)
  const step = pickup.stepMinutes * minuteMs
  const times = [promise.ready_at]
  for (const { opens, closes } of openPeriods(request.hours, promise.ready_at, last)) {
    const first = Math.max(opens.getTime(), Math.ceil((promise.ready_at.getTime() + 1) / step) * step)
    for (let at = Math.ceil(first / step) * step; at < closes.getTime() && at <= last.getTime(); at += step)
      times.push(new Date(at))
  }
  return times
}

/** Not before it is ready, not behind closed doors, not too far away; a minute late is forgiven to a slow form. */
export function isPickupTime(request: PromiseRequest, at: Date): boolean {
  const promise = pickupPromise(request)
  if (!promise.ok || at.getTime() < promise.ready_at.getTime() - pickup.graceMinutes * minuteMs) return false
  return (
    at <= lastTime(request, promise.ready_at) &&
    openPeriods(request.hours, at, new Date(at.getTime() + 1)).length > 0
  )
}

/** Until when it waits: the end of the opening that leaves at least two hours, at most three days on (design 5). */
export function pickupUntil(hours: Hours, from: Date): Date {
  const latest = new Date(from.getTime() + opening.pickupMaxHours * hourMs)
  const enough = from.getTime() + opening.pickupMinHours * hourMs
  const end = openPeriods(hours, from, latest).find(({ closes }) => closes.getTime() >= enough)
  return end && end.closes < latest ? end.closes : latest
}

function lastTime({ now }: PromiseRequest, ready: Date): Date {
  return new Date(Math.max(now.getTime() + opening.horizonHours * hourMs, ready.getTime()))
}
