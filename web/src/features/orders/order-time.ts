import { minuteMs } from '@mainstreet/contract/durations.ts'
import { formatLocalTime } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'

/** 'today 4:40 PM', 'tomorrow 9 AM', 'Mon 9 AM' within six days, 'Nov 3, 9 AM' beyond; in the shop's time zone. */
export function formatWhen(timeZone: string, at: Date, now: Date): string {
  const clock = formatLocalTime(timeZone, at)
  const daysAhead = getLocalDay(timeZone, at.getTime()) - getLocalDay(timeZone, now.getTime())
  const near = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[String(daysAhead)]
  if (near) return `${near} ${clock}`
  if (Math.abs(daysAhead) < 7) return `${formatParts(timeZone, at, { weekday: 'short' })} ${clock}`
  return `${formatParts(timeZone, at, { month: 'short', day: 'numeric' })}, ${clock}`
}

/** Only the time for today. */
export function formatShortWhen(timeZone: string, at: Date, now: Date): string {
  const sameDay = getLocalDay(timeZone, at.getTime()) === getLocalDay(timeZone, now.getTime())
  return sameDay ? formatLocalTime(timeZone, at) : formatWhen(timeZone, at, now)
}

/** 'just now', '4 min', '1 h 20 min', '2 days'. */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60)
    return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`
  const days = Math.floor(minutes / (24 * 60))
  return days === 1 ? '1 day' : `${days} days`
}

function formatParts(timeZone: string, at: Date, wanted: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...wanted, timeZone }).format(at)
}
