import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeLabel, formatHour, formatMinutes, roundUpForAxis } from './format-insights.ts'

test('sales are compared with the same time before', () => {
  expect(changeLabel(112, 100, 30)).toBe('up 12% from the previous 30 days')
  expect(changeLabel(50, 100, 7)).toBe('down 50% from the previous 7 days')
  expect(changeLabel(500, 100, 7)).toBe('5 times the previous 7 days')
  expect(changeLabel(5, 0, 7)).toBe('no sales in the previous 7 days')
})

test('hours and minutes have readable labels', () => {
  expect([0, 9, 12, 17].map(formatHour)).toEqual(['12 AM', '9 AM', '12 PM', '5 PM'])
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
