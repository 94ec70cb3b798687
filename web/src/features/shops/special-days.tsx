import { dayMs } from '@mainstreet/contract/durations.ts'
import { formatDay } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'
import { useClock } from '../../browser/clock.ts'
import { formatPeriods } from '../../ui/data/format-periods.ts'

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

/** Days that differ from the usual week, and why. */
export function SpecialDays({ hours }: { hours: OpeningHours }) {
  const days = getUpcomingExceptions(hours, useClock())
  if (days.length === 0) return null
  return (
    <div className="mt-4 max-w-sm">
      <h3 className="font-sans text-sm font-bold tracking-normal">{m.shopping.hours.special}</h3>
      <ul className="nums">
        {days.map(({ date, periods, note }) => (
          <li
            key={date}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-1.5 last:border-0"
          >
            <time dateTime={date}>{formatDay(date, 'dayWithShortWeekday')}</time>
            <span>{formatPeriods(periods)}</span>
            {note && <span className="col-span-2 text-sm text-ink-2 wrap-anywhere">{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
