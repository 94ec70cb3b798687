import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatDollars } from '@mainstreet/contract/money.ts'
import type { MarketplaceInsights } from '@mainstreet/contract/reports/insights.ts'
import { formatTimeOfDay } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import { weekdayNames } from '@mainstreet/contract/shops/weekdays.ts'
import type { ChartBar } from '../../../ui/data/bar-chart.tsx'

// dates without a time zone
const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

export function salesPerDayBars({ days }: Pick<MarketplaceInsights, 'days'>): ChartBar[] {
  return days.map(({ date, sales, orders, lost_orders }) => ({
    label: dateFormat.format(new Date(date)),
    value: sales,
    valueText: m.admin.insights.dayTotals({ sales: formatDollars(sales), orders, lostOrders: lost_orders }),
  }))
}

/** Orders per hour of the day, over all weekdays. */
export function busyHourBars({ busy_hours }: Pick<MarketplaceInsights, 'busy_hours'>): ChartBar[] {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { hour, orders } of busy_hours) hours[hour] = (hours[hour] ?? 0) + orders
  return hours.map((orders, hour) => ({
    label: formatTimeOfDay(`${String(hour).padStart(2, '0')}:00`),
    value: orders,
    valueText: m.admin.insights.orderCount(orders),
  }))
}

export function busyDayBars({ busy_hours }: Pick<MarketplaceInsights, 'busy_hours'>): ChartBar[] {
  return weekdayNames.map(([, label], at) => {
    // numbered as in JavaScript: Sunday is 0
    const orders = busy_hours
      .filter(({ weekday }) => weekday === (at + 1) % 7)
      .reduce((sum, one) => sum + one.orders, 0)
    return { label, value: orders, valueText: m.admin.insights.orderCount(orders) }
  })
}

type Trend = { now: number; before: number; days: number }

/** '▲ 12% vs. previous 30 days', or undefined without earlier orders. */
export function trendLabel({ now, before, days }: Trend): string | undefined {
  if (before === 0) return undefined
  const { trend } = m.admin.insights
  const percent = Math.round(((now - before) / before) * 100)
  if (percent >= 200) return trend.times({ factor: Math.round(now / before), days })
  if (percent === 0) return trend.same(days)
  return percent > 0 ? trend.up({ percent, days }) : trend.down({ percent: -percent, days })
}
