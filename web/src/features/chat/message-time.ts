import { dayMs } from '@mainstreet/contract/durations.ts'
import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { getViewerTimeZone } from '../../browser/time-zones.ts'

/** In the reader's time zone, not the shop's. */
export function formatTimeOfDay(at: Date): string {
  return formatDate(at, 'time', getViewerTimeZone())
}

/** 'Today', 'Yesterday', 'Monday' within a week, 'Monday, November 3' and with its year if it is another. */
export function formatMessageDay(at: Date, now: Date): string {
  const away = daysBetween(at, now)
  if (away === 0) return m.chat.thread.today
  if (away === 1) return m.chat.thread.yesterday
  if (away > 1 && away < 7) return formatDate(at, 'weekday', getViewerTimeZone())
  const style = at.getFullYear() === now.getFullYear() ? 'longDay' : 'longDayWithYear'
  return formatDate(at, style, getViewerTimeZone())
}

/** For a list: the time today, otherwise a short date. */
export function formatShortTime(at: Date, now: Date): string {
  const away = daysBetween(at, now)
  if (away === 0) return formatTimeOfDay(at)
  if (away === 1) return m.chat.thread.yesterday
  if (away > 1 && away < 7) return formatDate(at, 'shortWeekday', getViewerTimeZone())
  return formatDate(at, 'day', getViewerTimeZone())
}

function daysBetween(a: Date, b: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs
  return day(b) - day(a)
}
