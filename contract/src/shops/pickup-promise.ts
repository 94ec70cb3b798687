import { hourMs, minuteMs } from '../durations.ts'
import { openingHoursLimits } from './limits.ts'
import { listOpenIntervals, type OpenInterval } from './open-intervals.ts'
import type { OpeningHours } from './opening-hours.ts'
import { isPaused, type PausedUntil } from './paused.ts'

export type PickupPromiseInput = {
  hours: OpeningHours
  paused_until?: PausedUntil
  preparation_minutes: number
  now: Date
}
export type PickupPromise =
  | { ok: true; ready_at: Date; pickup_until: Date; open_now: boolean }
  | { ok: false; code: 'shop_not_accepting_orders' }

/** A preparation time is an estimate: to the minute it would look like a promise. */
export const readyStepMs = 5 * minuteMs

const rejected: PickupPromise = { ok: false, code: 'shop_not_accepting_orders' }

/** docs/design.md, section 5: the pickup promise. Server, card, cart, checkout and chat all use this rule. */
export function getPickupPromise({
  hours,
  paused_until,
  preparation_minutes,
  now,
}: PickupPromiseInput): PickupPromise {
  if (isPaused(paused_until, now)) return rejected

  const preparation = preparation_minutes * minuteMs
  const horizon = now.getTime() + openingHoursLimits.horizonHours * hourMs
  const end =
    horizon + preparation + (openingHoursLimits.horizonHours + openingHoursLimits.pickupMaxHours) * hourMs
  const periods = listOpenIntervals(hours, now, new Date(end))
  const readyAt = computeReadyAt(periods, now.getTime(), preparation, horizon)
  if (readyAt === undefined) return rejected
  const ready = roundUpWithinPeriod(periods, readyAt)
  return {
    ok: true,
    ready_at: new Date(ready),
    pickup_until: new Date(computePickupDeadline(periods, ready)),
    open_now: findPeriodAt(periods, now.getTime()) !== undefined,
  }
}

/**
 * Within the current opening, otherwise counted from the next one; if the shop would be closed by then, the
 * opening after that.
 */
function computeReadyAt(
  periods: OpenInterval[],
  now: number,
  preparation: number,
  horizon: number,
): number | undefined {
  const present = findPeriodAt(periods, now)
  if (present && now + preparation < present.closes.getTime()) return now + preparation

  const next = periods.find(({ opens }) => opens.getTime() > now && opens.getTime() <= horizon)
  if (!next) return undefined
  const ready = next.opens.getTime() + preparation
  if (findPeriodAt(periods, ready)) return ready
  const later = periods.find(({ opens }) => opens.getTime() > ready)?.opens.getTime()
  return later !== undefined && later <= ready + openingHoursLimits.horizonHours * hourMs ? later : undefined
}

/** Before closing time; a time less than a step before it stays. */
function roundUpWithinPeriod(periods: OpenInterval[], at: number): number {
  const rounded = Math.ceil(at / readyStepMs) * readyStepMs
  const period = findPeriodAt(periods, at)
  return period && rounded < period.closes.getTime() ? rounded : at
}

function computePickupDeadline(periods: OpenInterval[], ready: number): number {
  const latest = ready + openingHoursLimits.pickupMaxHours * hourMs
  const end = periods.find(
    ({ closes }) => closes.getTime() >= ready + openingHoursLimits.pickupMinHours * hourMs,
  )
  return Math.min(end?.closes.getTime() ?? latest, latest)
}

function findPeriodAt(periods: OpenInterval[], at: number): OpenInterval | undefined {
  return periods.find(({ opens, closes }) => opens.getTime() <= at && at < closes.getTime())
}
