import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatTimeOfDay, formatWeekday, separateItems } from '@mainstreet/contract/messages/format.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'

export function WeekHours({ hours }: { hours: OpeningHours }) {
  return (
    <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm nums">
      {weekdaysFromMonday.map((day) => (
        <div key={day} className="contents">
          <dt className="text-ink-2">{formatWeekday(day)}</dt>
          <dd>
            {separateItems(
              hours.week[day].map(({ opens, closes }) =>
                dashboard.adminReview.changes.period({
                  opens: formatTimeOfDay(opens),
                  closes: formatTimeOfDay(closes),
                }),
              ),
            ) || dashboard.adminReview.preview.closed}
          </dd>
        </div>
      ))}
    </dl>
  )
}
