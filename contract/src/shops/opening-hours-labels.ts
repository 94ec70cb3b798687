import { dayMs } from '../durations.ts'
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

/** 'Mon', in the shop's time zone. */
export function formatLocalWeekday(time_zone: string, at: Date): string {
  return shortWeekdayName(getLocalDate(time_zone, at).getUTCDay())
}

/** 'Nov 28', in the shop's time zone. */
export function formatLocalDate(time_zone: string, at: Date): string {
  const date = getLocalDate(time_zone, at)
  return `${shortMonthNames[date.getUTCMonth()]} ${date.getUTCDate()}`
}

/** Midnight UTC of the local day. */
function getLocalDate(time_zone: string, at: Date): Date {
  return new Date(getLocalDay(time_zone, at.getTime()) * dayMs)
}
