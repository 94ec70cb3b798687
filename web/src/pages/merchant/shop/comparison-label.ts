import { formatMoney, toCents } from '@mainstreet/contract/money.ts'

type Count = { orders: number; sales: number }

/** 'from 3 orders, $12.00 more than a week ago by this time'. */
export function againstWords(today: Count, lastWeek: Count): string {
  const from = today.orders === 1 ? 'from one order' : `from ${today.orders} orders`
  const apart = toCents(today.sales) - toCents(lastWeek.sales)
  if (apart === 0) return `${from}, as a week ago by this time`
  const amount = formatMoney(Math.abs(apart))
  return `${from}, ${amount} ${apart > 0 ? 'more' : 'less'} than a week ago by this time`
}
