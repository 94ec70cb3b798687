import { dayMs } from '@mainstreet/contract/durations.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

/** In the reader's time zone, not the shop's. */
export function formatTimeOfDay(at: Date): string {
  return at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** 'Today', 'Yesterday', 'Monday' within a week, 'Monday, November 3' and with its year if it is another. */
export function formatMessageDay(at: Date, now: Date): string {
  const away = daysBetween(at, now)
  if (away === 0) return m.chat.thread.today
  if (away === 1) return m.chat.thread.yesterday
  if (away > 1 && away < 7) return at.toLocaleDateString('en-US', { weekday: 'long' })
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return at.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...year })
}

/** For a list: the time today, otherwise a short date. */
export function formatShortTime(at: Date, now: Date): string {
  const away = daysBetween(at, now)
  if (away === 0) return formatTimeOfDay(at)
  if (away === 1) return m.chat.thread.yesterday
  if (away > 1 && away < 7) return at.toLocaleDateString('en-US', { weekday: 'short' })
  return at.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}

function daysBetween(a: Date, b: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs
  return day(b) - day(a)
}
