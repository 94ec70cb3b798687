import { expect, test } from 'vitest'
import { type CheckoutInput, toCheckoutBody } from './checkout-input.ts'

const input: CheckoutInput = {
  fulfilment: 'pickup',
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

test('what is picked up carries times and notes of the shops that are meant', () => {
  expect(toCheckoutBody(input, facts)).toEqual({
    fulfilment: 'pickup',
    pickup_at: [],
    payment: 'online',
    customer_name: 'Kim',
    customer_phone: '',
    customer_email: 'kim@example.com',
    pickup: [{ shop_id: 'teahouse', from: '2026-07-01T20:00:00.000Z' }],
    notes: [{ shop_id: 'teahouse', note: 'Ring' }],
    total_amount: 19.99,
  })
})

test('what is brought has an address, and no time to pick it up', () => {
  const body = toCheckoutBody({ ...input, fulfilment: 'delivery' }, { ...facts, shopId: 'teahouse' })
  expect(body).toMatchObject({ shop_id: 'teahouse', delivery_address: '1 Elm Street', pickup: [] })
})

test('of two shops of which one delivers, the other part is picked up at its time', () => {
  const shops = { bookshop: { from: '2026-07-01T21:00:00.000Z', note: '' }, ...input.shops }
  expect(toCheckoutBody({ ...input, fulfilment: 'delivery', shops }, facts)).toMatchObject({
    fulfilment: 'delivery',
    pickup_at: ['bookshop'],
    pickup: [{ shop_id: 'bookshop', from: '2026-07-01T21:00:00.000Z' }],
  })
})

test('where no shop delivers it is picked up, whatever was wished for before', () => {
  const body = toCheckoutBody({ ...input, fulfilment: 'delivery' }, { ...facts, deliverIds: [] })
  expect(body).toMatchObject({ fulfilment: 'pickup', pickup_at: [] })
  expect(body.delivery_address).toBeUndefined()
})
