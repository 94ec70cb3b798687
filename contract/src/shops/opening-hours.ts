import { z } from 'zod'
import { opening } from '../limits.ts'
import { isTimeZone } from './time-zone.ts'

/** Sunday first, as JavaScript counts. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 08:00')

/** Local time. A period that closes at or before its opening ends on the next day. */
export const period = z.object({ opens: timeOfDay, closes: timeOfDay })
export type Period = z.infer<typeof period>

const periods = z
  .array(period)
  .max(opening.maxPeriodsPerDay)
  .refine((day) => !overlaps(day), 'The opening times of a day must not overlap')

const exception = z.object({ date: z.iso.date(), periods, note: z.string().trim().max(200).optional() })

const exceptions = z
  .array(exception)
  .max(opening.maxExceptions)
  .refine(
    (list) => new Set(list.map(({ date }) => date)).size === list.length,
    'A date may stand here only once',
  )

export const hours = z.object({
  time_zone: z.string().refine(isTimeZone, 'Must be a time zone such as America/Los_Angeles'),
  week: z.object({
    mon: periods,
    tue: periods,
    wed: periods,
    thu: periods,
    fri: periods,
    sat: periods,
    sun: periods,
  }),
  exceptions,
})
export type Hours = z.infer<typeof hours>

export function alwaysClosed(time_zone: string = opening.defaultTimeZone): Hours {
  return {
    time_zone,
    week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    exceptions: [],
  }
}

/** Monday to Saturday from nine to six. */
export function defaultHours(time_zone: string = opening.defaultTimeZone): Hours {
  const day = () => [{ opens: '09:00', closes: '18:00' }]
  const week = { mon: day(), tue: day(), wed: day(), thu: day(), fri: day(), sat: day(), sun: [] }
  return { time_zone, week, exceptions: [] }
}

/** Minutes since the midnight that the period's day begins with; `closes` may pass 24:00. */
export function periodMinutes({ opens, closes }: Period): { opens: number; closes: number } {
  const from = minutesOf(opens)
  const to = minutesOf(closes)
  return { opens: from, closes: to <= from ? to + 24 * 60 : to }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function overlaps(day: Period[]): boolean {
  const sorted = day.map(periodMinutes).sort((a, b) => a.opens - b.opens)
  return sorted.some((later, at) => at > 0 && later.opens < (sorted[at - 1]?.closes ?? 0))
}
