import { expect, test } from 'vitest'
import { type CheckoutInput, toCheckoutBody } from './checkout-input.ts'

const input: CheckoutInput = {
  fulfillment: 'pickup',
  paymentOption: 'online',
  name: ' Kim ',
  phone: '',
  email: 'kim@example.com',
  address: '1 Elm Street',
  shops: {
    teahouse: { from: '2026-07-01T20:00:00.000Z', note: ' Ring ' },
    gone: { from: '2026-07-01T20:00:00.000Z', note: 'Of a shop that was left out' },
  },
}
const facts = {
  shopId: undefined,
  shopIds: ['teahouse', 'bookshop'],
  deliverIds: ['teahouse'],
  totalCents: 1999,
  paymentOption: 'online' as const,
}

test('a pickup contains times and notes of the included shops only', () => {
  expect(toCheckoutBody(input, facts)).toEqual({
    fulfillment: 'pickup',
    pickup_at: [],
    payment: 'online',
    in_store_at: [],
    customer_name: 'Kim',
    customer_phone: '',
    customer_email: 'kim@example.com',
    pickup: [{ shop_id: 'teahouse', from: '2026-07-01T20:00:00.000Z' }],
    notes: [{ shop_id: 'teahouse', note: 'Ring' }],
    total_amount: 19.99,
  })
})

test('a delivery has an address, and no pickup time', () => {
  const body = toCheckoutBody({ ...input, fulfillment: 'delivery' }, { ...facts, shopId: 'teahouse' })
  expect(body).toMatchObject({ shop_id: 'teahouse', delivery_address: '1 Elm Street', pickup: [] })
})

test('when only one of two shops delivers, the other order is picked up at its time', () => {
  const shops = { bookshop: { from: '2026-07-01T21:00:00.000Z', note: '' }, ...input.shops }
  expect(toCheckoutBody({ ...input, fulfillment: 'delivery', shops }, facts)).toMatchObject({
    fulfillment: 'delivery',
    pickup_at: ['bookshop'],
    pickup: [{ shop_id: 'bookshop', from: '2026-07-01T21:00:00.000Z' }],
  })
})

test('when no shop delivers, orders are picked up, whatever was chosen before', () => {
  const body = toCheckoutBody({ ...input, fulfillment: 'delivery' }, { ...facts, deliverIds: [] })
  expect(body).toMatchObject({ fulfillment: 'pickup', pickup_at: [] })
  expect(body.delivery_address).toBeUndefined()
})
