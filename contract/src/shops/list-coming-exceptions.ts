import { dayMs } from '../durations.ts'
import type { OpeningHours } from './opening-hours.ts'
import { getLocalDay } from './time-zone.ts'

/** Without the days that have passed where the shop is: they count toward no limit, and saving drops them. */
export function listComingExceptions(
  { exceptions, time_zone }: Pick<OpeningHours, 'exceptions' | 'time_zone'>,
  now: Date,
): OpeningHours['exceptions'] {
  const today = new Date(getLocalDay(time_zone, now.getTime()) * dayMs).toISOString().slice(0, 10)
  return exceptions.filter(({ date }) => date >= today)
}
