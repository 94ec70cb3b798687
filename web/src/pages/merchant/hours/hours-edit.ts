import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import {
  formatDay,
  formatTimeOfDay,
  formatWeekday,
  separateItems,
} from '@mainstreet/contract/messages/format.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { toMinuteRange } from '@mainstreet/contract/shops/minute-range.ts'
import type { OpeningHours, OpeningPeriod } from '@mainstreet/contract/shops/opening-hours.ts'
import { type Weekday, weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'

type HoursException = OpeningHours['exceptions'][number]

const defaultPeriod: OpeningPeriod = { opens: '09:00', closes: '18:00' }

/** One more period: after an hour's break, for four hours; a closed day gets the usual period. */
export function addPeriod(day: readonly OpeningPeriod[]): OpeningPeriod[] {
  const last = day.at(-1)
  if (!last) return [defaultPeriod]
  const { closes } = toMinuteRange(last)
  const from = Math.min(closes + 60, 23 * 60)
  return [...day, { opens: formatMinutes(from), closes: formatMinutes(Math.min(from + 240, 23 * 60 + 59)) }]
}

export function canAddPeriod(day: readonly OpeningPeriod[]): boolean {
  const last = day.at(-1)
  return day.length < openingHoursLimits.maxPeriodsPerDay && (!last || toMinuteRange(last).closes < 22 * 60)
}

export function setDay(hours: OpeningHours, day: Weekday, periods: OpeningPeriod[]): OpeningHours {
  return { ...hours, week: { ...hours.week, [day]: periods } }
}

export function copyDay(hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours {
  const copies = to.map((day) => [day, hours.week[from].map((period) => ({ ...period }))])
  return { ...hours, week: { ...hours.week, ...Object.fromEntries(copies) } }
}

/** Sorted by date; the same date is replaced. */
export function setException(hours: OpeningHours, exception: HoursException): OpeningHours {
  const others = hours.exceptions.filter(({ date }) => date !== exception.date)
  return { ...hours, exceptions: [...others, exception].sort((a, b) => a.date.localeCompare(b.date)) }
}

export function removeException(hours: OpeningHours, date: string): OpeningHours {
  return { ...hours, exceptions: hours.exceptions.filter((one) => one.date !== date) }
}

/** Undefined when the periods of a day are valid. */
export function getPeriodsError(day: readonly OpeningPeriod[]): string | undefined {
  const texts = dashboard.merchant.hours.periods
  if (day.some(({ opens, closes }) => !opens || !closes)) return texts.missing
  if (day.some(({ opens, closes }) => opens === closes)) return texts.same
  const sorted = day.map(toMinuteRange).sort((a, b) => a.opens - b.opens)
  const overlap = sorted.some((later, at) => at > 0 && later.opens < (sorted[at - 1]?.closes ?? 0))
  return overlap ? texts.overlap : undefined
}

export function isValidHours({ week, exceptions }: OpeningHours): boolean {
  const days = [...Object.values(week), ...exceptions.map(({ periods }) => periods)]
  return days.every((day) => getPeriodsError(day) === undefined)
}

/** Labels of what two edits have set differently. */
export function findDifferences(
  mine: OpeningHours,
  theirs: OpeningHours,
): { what: string; mine: string; theirs: string }[] {
  const days = weekdaysFromMonday.map((day) => ({
    what: formatWeekday(day),
    mine: formatDayPeriods(mine.week[day]),
    theirs: formatDayPeriods(theirs.week[day]),
  }))
  const dates = [...new Set([...mine.exceptions, ...theirs.exceptions].map(({ date }) => date))].sort()
  const exceptions = dates.map((date) => ({
    what: formatDay(date, 'dayWithYear'),
    mine: formatException(mine, date),
    theirs: formatException(theirs, date),
  }))
  const zone = {
    what: dashboard.merchant.hours.conflict.timeZone,
    mine: mine.time_zone,
    theirs: theirs.time_zone,
  }
  return [zone, ...days, ...exceptions].filter((one) => one.mine !== one.theirs)
}

export function formatDayPeriods(day: readonly OpeningPeriod[]): string {
  const { range, closed } = dashboard.merchant.hours
  const ranges = day.map(({ opens, closes }) => range(formatTimeOfDay(opens), formatTimeOfDay(closes)))
  return separateItems(ranges) || closed
}

function formatException(hours: OpeningHours, date: string): string {
  const entry = hours.exceptions.find((one) => one.date === date)
  return entry ? formatDayPeriods(entry.periods) : dashboard.merchant.hours.conflict.sameAsWeek
}

function formatMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
