import { minuteMs } from '@mainstreet/contract/durations.ts'
import { toMinuteRange } from '@mainstreet/contract/shops/minute-range.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { getLocalDay, toInstant } from '@mainstreet/contract/shops/time-zone.ts'
import { type Weekday, weekdays } from '@mainstreet/contract/shops/weekdays.ts'
import type { createDemoRandom } from '../seeded-random.ts'

const historyWeeks = 8
/** Sales grow a little each month. */
const recent = { weeks: 4, share: 0.55 }
/** The minutes of the day between which customers order, also in shops that never close. */
const earliestMinute = 7 * 60
const latestMinute = 21 * 60
const rush = { day: 'sat' as Weekday, from: 11 * 60, minutes: 60, share: 0.2 }

/** `durationMinutes`: until the pickup. `minutesUntilOver`: until nothing can happen to the order any more. */
type OrderTiming = { now: Date; durationMinutes: number; minutesUntilOver: number }

/** A time in the last weeks while the shop was open, most often on a Saturday morning. */
export function pickOrderTime(
  hours: OpeningHours,
  { now, durationMinutes, minutesUntilOver }: OrderTiming,
  random: ReturnType<typeof createDemoRandom>,
): Date {
  const days = weekdays.filter((day) => hours.week[day].length > 0)
  const isRush = random.chance(rush.share)
  const weekday = isRush && days.includes(rush.day) ? rush.day : random.of(days)
  const { opens, closes } = toMinuteRange(random.of(hours.week[weekday]))
  const first = Math.max(opens, earliestMinute)
  const last = Math.max(first, Math.min(closes, latestMinute) - durationMinutes)
  const start = isRush ? Math.max(first, Math.min(rush.from, last - rush.minutes)) : first
  const minute = start + random.below(Math.min(last - start, isRush ? rush.minutes : last - start) + 1)

  const today = getLocalDay(hours.time_zone, now.getTime())
  const since = (((today + 4 - weekdays.indexOf(weekday)) % 7) + 7) % 7
  const ago = random.chance(recent.share)
    ? random.below(recent.weeks)
    : recent.weeks + random.below(historyWeeks - recent.weeks)
  const day = today - since - 7 * ago
  const at = toInstant(hours.time_zone, day, minute)
  return new Date(
    at + minutesUntilOver * minuteMs <= now.getTime()
      ? at
      : toInstant(hours.time_zone, day - 7 * historyWeeks, minute),
  )
}
