import { opening } from '../limits.ts'
import { type Hours, type Period, periodMinutes, weekdays } from './opening-hours.ts'
import { instantOf, localDay } from './time-zone.ts'

export type OpenPeriod = { opens: Date; closes: Date }
export type OpenState = { state: 'open' | 'closes_soon' | 'closed'; until?: Date; opensAt?: Date }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Every opening that touches the time between, whole and in order; openings that meet are one. A closing after `to`
 * may be earlier than the true one, where the shop does not close for days.
 */
export function openPeriods(hours: Hours, from: Date, to: Date): OpenPeriod[] {
  const last = localDay(hours.time_zone, to.getTime()) + 1
  const found: { opens: number; closes: number }[] = []
  for (let day = localDay(hours.time_zone, from.getTime()) - 1; day <= last; day++)
    found.push(...ofDay(hours, day))

  return joined(found)
    .filter(({ opens, closes }) => closes > from.getTime() && opens < to.getTime())
    .map(({ opens, closes }) => ({ opens: new Date(opens), closes: new Date(closes) }))
}

/** From the minute of opening up to, and without, the minute of closing. */
export function isOpen(hours: Hours, at: Date): boolean {
  return openPeriods(hours, at, new Date(at.getTime() + 1)).length > 0
}

/** The first opening after `at`, also when the shop is open; undefined where none comes in time. */
export function nextOpening(
  hours: Hours,
  at: Date,
  withinHours: number = opening.horizonHours,
): Date | undefined {
  const end = at.getTime() + withinHours * hourMs
  return openPeriods(hours, at, new Date(end + 1)).find(({ opens }) => opens > at)?.opens
}

/** `until` is undefined where the shop stays open for three days, `opensAt` where it stays closed for a week. */
export function openState(hours: Hours, now: Date): OpenState {
  const horizon = new Date(now.getTime() + opening.horizonHours * hourMs)
  const current = openPeriods(hours, now, horizon)[0]
  if (current && current.opens <= now) {
    if (current.closes > horizon) return { state: 'open' }
    const left = current.closes.getTime() - now.getTime()
    return {
      state: left <= opening.closesSoonMinutes * minuteMs ? 'closes_soon' : 'open',
      until: current.closes,
    }
  }
  const opensAt = current?.opens ?? nextOpening(hours, now, opening.wordsHorizonHours)
  return opensAt ? { state: 'closed', opensAt } : { state: 'closed' }
}

/** When the shop has been open for so many minutes since `from`; undefined where that takes over a month. */
export function addOpenMinutes(hours: Hours, from: Date, minutes: number): Date | undefined {
  if (minutes <= 0) return from
  let left = minutes * minuteMs
  const end = new Date(from.getTime() + opening.openMinutesHorizonDays * dayMs)
  for (const { opens, closes } of openPeriods(hours, from, end)) {
    const start = Math.max(opens.getTime(), from.getTime())
    if (left <= closes.getTime() - start) return new Date(start + left)
    left -= closes.getTime() - start
  }
  return undefined
}

function ofDay(hours: Hours, day: number): { opens: number; closes: number }[] {
  return periodsOn(hours, day).map((period) => {
    const { opens, closes } = periodMinutes(period)
    return {
      opens: instantOf(hours.time_zone, day, opens),
      closes: instantOf(hours.time_zone, day, closes),
    }
  })
}

function periodsOn({ week, exceptions }: Hours, day: number): Period[] {
  const date = exceptions.length > 0 ? new Date(day * dayMs).toISOString().slice(0, 10) : ''
  const exception = exceptions.find((one) => one.date === date)
  const weekday = weekdays[(((day + 4) % 7) + 7) % 7] ?? 'sun'
  return exception ? exception.periods : week[weekday]
}

function joined(periods: { opens: number; closes: number }[]): { opens: number; closes: number }[] {
  const real = periods.filter(({ opens, closes }) => closes > opens).sort((a, b) => a.opens - b.opens)
  const result: { opens: number; closes: number }[] = []
  for (const next of real) {
    const last = result.at(-1)
    if (last && next.opens <= last.closes) last.closes = Math.max(last.closes, next.closes)
    else result.push({ ...next })
  }
  return result
}
