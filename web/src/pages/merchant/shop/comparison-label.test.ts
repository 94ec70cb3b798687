import { expect, test } from 'vitest'
import { comparisonLabel } from './comparison-label.ts'

test('the day is compared with the same weekday a week ago', () => {
  const lastWeek = { orders: 2, sales: 20 }
  expect(comparisonLabel({ orders: 3, sales: 32 }, lastWeek)).toBe(
    'from 3 orders, $12.00 more than a week ago by this time',
  )
  expect(comparisonLabel({ orders: 1, sales: 12.5 }, lastWeek)).toMatch(/^from one order, \$7\.50 less/)
  expect(comparisonLabel({ orders: 2, sales: 20 }, lastWeek)).toBe(
    'from 2 orders, as a week ago by this time',
  )
})
