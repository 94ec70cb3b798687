import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeDiscountBadge } from './discount-badge.ts'

test('a product at 9.99 shows 15 percent and a struck price of 11.79', () => {
  expect(computeDiscountBadge(999)).toEqual({ percent: 15, struckCents: 1179 })
})

test('a product at ten dollars has no badge, and neither has a free one', () => {
  expect(computeDiscountBadge(1000)).toBeUndefined()
  expect(computeDiscountBadge(0)).toBeUndefined()
})

test('the badge appears exactly below ten dollars, and the struck price is always above the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (price) => {
      const badge = computeDiscountBadge(price)
      expect(badge !== undefined).toBe(price < 1000)
      if (price > 2 && badge) expect(badge.struckCents).toBeGreaterThan(price)
      if (price <= 2) expect(badge).toEqual({ percent: 15, struckCents: undefined })
    }),
  )
})
