import { expect, test } from 'vitest'
import { isDeliveryOrder, isUnpaidDelivery } from './delivery.ts'

test('a delivery must be paid online, a pickup need not', () => {
  expect(isUnpaidDelivery({ isDelivery: true, isPaidOnline: false })).toBe(true)
  expect(isUnpaidDelivery({ isDelivery: true, isPaidOnline: true })).toBe(false)
  expect(isUnpaidDelivery({ isDelivery: false, isPaidOnline: false })).toBe(false)
})

test('an order with an address is delivered, a reservation never', () => {
  expect(isDeliveryOrder({ order_type: 'order', delivery_address: '4 Mill Rd' })).toBe(true)
  expect(isDeliveryOrder({ order_type: 'reservation', delivery_address: '4 Mill Rd' })).toBe(false)
  for (const delivery_address of ['', null, undefined])
    expect(isDeliveryOrder({ order_type: 'order', delivery_address })).toBe(false)
})
