import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDollars } from './in-dollars.ts'

test('prices are written as the browser would write them', () => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  expect(inDollars(1234.5)).toBe('$1,234.50')
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(inDollars(cents / 100)).toBe(format.format(cents / 100))
    }),
  )
})
