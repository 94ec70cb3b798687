import { dayMs, minuteMs } from '../durations.ts'
import { getOpenState, listOpenIntervals } from './open-intervals.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { PickupPromise } from './pickup-promise.ts'
import { getLocalDay, getLocalMinutes } from './time-zone.ts'
import { shortWeekdayName } from './weekdays.ts'

const shortMonthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '6 PM', '4:40 PM', '12 AM', in the shop's time zone. */
export function formatLocalTime(time_zone: string, at: Date): string {
  return formatMinuteOfDay(getLocalMinutes(time_zone, at.getTime()))
}

/** '08:30' -> '8:30 AM' */
export function formatTimeOfDay(time: string): string {
  return formatMinuteOfDay(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
}

function formatMinuteOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  const shown = past === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(past).padStart(2, '0')}`
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Open until 6 PM', 'Closes soon, 6 PM', 'Opens 8 AM' (today), 'Opens Mon 8 AM', 'Closed', 'Open 24 hours'. */
export function openStateLabel(hours: OpeningHours, now: Date): string {
  const { state, until, opensAt } = getOpenState(hours, now)
  const clock = (at: Date) => formatLocalTime(hours.time_zone, at)
  if (state === 'closes_soon' && until) return `Closes soon, ${clock(until)}`
  if (state !== 'closed')
    return until && isWithinADay(until, now) ? `Open until ${clock(until)}` : 'Open 24 hours'
  if (!opensAt) return 'Closed'

  const daysUntil = daysAway(hours.time_zone, now, opensAt)
  return daysUntil === 0
    ? `Opens ${clock(opensAt)}`
    : `Opens ${formatDay(hours.time_zone, opensAt, daysUntil)} ${clock(opensAt)}`
}

/** 'Ready today from 4:40 PM, open until 6 PM', 'Ready tomorrow from 8:20 AM', 'Ready Wed from 9 AM'. */
export function pickupPromiseLabel(promise: PickupPromise, hours: OpeningHours, now: Date): string {
  if (!promise.ok) return 'Not taking orders right now'
  const ready = new Date(Math.ceil(promise.ready_at.getTime() / minuteMs) * minuteMs)
  const from = formatLocalTime(hours.time_zone, ready)
  const daysUntil = daysAway(hours.time_zone, now, ready)
  if (daysUntil === 1) return `Ready tomorrow from ${from}`
  if (daysUntil > 1) return `Ready ${formatDay(hours.time_zone, ready, daysUntil)} from ${from}`

  const closes = listOpenIntervals(hours, promise.ready_at, new Date(promise.ready_at.getTime() + dayMs))[0]
    ?.closes
  const until =
    closes && isWithinADay(closes, now) ? `, open until ${formatLocalTime(hours.time_zone, closes)}` : ''
  return `Ready today from ${from}${until}`
}

function daysAway(time_zone: string, now: Date, at: Date): number {
  return getLocalDay(time_zone, at.getTime()) - getLocalDay(time_zone, now.getTime())
}

/** A weekday's name is unambiguous for six days; after that the date. */
function formatDay(time_zone: string, at: Date, away: number): string {
  const day = new Date(getLocalDay(time_zone, at.getTime()) * dayMs)
  if (away < 7) return shortWeekdayName(day.getUTCDay())
  return `${shortMonthNames[day.getUTCMonth()]} ${day.getUTCDate()},`
}

function isWithinADay(at: Date, now: Date): boolean {
  return at.getTime() - now.getTime() < dayMs
}
