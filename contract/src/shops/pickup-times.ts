import { hourMs, minuteMs } from '../durations.ts'
import { openingHoursLimits, pickupLimits } from './limits.ts'
import { listOpenIntervals } from './open-intervals.ts'
import type { OpeningHours } from './opening-hours.ts'
import { getPickupPromise, type PickupPromiseInput } from './pickup-promise.ts'

/**
 * The pickup times to choose from: the ready time, then each full step while the shop is open, up to the
 * horizon. Empty when the shop takes no orders.
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

/** Not before the ready time (with a grace period for slow forms), not while closed, not beyond the horizon. */
export function isPickupTime(request: PickupPromiseInput, at: Date): boolean {
  const promise = getPickupPromise(request)
  if (!promise.ok || at.getTime() < promise.ready_at.getTime() - pickupLimits.graceMinutes * minuteMs)
    return false
  return (
    at <= getLastPickupTime(request, promise.ready_at) &&
    listOpenIntervals(request.hours, at, new Date(at.getTime() + 1)).length > 0
  )
}

/**
 * The end of pickup: the closing that leaves at least two hours, at most three days later (docs/design.md,
 * section 5).
 */
export function getPickupDeadline(hours: OpeningHours, from: Date): Date {
  const latest = new Date(from.getTime() + openingHoursLimits.pickupMaxHours * hourMs)
  const enough = from.getTime() + openingHoursLimits.pickupMinHours * hourMs
  const end = listOpenIntervals(hours, from, latest).find(({ closes }) => closes.getTime() >= enough)
  return end && end.closes < latest ? end.closes : latest
}

function getLastPickupTime({ now }: PickupPromiseInput, ready: Date): Date {
  return new Date(Math.max(now.getTime() + openingHoursLimits.horizonHours * hourMs, ready.getTime()))
}
