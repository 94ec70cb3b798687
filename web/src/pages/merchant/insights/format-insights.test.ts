import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMinutes, roundUpForAxis } from './format-insights.ts'

test('minutes have readable labels', () => {
  expect([0.5, 1, 45, 150].map(formatMinutes)).toEqual(['30 seconds', '1 minute', '45 minutes', '3 hours'])
})

test('the axis always contains the longest bar and wastes less than two thirds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (max) => {
      const top = roundUpForAxis(max)
      expect(top).toBeGreaterThanOrEqual(max * 0.999999)
      expect(top).toBeLessThan(max * 3)
    }),
  )
})
