import { expect, test } from 'vitest'
import { deliverySummary } from './delivery-summary.ts'

const free = { name: 'Slow Bell', offers_delivery: true, delivery_fee: 0 }
const paidDelivery = { name: 'Kiln', offers_delivery: true, delivery_fee: 3.5 }
const noDelivery = { name: 'Paper Boat', offers_delivery: false, delivery_fee: 0 }

test('the delivery fee is shown before the choice', () => {
  expect(deliverySummary([free])).toBe('Free, delivered by the shop')
  expect(deliverySummary([free, paidDelivery])).toBe('$3.50, each shop delivers separately')
})

test('a shop that does not deliver is named', () => {
  expect(deliverySummary([paidDelivery, noDelivery])).toBe(
    '$3.50, delivered by Kiln. Pick up the rest at Paper Boat.',
  )
})
