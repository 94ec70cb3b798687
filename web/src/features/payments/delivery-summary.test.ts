import { expect, test } from 'vitest'
import { deliverySummary } from './delivery-summary.ts'

const free = { name: 'Slow Bell', offers_delivery: true, delivery_fee: 0 }
const paidDelivery = { name: 'Kiln', offers_delivery: true, delivery_fee: 3.5 }
const noDelivery = { name: 'Paper Boat', offers_delivery: false, delivery_fee: 0 }

test('the delivery fee is shown before the choice', () => {
  expect(deliverySummary([free])).toBe('The shop brings it to your address. Free of charge.')
  expect(deliverySummary([free, paidDelivery])).toBe(
    'Each shop brings its part to your address. It costs $3.50.',
  )
})

test('a shop that does not deliver is named', () => {
  expect(deliverySummary([paidDelivery, noDelivery])).toBe(
    'Kiln brings its part. It costs $3.50. Paper Boat does not deliver: you pick that up.',
  )
})
