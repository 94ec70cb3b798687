import { expect, test } from 'vitest'
import { comparisonLabel } from './today-summary.tsx'

test('the day is compared with the same weekday a week ago', () => {
  const lastWeek = { orders: 2, sales: 20 }
  expect(comparisonLabel({ orders: 3, sales: 32 }, lastWeek)).toBe(
    '3 orders · up from $20.00 at this time last week',
  )
  expect(comparisonLabel({ orders: 1, sales: 12.5 }, lastWeek)).toMatch(/^1 order · down from \$20\.00/)
  expect(comparisonLabel({ orders: 2, sales: 20 }, lastWeek)).toBe('2 orders · same as this time last week')
})
