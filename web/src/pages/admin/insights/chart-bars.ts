import { formatDollars } from '@mainstreet/contract/money.ts'
import type { MarketplaceInsights } from '@mainstreet/contract/reports/insights.ts'
import { weekdayNames } from '@mainstreet/contract/shops/weekdays.ts'
import type { ChartBar } from '../../../ui/data/bar-chart.tsx'

// dates without a time zone
const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

export const formatOrderCount = (orders: number): string =>
  orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`

export function salesPerDayBars({ days }: Pick<MarketplaceInsights, 'days'>): ChartBar[] {
  return days.map(({ date, sales, orders, lost_orders }) => ({
    label: dateFormat.format(new Date(date)),
    value: sales,
    valueText: `${formatDollars(sales)}, ${formatOrderCount(orders)}${lost_orders > 0 ? `, ${lost_orders} lost` : ''}`,
  }))
}

/** Orders per hour of the day, over all weekdays. */
export function busyHourBars({ busy_hours }: Pick<MarketplaceInsights, 'busy_hours'>): ChartBar[] {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { hour, orders } of busy_hours) hours[hour] = (hours[hour] ?? 0) + orders
  return hours.map((orders, hour) => ({
    label: `${String(hour).padStart(2, '0')}:00`,
    value: orders,
    valueText: formatOrderCount(orders),
  }))
}

export function busyDayBars({ busy_hours }: Pick<MarketplaceInsights, 'busy_hours'>): ChartBar[] {
  return weekdayNames.map(([, label], at) => {
    // numbered as in JavaScript: Sunday is 0
    const orders = busy_hours
      .filter(({ weekday }) => weekday === (at + 1) % 7)
      .reduce((sum, one) => sum + one.orders, 0)
    return { label, value: orders, valueText: formatOrderCount(orders) }
  })
}

/** '12% more than before', '5 times as much as before', or undefined without earlier orders. */
export function trendLabel(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  if (percent >= 200) return `${Math.round(now / before)} times as much as before`
  if (percent === 0) return 'as much as before'
  return percent > 0 ? `${percent}% more than before` : `${-percent}% less than before`
}
