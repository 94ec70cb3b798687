import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitByWeight, struckPriceCents, toCents, toDollars } from './money.ts'

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

  test('cents survive the conversion to dollars and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDollars(amount))).toBe(amount)
      }),
    )
  })
})

describe('splitting by weight', () => {
  test('the odd cent goes to the largest remainder, then to the earlier share', () => {
    expect(splitByWeight(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitByWeight(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(splitByWeight(7, [0, 0])).toEqual([4, 3])
  })

  test('no shares at all, or a negative weight, is an error', () => {
    expect(() => splitByWeight(5, [])).toThrow(RangeError)
    expect(() => splitByWeight(5, [-1, 2])).toThrow(RangeError)
    expect(() => splitByWeight(5.5, [1])).toThrow(RangeError)
  })

  test('shares add up to the total, and none differs by a cent or more from its exact value', () => {
    const weights = fc.array(cents, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(cents, weights, (total, weightList) => {
        const split = splitByWeight(total, weightList)
        const whole = sum(weightList)
        expect(sum(split)).toBe(total)
        split.forEach((share, at) => {
          const due = whole === 0 ? total / weightList.length : (total * (weightList[at] ?? 0)) / whole
          expect(Math.abs(share - due)).toBeLessThan(1.000001)
        })
      }),
    )
  })
})

test('a struck price is 1.18 times the price, half a cent rounded up', () => {
  expect(struckPriceCents(500)).toBe(590)
  expect(struckPriceCents(425)).toBe(502)
  fc.assert(
    fc.property(cents, (price) => {
      expect(Math.abs(struckPriceCents(price) - price * 1.18)).toBeLessThan(0.51)
    }),
  )
})
