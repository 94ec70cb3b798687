type Count = { orders: number; sales: number }

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** 'from 3 orders, $12.00 more than a week ago by this time'. */
export function againstWords(today: Count, lastWeek: Count): string {
  const from = today.orders === 1 ? 'from one order' : `from ${today.orders} orders`
  const apart = Math.round((today.sales - lastWeek.sales) * 100) / 100
  if (apart === 0) return `${from}, as a week ago by this time`
  const amount = inDollars.format(Math.abs(apart))
  return `${from}, ${amount} ${apart > 0 ? 'more' : 'less'} than a week ago by this time`
}
