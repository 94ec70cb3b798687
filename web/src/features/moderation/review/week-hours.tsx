import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import { timeWords } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import { dayNames } from '@mainstreet/contract/shops/weekday-names.ts'

export function WeekHours({ hours }: { hours: Hours }) {
  return (
    <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm nums">
      {dayNames.map(([day, name]) => (
        <div key={day} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd>
            {hours.week[day]
              .map(({ opens, closes }) => `${timeWords(opens)} to ${timeWords(closes)}`)
              .join(', ') || 'Closed'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
