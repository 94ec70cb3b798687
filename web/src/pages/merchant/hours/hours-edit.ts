import { opening } from '@mainstreet/contract/limits.ts'
import {
  type Hours,
  type Period,
  periodMinutes,
  type Weekday,
} from '@mainstreet/contract/shops/opening-hours.ts'
import { timeWords } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import { dayNames } from '@mainstreet/contract/shops/weekday-names.ts'

type Exception = Hours['exceptions'][number]

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const usual: Period = { opens: '09:00', closes: '18:00' }

/** One more opening: after a break of an hour, for four hours; a closed day gets the usual one. */
export function withPeriod(day: readonly Period[]): Period[] {
  const last = day.at(-1)
  if (!last) return [usual]
  const { closes } = periodMinutes(last)
  const from = Math.min(closes + 60, 23 * 60)
  return [...day, { opens: timeOf(from), closes: timeOf(Math.min(from + 240, 23 * 60 + 59)) }]
}

export function mayAddPeriod(day: readonly Period[]): boolean {
  const last = day.at(-1)
  return day.length < opening.maxPeriodsPerDay && (!last || periodMinutes(last).closes < 22 * 60)
}

export function changedDay(hours: Hours, day: Weekday, periods: Period[]): Hours {
  return { ...hours, week: { ...hours.week, [day]: periods } }
}

export function copiedTo(hours: Hours, from: Weekday, to: readonly Weekday[]): Hours {
  const copies = to.map((day) => [day, hours.week[from].map((period) => ({ ...period }))])
  return { ...hours, week: { ...hours.week, ...Object.fromEntries(copies) } }
}

/** Sorted by date; the same date again is replaced. */
export function withException(hours: Hours, exception: Exception): Hours {
  const others = hours.exceptions.filter(({ date }) => date !== exception.date)
  return { ...hours, exceptions: [...others, exception].sort((a, b) => a.date.localeCompare(b.date)) }
}

export function withoutException(hours: Hours, date: string): Hours {
  return { ...hours, exceptions: hours.exceptions.filter((one) => one.date !== date) }
}

/** Undefined where the times of a day can stand. */
export function faultOf(day: readonly Period[]): string | undefined {
  if (day.some(({ opens, closes }) => !opens || !closes)) return 'Enter both times'
  if (day.some(({ opens, closes }) => opens === closes)) return 'Opening and closing times must differ'
  const sorted = day.map(periodMinutes).sort((a, b) => a.opens - b.opens)
  const overlap = sorted.some((later, at) => at > 0 && later.opens < (sorted[at - 1]?.closes ?? 0))
  return overlap ? 'These times overlap' : undefined
}

export function isFaultless({ week, exceptions }: Hours): boolean {
  const days = [...Object.values(week), ...exceptions.map(({ periods }) => periods)]
  return days.every((day) => faultOf(day) === undefined)
}

/** What two people have made different, in words. */
export function differences(mine: Hours, theirs: Hours): { what: string; mine: string; theirs: string }[] {
  const days = dayNames.map(([day, what]) => ({
    what,
    mine: dayWords(mine.week[day]),
    theirs: dayWords(theirs.week[day]),
  }))
  const dates = [...new Set([...mine.exceptions, ...theirs.exceptions].map(({ date }) => date))].sort()
  const exceptions = dates.map((date) => ({
    what: inWords.format(new Date(`${date}T00:00Z`)),
    mine: exceptionWords(mine, date),
    theirs: exceptionWords(theirs, date),
  }))
  const zone = { what: 'Time zone', mine: mine.time_zone, theirs: theirs.time_zone }
  return [zone, ...days, ...exceptions].filter((one) => one.mine !== one.theirs)
}

export function dayWords(day: readonly Period[]): string {
  return day.map(({ opens, closes }) => `${timeWords(opens)} to ${timeWords(closes)}`).join(', ') || 'Closed'
}

function exceptionWords(hours: Hours, date: string): string {
  const found = hours.exceptions.find((one) => one.date === date)
  return found ? dayWords(found.periods) : 'As in the week'
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
