import type { MarketplaceInsights } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDay, formatDollars, formatHour, formatWeekday } from '@mainstreet/contract/messages/format.ts'
import { weekdays, weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'
import type { ChartBar } from '../../../ui/data/bar-chart.tsx'

export function salesPerDayBars({ days }: Pick<MarketplaceInsights, 'days'>): ChartBar[] {
  const isOneYear = days[0]?.date.slice(0, 4) === days.at(-1)?.date.slice(0, 4)
  return days.map(({ date, sales, orders, lost_orders }) => ({
    label: formatDay(date, 'dayWithYear'),
    axisLabel: formatDay(date, isOneYear ? 'day' : 'dayWithYear'),
    value: sales,
    valueText: dashboard.admin.insights.dayTotals({
      sales: formatDollars(sales),
      orders,
      lostOrders: lost_orders,
    }),
  }))
}

/** Orders per hour of the day, over all weekdays. */
export function busyHourBars({ busy_hours }: Pick<MarketplaceInsights, 'busy_hours'>): ChartBar[] {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { hour, orders } of busy_hours) hours[hour] = (hours[hour] ?? 0) + orders
  return hours.map((orders, hour) => ({
    label: formatHour(hour),
    value: orders,
    valueText: dashboard.admin.insights.orderCount(orders),
  }))
}

export function busyDayBars({ busy_hours }: Pick<MarketplaceInsights, 'busy_hours'>): ChartBar[] {
  return weekdaysFromMonday.map((day) => {
    const orders = busy_hours
      .filter(({ weekday }) => weekdays[weekday] === day)
      .reduce((sum, one) => sum + one.orders, 0)
    return {
      label: formatWeekday(day),
      value: orders,
      valueText: dashboard.admin.insights.orderCount(orders),
    }
  })
}
