import type { ShopInsights } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatHour, formatWeekday } from '@mainstreet/contract/messages/format.ts'
import { weekdays, weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'
import { ChartCard } from './chart-card.tsx'

/** Numbered as in JavaScript: Sunday is 0. */
const getDayName = (weekday: number) => formatWeekday(weekdays[weekday] ?? 'sun')

export function BusyHours({ hours }: { hours: ShopInsights['busy_hours'] }) {
  const texts = dashboard.merchant.insights.busyHours
  const maxOrders = Math.max(1, ...hours.map(({ orders }) => orders))
  const busiest = hours.find(({ orders }) => orders === maxOrders)
  const first = Math.min(8, ...hours.map(({ hour }) => hour))
  const last = Math.max(18, ...hours.map(({ hour }) => hour))
  const shownHours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const ordersAt = (day: number, hour: number) =>
    hours.find((one) => one.weekday === day && one.hour === hour)?.orders ?? 0
  return (
    <ChartCard
      title={texts.title}
      message={busiest ? texts.busiest(getDayName(busiest.weekday), formatHour(busiest.hour)) : texts.none}
      table={{
        head: [texts.columns.time, texts.columns.orders],
        rows: [...hours]
          .sort((a, b) => b.orders - a.orders)
          .map(({ weekday, hour, orders }) => [texts.time(getDayName(weekday), formatHour(hour)), orders]),
      }}
    >
      <div role="img" aria-label={texts.chartLabel} className="grid gap-0.75 text-xs text-ink-2">
        {weekdaysFromMonday.map((day) => (
          <div key={day} className="flex items-center gap-0.75">
            <span className="w-8 shrink-0">{formatWeekday(day, 'short')}</span>
            {shownHours.map((hour) => {
              const orders = ordersAt(weekdays.indexOf(day), hour)
              return (
                <span
                  key={hour}
                  title={texts.cellLabel({
                    day: formatWeekday(day, 'short'),
                    hour: formatHour(hour),
                    count: orders,
                  })}
                  className={`h-5 min-w-0 grow basis-0 rounded-sm ${orders === 0 ? 'bg-sunk' : 'bg-pine'}`}
                  style={{ opacity: orders === 0 ? 1 : 0.25 + 0.75 * (orders / maxOrders) }}
                />
              )
            })}
          </div>
        ))}
        <div className="flex justify-between pt-1 pl-9">
          <span>{formatHour(first)}</span>
          <span>{formatHour(Math.round((first + last) / 2))}</span>
          <span>{formatHour(last)}</span>
        </div>
      </div>
    </ChartCard>
  )
}
