import { hourMs, minuteMs } from '../durations.ts'
import { openingHoursLimits, pickupLimits } from '../limits.ts'
import { listOpenIntervals } from './open-intervals.ts'
import type { OpeningHours } from './opening-hours.ts'
import { getPickupPromise, type PickupPromiseInput } from './pickup-promise.ts'

/**
 * The times at which one can begin to pick up: as soon as it is ready, then each full step while the shop is open,
 * for as far as orders are taken. Empty where the shop takes none.
 */
export function listPickupTimes(request: PickupPromiseInput): Date[] {
  const promise = getPickupPromise(request)
  if (!promise.ok) return []
  const last = getLastPickupTime(request, promise.ready_at)
  const step = pickupLimits.stepMinutes * minuteMs
  const times = [promise.ready_at]
  for (const { opens, closes } of listOpenIntervals(request.hours, promise.ready_at, last)) {
    const first = Math.max(opens.getTime(), Math.ceil((promise.ready_at.getTime() + 1) / step) * step)
    for (let at = Math.ceil(first / step) * step; at < closes.getTime() && at <= last.getTime(); at += step)
      times.push(new Date(at))
  }
  return times
}

/** Not before it is ready, not behind closed doors, not too far away; a minute late is forgiven to a slow form. */
export function isPickupTime(request: PickupPromiseInput, at: Date): boolean {
  const promise = getPickupPromise(request)
  if (!promise.ok || at.getTime() < promise.ready_at.getTime() - pickupLimits.graceMinutes * minuteMs)
    return false
  return (
    at <= getLastPickupTime(request, promise.ready_at) &&
    listOpenIntervals(request.hours, at, new Date(at.getTime() + 1)).length > 0
  )
}

/** Until when it waits: the end of the opening that leaves at least two hours, at most three days on (design 5). */
export function getPickupDeadline(hours: OpeningHours, from: Date): Date {
  const latest = new Date(from.getTime() + openingHoursLimits.pickupMaxHours * hourMs)
  const enough = from.getTime() + openingHoursLimits.pickupMinHours * hourMs
  const end = listOpenIntervals(hours, from, latest).find(({ closes }) => closes.getTime() >= enough)
  return end && end.closes < latest ? end.closes : latest
}

function getLastPickupTime({ now }: PickupPromiseInput, ready: Date): Date {
  return new Date(Math.max(now.getTime() + openingHoursLimits.horizonHours * hourMs, ready.getTime()))
}
