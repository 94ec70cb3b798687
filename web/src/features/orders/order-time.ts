import { minuteMs } from '@mainstreet/contract/durations.ts'
import { formatLocalDate, formatLocalTime, formatLocalWeekday } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'

/** '4:40 PM today', '9 AM tomorrow', 'Mon 9 AM' within six days, 'Nov 3, 9 AM' beyond; in the shop's time zone. */
export function formatWhen(timeZone: string, at: Date, now: Date): string {
  const clock = formatLocalTime(timeZone, at)
  const daysAhead = getLocalDay(timeZone, at.getTime()) - getLocalDay(timeZone, now.getTime())
  const { yesterday, today, tomorrow } = m.orders.time
  const formatNear = { '-1': yesterday, '0': today, '1': tomorrow }[String(daysAhead)]
  if (formatNear) return formatNear(clock)
  if (Math.abs(daysAhead) < 7) return m.orders.time.onWeekday(formatLocalWeekday(timeZone, at), clock)
  return m.orders.time.onDate(formatLocalDate(timeZone, at), clock)
}

/** Only the time for today. */
export function formatShortWhen(timeZone: string, at: Date, now: Date): string {
  const sameDay = getLocalDay(timeZone, at.getTime()) === getLocalDay(timeZone, now.getTime())
  return sameDay ? formatLocalTime(timeZone, at) : formatWhen(timeZone, at, now)
}

/** 'just now', '4 min', '1 hr 20 min', '2 days'. */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / minuteMs)
  const { time } = m.orders
  if (minutes < 1) return time.justNow
  if (minutes < 60) return time.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return time.days(Math.floor(hours / 24))
  return minutes % 60 ? time.hoursAndMinutes(hours, minutes % 60) : time.hours(hours)
}
