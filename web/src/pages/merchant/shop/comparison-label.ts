import { formatMoney, toCents } from '@mainstreet/contract/money.ts'

type DayCount = { orders: number; sales: number }

/** 'from 3 orders, $12.00 more than a week ago by this time'. */
export function comparisonLabel(today: DayCount, lastWeek: DayCount): string {
  const from = today.orders === 1 ? 'from one order' : `from ${today.orders} orders`
  const differenceCents = toCents(today.sales) - toCents(lastWeek.sales)
  if (differenceCents === 0) return `${from}, as a week ago by this time`
  const amount = formatMoney(Math.abs(differenceCents))
  return `${from}, ${amount} ${differenceCents > 0 ? 'more' : 'less'} than a week ago by this time`
}
