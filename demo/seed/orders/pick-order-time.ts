import {
  type Hours,
  periodMinutes,
  type Weekday,
  weekdays,
} from '@mainstreet/contract/shops/opening-hours.ts'
import { instantOf, localDay } from '@mainstreet/contract/shops/time-zone.ts'
import type { diceOf } from '../seeded-random.ts'

const minuteMs = 60_000
const weeks = 8
/** A street that does a little better each month. */
const recent = { weeks: 4, share: 0.55 }
/** Minutes of the day between which people order, also where a shop is never locked. */
const morning = 7 * 60
const evening = 21 * 60
const rush = { day: 'sat' as Weekday, from: 11 * 60, minutes: 60, share: 0.2 }

/** `lasts`: until the goods are handed over; `over`: until nothing of it can still happen. Both in minutes. */
type Visit = { now: Date; lasts: number; over: number }

/** When somebody ordered in the last weeks: while the shop was open, and most often on a Saturday before noon. */
export function pastVisit(
  hours: Hours,
  { now, lasts, over }: Visit,
  random: ReturnType<typeof diceOf>,
): Date {
  const days = weekdays.filter((day) => hours.week[day].length > 0)
  const isRush = random.chance(rush.share)
  const weekday = isRush && days.includes(rush.day) ? rush.day : random.of(days)
  const { opens, closes } = periodMinutes(random.of(hours.week[weekday]))
  const first = Math.max(opens, morning)
  const last = Math.max(first, Math.min(closes, evening) - lasts)
  const start = isRush ? Math.max(first, Math.min(rush.from, last - rush.minutes)) : first
  const minute = start + random.below(Math.min(last - start, isRush ? rush.minutes : last - start) + 1)

  const today = localDay(hours.time_zone, now.getTime())
  const since = (((today + 4 - weekdays.indexOf(weekday)) % 7) + 7) % 7
  const ago = random.chance(recent.share)
    ? random.below(recent.weeks)
    : recent.weeks + random.below(weeks - recent.weeks)
  const day = today - since - 7 * ago
  const at = instantOf(hours.time_zone, day, minute)
  return new Date(
    at + over * minuteMs <= now.getTime() ? at : instantOf(hours.time_zone, day - 7 * weeks, minute),
  )
}
