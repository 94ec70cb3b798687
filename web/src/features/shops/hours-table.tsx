import { formatWeekday } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'
import { weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'
import { clsx } from 'clsx'
import { useClock } from '../../browser/clock.ts'
import { formatPeriods } from '../../ui/data/format-periods.ts'

export function HoursTable({ shop }: { shop: Pick<Shop, 'hours'> }) {
  const { hours } = shop
  const now = useClock()
  // 1970-01-01 was a Thursday: three days after a Monday
  const today = (getLocalDay(hours.time_zone, now.getTime()) + 3) % 7
  return (
    <table className="w-full max-w-sm nums">
      <caption className="sr-only">{m.shopping.hours.caption}</caption>
      <tbody>
        {weekdaysFromMonday.map((day, at) => (
          <tr
            key={day}
            className={clsx(
              'border-b border-line last:border-0',
              at === today ? 'font-semibold' : 'text-ink-2',
            )}
          >
            <th
              scope="row"
              className={clsx('py-1.5 pr-4 text-left', at === today ? 'font-semibold' : 'font-normal')}
            >
              <span aria-hidden={at === today || undefined}>{formatWeekday(day)}</span>
              {at === today && <span className="sr-only">{m.shopping.hours.today(formatWeekday(day))}</span>}
            </th>
            <td className="py-1.5 text-right">{formatPeriods(hours.week[day])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
