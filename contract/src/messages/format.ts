import { dayMs } from '../durations.ts'
import { distanceRule } from '../location/limits.ts'
import { type Cents, toCents } from '../money.ts'
import { getLocalDay, getLocalMinutes } from '../shops/time-zone.ts'
import { type Weekday, weekdays } from '../shops/weekdays.ts'
import { isolateText } from '../text/isolate-text.ts'
import { readTypedNumber } from '../typed-number.ts'
import type { DateStyle } from './formats.ts'
import { formats } from './messages.ts'

// in the language that is shown; texts of the catalogue use the formats of their own language

/** '1,234' */
export const formatNumber = (value: number): string => formats.number(value)

/** The number that is typed on a page, in its smallest unit; see `readTypedNumber`. */
export const readNumber = (typed: string, decimals: 0 | 2): number | undefined =>
  readTypedNumber(typed, decimals, formats.numberMarks())

/** '$1,234.56', '-$0.05'; US dollars without a currency. */
export const formatMoney = (cents: Cents, currency?: string): string => formats.money(cents, currency)

/** The same for an API amount in dollars. */
export const formatDollars = (dollars: number): string => formats.money(toCents(dollars))

/** '$5', '$5.50'. */
export const formatShortDollars = (dollars: number): string => formats.shortMoney(toCents(dollars))

/** 'Paper Boat, Kiln, and Loom' */
export const formatList = (items: readonly string[]): string => formats.list(items.map(isolateText))

/** '8 AM to 6 PM, 7:30 PM to 10 PM' */
export const separateItems = (items: readonly string[]): string =>
  formats.list(items.map(isolateText), 'separated')

/** 'Monday', 'Mon'. */
export function formatWeekday(day: Weekday, style: 'long' | 'short' = 'long'): string {
  return formats.weekday(weekdays.indexOf(day), style)
}

/** '80 ft', '1,250 ft', '1.2 mi', '140 mi'. */
export function formatDistance(miles: number): string {
  if (miles < distanceRule.feetBelowMiles) {
    const feet = miles * distanceRule.feetPerMile
    return formats.distance(feet < 100 ? Math.round(feet) : Math.round(feet / 10) * 10, 'foot', 0)
  }
  return formats.distance(miles, 'mile', miles < 100 ? 1 : 0)
}

/** '3 days ago', 'yesterday', 'in 5 minutes'. */
export function formatRelativeTime(value: number, unit: Intl.RelativeTimeFormatUnit): string {
  return formats.relativeTime(value, unit)
}

/** Whose clock a time is read on: the shop's, the marketplace's or the reader's. */
export function formatDate(at: Date, style: DateStyle, timeZone: string): string {
  return formats.date(at, style, timeZone)
}

/** A day without a time zone, such as '2026-11-28'. */
export const formatDay = (day: string, style: DateStyle): string => formats.date(new Date(day), style, 'UTC')

/** 'Pacific Time' */
export const formatTimeZone = (timeZone: string, at: Date): string => formats.timeZoneName(timeZone, at)

/** '08:30' -> '8:30 AM' */
export function formatTimeOfDay(time: string): string {
  return formats.minuteOfDay(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
}

/** 9 -> '9 AM' */
export const formatHour = (hour: number): string => formats.minuteOfDay(hour * 60)

// by the shop's clock without `Intl`: the first page shows them

/** '6 PM', '4:40 PM', '12 AM'. */
export function formatLocalTime(timeZone: string, at: Date): string {
  return formats.minuteOfDay(getLocalMinutes(timeZone, at.getTime()))
}

/** 'Mon' */
export function formatLocalWeekday(timeZone: string, at: Date): string {
  return formats.weekday(toUtcDay(timeZone, at).getUTCDay(), 'short')
}

/** 'Nov 28' */
export function formatLocalDate(timeZone: string, at: Date): string {
  return formats.date(toUtcDay(timeZone, at), 'day', 'UTC')
}

/** Midnight UTC of the local day. */
function toUtcDay(timeZone: string, at: Date): Date {
  return new Date(getLocalDay(timeZone, at.getTime()) * dayMs)
}
