import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import { localDay } from '@mainstreet/contract/shops/time-zone.ts'

const dayMs = 86_400_000
const aheadDays = 60
const most = 5

/** The next exceptions of a shop's week, by its own calendar, today's first. */
export function comingDays({ exceptions, time_zone }: Hours, now: Date): Hours['exceptions'] {
  const today = localDay(time_zone, now.getTime())
  return exceptions
    .filter(({ date }) => {
      const day = Date.parse(date) / dayMs
      return day >= today && day <= today + aheadDays
    })
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, most)
}
