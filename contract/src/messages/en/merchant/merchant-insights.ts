import { plural } from '../formats.ts'

const orders = (count: number) => plural(count, { one: '# order', other: '# orders' })

/** The charts of a shop's sales. */
export const merchantInsights = {
  periodLabel: 'Time period',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
  empty: {
    title: 'No sales in this period',
    text: 'Once you have orders, you’ll see what sells, when customers order, and how fast you respond.',
  },
  showAsTable: 'Show as table',
  orders,
  sales: {
    title: 'Sales',
    chartLabel: (span: number, total: string) =>
      `${plural(span, { one: 'Sales over # day', other: 'Sales over # days' })}: ${total}`,
    barLabel: ({ day, sales, count }: { day: string; sales: string; count: number }) =>
      `${day}: ${sales}, ${orders(count)}`,
    columns: { day: 'Day', orders: 'Orders', sales: 'Sales', lost: 'Lost orders' },
  },
  bestSellers: {
    title: 'Best sellers',
    top: (product: string) => `Top seller: ${product}`,
    none: 'No sales in this period.',
    columns: { product: 'Product', sold: 'Sold', sales: 'Sales' },
    line: (sold: number, sales: string) => `${sold} sold · ${sales}`,
  },
  busyHours: {
    title: 'Busiest hours',
    busiest: (day: string, hour: string) => `Busiest time: ${day} at ${hour}`,
    none: 'No orders in this period.',
    columns: { time: 'Time', orders: 'Orders' },
    time: (day: string, hour: string) => `${day}, ${hour}`,
    chartLabel: 'Orders by weekday and hour',
    cellLabel: ({ day, hour, count }: { day: string; hour: string; count: number }) =>
      `${day} ${hour}: ${orders(count)}`,
  },
  responseTime: {
    title: 'Response time',
    noneExpired: (responded: number) => `You responded to ${orders(responded)}, and none expired.`,
    someExpired: (responded: number, expired: number) =>
      `You responded to ${orders(responded)}, and ${orders(expired)} expired.`,
    median: 'Median',
    p90: '90th percentile',
    responded: 'Responded',
    expired: 'Expired',
    columns: { measure: 'Measure', value: 'Value' },
    seconds: (count: number) => plural(count, { one: '# second', other: '# seconds' }),
    minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
    hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  },
}
