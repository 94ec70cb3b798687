import { expect, test } from 'vitest'
import { deliverySummary } from './delivery-summary.ts'

const free = { name: 'Slow Bell', delivers: true, delivery_fee: 0 }
const paidDelivery = { name: 'Kiln', delivers: true, delivery_fee: 3.5 }
const noDelivery = { name: 'Paper Boat', delivers: false, delivery_fee: 0 }

test('what it costs to have it brought is said before it is chosen', () => {
  expect(deliverySummary([free])).toBe('The shop brings it to your address. Free of charge.')
  expect(deliverySummary([free, paidDelivery])).toBe(
    'Each shop brings its part to your address. It costs $3.50.',
  )
})

test('who does not deliver is named', () => {
  expect(deliverySummary([paidDelivery, noDelivery])).toBe(
    'Kiln brings its part. It costs $3.50. Paper Boat does not deliver: you pick that up.',
  )
})
