import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeDiscountBadge } from './discount-badge.ts'

test('a product of 9.99 shows 15 percent and 11.79 struck through', () => {
  expect(computeDiscountBadge(999)).toEqual({ percent: 15, struckCents: 1179 })
})

test('ten dollars show no badge, and neither does a gift', () => {
  expect(computeDiscountBadge(1000)).toBeUndefined()
  expect(computeDiscountBadge(0)).toBeUndefined()
})

test('there is a badge exactly below ten dollars, and a struck price is always above the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (price) => {
      const badge = computeDiscountBadge(price)
      expect(badge !== undefined).toBe(price < 1000)
      if (price > 2 && badge) expect(badge.struckCents).toBeGreaterThan(price)
      if (price <= 2) expect(badge).toEqual({ percent: 15, struckCents: undefined })
    }),
  )
})
