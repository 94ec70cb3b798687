import { dayMs } from '@mainstreet/contract/durations.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'

const maxAheadDays = 60
const maxExceptions = 5

/** The next exceptions of a shop, by its own calendar, today's first. */
export function getUpcomingExceptions(
  { exceptions, time_zone }: OpeningHours,
  now: Date,
): OpeningHours['exceptions'] {
  const today = getLocalDay(time_zone, now.getTime())
  return exceptions
    .filter(({ date }) => {
      const day = Date.parse(date) / dayMs
      return day >= today && day <= today + maxAheadDays
    })
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, maxExceptions)
}
