import { dayMs, hourMs, minuteMs } from '../durations.ts'
import { openingHoursLimits } from './limits.ts'
import { toMinuteRange } from './minute-range.ts'
import type { OpeningHours, OpeningPeriod } from './opening-hours.ts'
import { getLocalDay, toInstant } from './time-zone.ts'
import { weekdays } from './weekdays.ts'

export type OpenInterval = { opens: Date; closes: Date }
export type OpenState = { state: 'open' | 'closes_soon' | 'closed'; until?: Date; opensAt?: Date }

/**
 * Every open interval that overlaps the range, complete and in order; adjacent intervals are merged. A
 * closing after `to` may be earlier than the real one when the shop stays open for days.
 */
export function listOpenIntervals(hours: OpeningHours, from: Date, to: Date): OpenInterval[] {
  return mergePeriods(walkPeriods(hours, from, to))
    .filter(({ opens, closes }) => closes > from.getTime() && opens < to.getTime())
    .map(({ opens, closes }) => ({ opens: new Date(opens), closes: new Date(closes) }))
}

/** From the minute of opening, up to but excluding the minute of closing. */
export function isOpen(hours: OpeningHours, at: Date): boolean {
  return listOpenIntervals(hours, at, new Date(at.getTime() + 1)).length > 0
}

/** The first opening after `at`, also when the shop is open; undefined when there is none within `withinHours`. */
export function getNextOpening(
  hours: OpeningHours,
  at: Date,
  withinHours: number = openingHoursLimits.horizonHours,
): Date | undefined {
  const end = at.getTime() + withinHours * hourMs
  return listOpenIntervals(hours, at, new Date(end + 1)).find(({ opens }) => opens > at)?.opens
}

/** `until` is undefined when the shop stays open for three days, `opensAt` when it stays closed for a week. */
export function getOpenState(hours: OpeningHours, now: Date): OpenState {
  const horizon = new Date(now.getTime() + openingHoursLimits.horizonHours * hourMs)
  const current = listOpenIntervals(hours, now, horizon)[0]
  if (current && current.opens <= now) {
    if (current.closes > horizon) return { state: 'open' }
    const left = current.closes.getTime() - now.getTime()
    return {
      state: left <= openingHoursLimits.closesSoonMinutes * minuteMs ? 'closes_soon' : 'open',
      until: current.closes,
    }
  }
  const opensAt = current?.opens ?? getNextOpening(hours, now, openingHoursLimits.labelHorizonHours)
  return opensAt ? { state: 'closed', opensAt } : { state: 'closed' }
}

/** When the shop has been open for this many minutes since `from`; undefined when that takes more than a month. */
export function addOpenMinutes(hours: OpeningHours, from: Date, minutes: number): Date | undefined {
  if (minutes <= 0) return from
  let left = minutes * minuteMs
  let reached = from.getTime()
  const end = new Date(reached + openingHoursLimits.openMinutesHorizonDays * dayMs)
  for (const { opens, closes } of walkPeriods(hours, from, end)) {
    if (opens >= end.getTime()) break
    const start = Math.max(opens, reached)
    if (closes <= start) continue
    if (left <= closes - start) return new Date(start + left)
    left -= closes - start
    reached = closes
  }
  return undefined
}

/** In milliseconds. */
type Period = { opens: number; closes: number }

/**
 * The periods of the days that touch the range, by their opening; they may overlap. Computed day by day: the deadline of a
 * shop's response needs two of 33 days, and all of them were a fifth of the memory that an order allocated.
 */
function* walkPeriods(hours: OpeningHours, from: Date, to: Date): Generator<Period> {
  const last = getLocalDay(hours.time_zone, to.getTime()) + 1
  for (let day = getLocalDay(hours.time_zone, from.getTime()) - 1; day <= last; day++)
    yield* listPeriodsOfDay(hours, day)
}

function listPeriodsOfDay(hours: OpeningHours, day: number): Period[] {
  return getPeriodsOfDay(hours, day)
    .map((period) => {
      const { opens, closes } = toMinuteRange(period)
      return {
        opens: toInstant(hours.time_zone, day, opens),
        closes: toInstant(hours.time_zone, day, closes),
      }
    })
    .filter(({ opens, closes }) => closes > opens)
    .sort((a, b) => a.opens - b.opens)
}

function getPeriodsOfDay({ week, exceptions }: OpeningHours, day: number): OpeningPeriod[] {
  const date = exceptions.length > 0 ? new Date(day * dayMs).toISOString().slice(0, 10) : ''
  const exception = exceptions.find((one) => one.date === date)
  const weekday = weekdays[(((day + 4) % 7) + 7) % 7] ?? 'sun'
  return exception ? exception.periods : week[weekday]
}

function mergePeriods(periods: Iterable<Period>): Period[] {
  const result: Period[] = []
  for (const next of periods) {
    const last = result.at(-1)
    if (last && next.opens <= last.closes) last.closes = Math.max(last.closes, next.closes)
    else result.push({ ...next })
  }
  return result
}
