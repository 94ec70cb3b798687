import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { toCents } from '@mainstreet/contract/money.ts'

type DayCount = { orders: number; sales: number }

/** '3 orders · up from $20.00 at this time last week'. */
export function comparisonLabel(today: DayCount, lastWeek: DayCount): string {
  const texts = dashboard.merchant.shop.today
  const orders = texts.orders(today.orders)
  const differenceCents = toCents(today.sales) - toCents(lastWeek.sales)
  if (differenceCents === 0) return texts.same(orders)
  const format = differenceCents > 0 ? texts.up : texts.down
  return format(orders, formatDollars(lastWeek.sales))
}
