import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addOrderTotals, computeOrderTotals } from './order-totals.ts'

const line = fc.record({ priceCents: fc.nat(10_000_00), quantity: fc.integer({ min: 1, max: 999 }) })
const shop = fc.record({ lines: fc.array(line, { maxLength: 20 }), deliveryFeeCents: fc.nat(100_00) })

test('the components of one shop', () => {
  const lines = [
    { priceCents: 650, quantity: 2 },
    { priceCents: 425, quantity: 1 },
  ]
  expect(computeOrderTotals(lines, 350)).toEqual({ itemsCents: 1725, deliveryCents: 350, totalCents: 2075 })
  expect(computeOrderTotals(lines, 0)).toEqual({ itemsCents: 1725, deliveryCents: 0, totalCents: 1725 })
  expect(addOrderTotals([])).toEqual({ itemsCents: 0, deliveryCents: 0, totalCents: 0 })
})

test('the total is the sum of the components, in one shop and in all', () => {
  fc.assert(
    fc.property(fc.array(shop, { maxLength: 6 }), (shops) => {
      const parts = shops.map(({ lines, deliveryFeeCents }) => computeOrderTotals(lines, deliveryFeeCents))
      for (const part of [...parts, addOrderTotals(parts)])
        expect(part.totalCents).toBe(part.itemsCents + part.deliveryCents)
      const together = shops.flatMap(({ lines }) => lines)
      expect(addOrderTotals(parts).itemsCents).toBe(computeOrderTotals(together, 0).itemsCents)
    }),
  )
})
