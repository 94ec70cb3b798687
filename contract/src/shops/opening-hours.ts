import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { typedText } from '../fields.ts'
import { openingHoursLimits } from './limits.ts'
import { toMinuteRange } from './minute-range.ts'
import { isTimeZone } from './time-zone.ts'

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('timeOfDay'))

/** Local time. A period that closes at or before its opening ends on the next day. */
export const openingPeriod = z.object({ opens: timeOfDay, closes: timeOfDay })
export type OpeningPeriod = z.infer<typeof openingPeriod>

const openingPeriods = z
  .array(openingPeriod)
  .max(openingHoursLimits.maxPeriodsPerDay)
  .refine((day) => !hasOverlap(day), fieldMessage('overlappingHours'))

const hoursException = z.object({
  date: z.iso.date(),
  periods: openingPeriods,
  note: typedText().max(openingHoursLimits.maxNoteChars).optional(),
})

const hoursExceptions = z
  .array(hoursException)
  .max(openingHoursLimits.maxSentExceptions)
  .refine(
    (list) => new Set(list.map(({ date }) => date)).size === list.length,
    'A date may stand here only once',
  )

export const openingHours = z.object({
  time_zone: z.string().refine(isTimeZone, fieldMessage('timeZone')),
  week: z.object({
    mon: openingPeriods,
    tue: openingPeriods,
    wed: openingPeriods,
    thu: openingPeriods,
    fri: openingPeriods,
    sat: openingPeriods,
    sun: openingPeriods,
  }),
  exceptions: hoursExceptions,
})
export type OpeningHours = z.infer<typeof openingHours>

function hasOverlap(day: OpeningPeriod[]): boolean {
  const sorted = day.map(toMinuteRange).sort((a, b) => a.opens - b.opens)
  return sorted.some((later, at) => at > 0 && later.opens < (sorted[at - 1]?.closes ?? 0))
}
