import { openPeriods, openState } from './open-intervals.ts'
import type { Hours } from './opening-hours.ts'
import type { PickupPromise } from './pickup-promise.ts'
import { localDay, localMinutes } from './time-zone.ts'

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dayMs = 86_400_000

/** '6 PM', '4:40 PM', '12 AM', by the shop's clock. */
export function clockWords(time_zone: string, at: Date): string {
  return wallClock(localMinutes(time_zone, at.getTime()))
}

/** '08:30' -> '8:30 AM' */
export function timeWords(time: string): string {
  return wallClock(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
}

function wallClock(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  const shown = past === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(past).padStart(2, '0')}`
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Open until 6 PM', 'Closes soon, 6 PM', 'Opens 8 AM' (today), 'Opens Mon 8 AM', 'Closed', 'Open 24 hours'. */
export function openStateWords(hours: Hours, now: Date): string {
  const { state, until, opensAt } = openState(hours, now)
  const clock = (at: Date) => clockWords(hours.time_zone, at)
  if (state === 'closes_soon' && until) return `Closes soon, ${clock(until)}`
  if (state !== 'closed') return until && isNear(until, now) ? `Open until ${clock(until)}` : 'Open 24 hours'
  if (!opensAt) return 'Closed'

  const away = daysAway(hours.time_zone, now, opensAt)
  return away === 0
    ? `Opens ${clock(opensAt)}`
    : `Opens ${dayWords(hours.time_zone, opensAt, away)} ${clock(opensAt)}`
}

/** 'Ready today from 4:40 PM, open until 6 PM', 'Ready tomorrow from 8:20 AM', 'Ready Wed from 9 AM'. */
export function promiseWords(promise: PickupPromise, hours: Hours, now: Date): string {
  if (!promise.ok) return 'Not taking orders right now'
  const ready = new Date(Math.ceil(promise.ready_at.getTime() / 60_000) * 60_000)
  const from = clockWords(hours.time_zone, ready)
  const away = daysAway(hours.time_zone, now, ready)
  if (away === 1) return `Ready tomorrow from ${from}`
  if (away > 1) return `Ready ${dayWords(hours.time_zone, ready, away)} from ${from}`

  const closes = openPeriods(hours, promise.ready_at, new Date(promise.ready_at.getTime() + dayMs))[0]?.closes
  const until = closes && isNear(closes, now) ? `, open until ${clockWords(hours.time_zone, closes)}` : ''
  return `Ready today from ${from}${until}`
}

function daysAway(time_zone: string, now: Date, at: Date): number {
  return localDay(time_zone, at.getTime()) - localDay(time_zone, now.getTime())
}

/** A weekday's name says enough for six days; then the date. */
function dayWords(time_zone: string, at: Date, away: number): string {
  const day = new Date(localDay(time_zone, at.getTime()) * dayMs)
  if (away < 7) return weekdayNames[day.getUTCDay()] ?? ''
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()},`
}

function isNear(at: Date, now: Date): boolean {
  return at.getTime() - now.getTime() < dayMs
}
