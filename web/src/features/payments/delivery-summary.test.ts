import { expect, test } from 'vitest'
import { deliveryWords } from './delivery-summary.ts'

const free = { name: 'Slow Bell', delivers: true, delivery_fee: 0 }
const dear = { name: 'Kiln', delivers: true, delivery_fee: 3.5 }
const none = { name: 'Paper Boat', delivers: false, delivery_fee: 0 }

test('what it costs to have it brought is said before it is chosen', () => {
  expect(deliveryWords([free])).toBe('The shop brings it to your address. Free of charge.')
  expect(deliveryWords([free, dear])).toBe('Each shop brings its part to your address. It costs $3.50.')
})

test('who does not deliver is named', () => {
  expect(deliveryWords([dear, none])).toBe(
    'Kiln brings its part. It costs $3.50. Paper Boat does not deliver: you pick that up.',
  )
})
