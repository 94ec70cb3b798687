import { opening } from '../limits.ts'
import { type OpenPeriod, openPeriods } from './open-intervals.ts'
import type { Hours } from './opening-hours.ts'
import { isPaused, type PausedUntil } from './paused.ts'

export type PromiseRequest = {
  hours: Hours
  paused_until?: PausedUntil
  preparation_minutes: number
  now: Date
}
export type PickupPromise =
  | { ok: true; ready_at: Date; pickup_until: Date; open_now: boolean }
  | { ok: false; code: 'shop_not_taking_orders' }

const hourMs = 3_600_000
const refused: PickupPromise = { ok: false, code: 'shop_not_taking_orders' }

/** Design 5, the promise of opening: server, card, cart, checkout and chat all ask here. */
export function pickupPromise({
  hours,
  paused_until,
  preparation_minutes,
  now,
}: PromiseRequest): PickupPromise {
  if (isPaused(paused_until, now)) return refused

  const preparation = preparation_minutes * 60_000
  const horizon = now.getTime() + opening.horizonHours * hourMs
  const end = horizon + preparation + (opening.horizonHours + opening.pickupMaxHours) * hourMs
  const periods = openPeriods(hours, now, new Date(end))
  const ready = readyAt(periods, now.getTime(), preparation, horizon)
  if (ready === undefined) return refused
  return {
    ok: true,
    ready_at: new Date(ready),
    pickup_until: new Date(pickupUntil(periods, ready)),
    open_now: holding(periods, now.getTime()) !== undefined,
  }
}

/** Within the present opening, else counted from the next one; what would end behind closed doors waits for the next. */
function readyAt(
  periods: OpenPeriod[],
  now: number,
  preparation: number,
  horizon: number,
): number | undefined {
  const present = holding(periods, now)
  if (present && now + preparation < present.closes.getTime()) return now + preparation

  const next = periods.find(({ opens }) => opens.getTime() > now && opens.getTime() <= horizon)
  if (!next) return undefined
  const ready = next.opens.getTime() + preparation
  if (holding(periods, ready)) return ready
  const later = periods.find(({ opens }) => opens.getTime() > ready)?.opens.getTime()
  return later !== undefined && later <= ready + opening.horizonHours * hourMs ? later : undefined
}

function pickupUntil(periods: OpenPeriod[], ready: number): number {
  const latest = ready + opening.pickupMaxHours * hourMs
  const end = periods.find(({ closes }) => closes.getTime() >= ready + opening.pickupMinHours * hourMs)
  return Math.min(end?.closes.getTime() ?? latest, latest)
}

function holding(periods: OpenPeriod[], at: number): OpenPeriod | undefined {
  return periods.find(({ opens, closes }) => opens.getTime() <= at && at < closes.getTime())
}
