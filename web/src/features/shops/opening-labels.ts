import { dayMs } from '@mainstreet/contract/durations.ts'
import { formatLocalDate, formatLocalTime, formatLocalWeekday } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { getOpenState, listOpenIntervals } from '@mainstreet/contract/shops/open-intervals.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { isPaused } from '@mainstreet/contract/shops/paused.ts'
import type { PickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import type { ShopSchedule } from '@mainstreet/contract/shops/shop-state.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'

/** 'Orders paused', or the label of its opening hours: 'Open until 6 PM'. */
export function shopStateLabel({ hours, paused_until }: ShopSchedule, now: Date): string {
  return isPaused(paused_until, now) ? m.shopping.hours.ordersPaused : openStateLabel(hours, now)
}

/** 'Open until 6 PM', 'Closes soon (6 PM)', 'Opens 8 AM' (today), 'Opens Mon 8 AM', 'Closed', 'Open 24 hours'. */
export function openStateLabel(hours: OpeningHours, now: Date): string {
  const { state, until, opensAt } = getOpenState(hours, now)
  const { time_zone } = hours
  const texts = m.shopping.hours
  if (state === 'closes_soon' && until) return texts.closesSoon(formatLocalTime(time_zone, until))
  if (state !== 'closed')
    return until && isWithinADay(until, now)
      ? texts.openUntil(formatLocalTime(time_zone, until))
      : texts.open24Hours
  if (!opensAt) return texts.closed

  const time = formatLocalTime(time_zone, opensAt)
  const daysAhead = getDaysAhead(time_zone, now, opensAt)
  if (daysAhead === 0) return texts.opensToday(time)
  return isWeekdayClear(daysAhead)
    ? texts.opensOnWeekday({ weekday: formatLocalWeekday(time_zone, opensAt), time })
    : texts.opensOnDate({ date: formatLocalDate(time_zone, opensAt), time })
}

/** 'Ready around 4:40 PM · Open until 6 PM', 'Ready tomorrow around 8:20 AM', 'Ready Wed around 9 AM'. */
export function pickupPromiseLabel(promise: PickupPromise, hours: OpeningHours, now: Date): string {
  const { time_zone } = hours
  if (!promise.ok || getDaysAhead(time_zone, now, promise.ready_at) !== 0)
    return readyLabel(promise, hours, now)
  const { ready_at } = promise
  const closes = listOpenIntervals(hours, ready_at, new Date(ready_at.getTime() + dayMs))[0]?.closes
  if (!closes || !isWithinADay(closes, now)) return readyLabel(promise, hours, now)
  return m.shopping.pickupPromise.todayUntil({
    time: formatLocalTime(time_zone, ready_at),
    closes: formatLocalTime(time_zone, closes),
  })
}

/** The same without the time of closing, for where the opening hours are shown beside it, or where space is short. */
export function readyLabel(promise: PickupPromise, hours: OpeningHours, now: Date): string {
  const texts = m.shopping.pickupPromise
  if (!promise.ok) return texts.noOrders
  const { time_zone } = hours
  const { ready_at } = promise
  const time = formatLocalTime(time_zone, ready_at)
  const daysAhead = getDaysAhead(time_zone, now, ready_at)
  if (daysAhead === 0) return texts.today(time)
  if (daysAhead === 1) return texts.tomorrow(time)
  return isWeekdayClear(daysAhead)
    ? texts.onDay({ day: formatLocalWeekday(time_zone, ready_at), time })
    : texts.onDay({ day: formatLocalDate(time_zone, ready_at), time })
}

function getDaysAhead(time_zone: string, now: Date, at: Date): number {
  return getLocalDay(time_zone, at.getTime()) - getLocalDay(time_zone, now.getTime())
}

/** A weekday's name is unambiguous for six days; after that the date is needed. */
function isWeekdayClear(daysAhead: number): boolean {
  return daysAhead < 7
}

function isWithinADay(at: Date, now: Date): boolean {
  return at.getTime() - now.getTime() < dayMs
}
