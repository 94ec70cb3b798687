import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLabeledBars, getAxisTicks, roundUpForAxis } from './chart-axis.ts'

test('the axis always contains the longest bar and wastes less than two thirds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (max) => {
      const top = roundUpForAxis(max)
      expect(top).toBeGreaterThanOrEqual(max * 0.999999)
      expect(top).toBeLessThan(max * 3)
    }),
  )
})

test('an axis of counts has no halves', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (count) => {
      expect(getAxisTicks(count).every(Number.isInteger)).toBe(true)
    }),
  )
  expect([1, 3, 198, 3156.45].map(getAxisTicks)).toEqual([
    [0, 1],
    [0, 2, 4],
    [0, 100, 200],
    [0, 2000, 4000],
  ])
})

test('a few bars at equal distances have labels', () => {
  const choose = (count: number, label = 'Nov 1') => chooseLabeledBars(Array(count).fill(label))
  expect(choose(0)).toEqual([])
  expect(choose(1)).toEqual([0])
  expect(choose(5)).toEqual([0, 1, 2, 3, 4])
  expect(choose(7)).toEqual([0, 2, 4, 6])
  expect(choose(24, '6 AM')).toEqual([0, 6, 12, 18, 23])
  expect(choose(30, 'Nov 21')).toEqual([0, 10, 20, 29])
  expect(choose(365, 'Nov 1, 2025')).toEqual([0, 183, 364])
})
