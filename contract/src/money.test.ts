import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, splitByWeight, struckPriceCents, toCents, toDollars } from './money.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('dollars and cents', () => {
  test.each([
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [4.35, 435],
    [0, 0],
  ])('%d dollars are %d cents', (dollars, expected) => expect(toCents(dollars)).toBe(expected))

  test('cents survive the way to dollars and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDollars(amount))).toBe(amount)
      }),
    )
  })

  test('people read them as US dollars', () => {
    expect(formatMoney(123_456)).toBe('$1,234.56')
    expect(formatMoney(5)).toBe('$0.05')
    expect(formatMoney(-123_456_789)).toBe('-$1,234,567.89')
  })

  test('they are written as the browser would write them', () => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    const amount = fc.oneof(
      fc.integer({ min: -200_000, max: 200_000 }),
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
    )
    fc.assert(
      fc.property(amount, (cents) => {
        expect(formatMoney(cents)).toBe(format.format(toDollars(cents)))
      }),
    )
  })
})

describe('shares', () => {
  test('the odd cent goes to the largest remainder, then to the earlier', () => {
    expect(splitByWeight(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitByWeight(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(splitByWeight(7, [0, 0])).toEqual([4, 3])
  })

  test('nobody to share with, or a weight below zero, is an error', () => {
    expect(() => splitByWeight(5, [])).toThrow(RangeError)
    expect(() => splitByWeight(5, [-1, 2])).toThrow(RangeError)
    expect(() => splitByWeight(5.5, [1])).toThrow(RangeError)
  })

  test('they add up to the total and none is a cent or more off its due', () => {
    const weights = fc.array(cents, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(cents, weights, (total, given) => {
        const split = splitByWeight(total, given)
        const whole = sum(given)
        expect(sum(split)).toBe(total)
        split.forEach((share, at) => {
          const due = whole === 0 ? total / given.length : (total * (given[at] ?? 0)) / whole
          expect(Math.abs(share - due)).toBeLessThan(1.000001)
        })
      }),
    )
  })
})

test('a struck price is 1.18 times the price, half a cent up', () => {
  expect(struckPriceCents(500)).toBe(590)
  expect(struckPriceCents(425)).toBe(502)
  fc.assert(
    fc.property(cents, (price) => {
      expect(Math.abs(struckPriceCents(price) - price * 1.18)).toBeLessThan(0.51)
    }),
  )
})
