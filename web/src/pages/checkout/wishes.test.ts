import { expect, test } from 'vitest'
import { checkoutBody, type Wishes } from './wishes.ts'

const wishes: Wishes = {
  fulfilment: 'pickup',
  way: 'online',
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
  totalCents: 1999,
  way: 'online' as const,
}

test('what is picked up carries times and notes of the shops that are meant', () => {
  expect(checkoutBody(wishes, facts)).toEqual({
    fulfilment: 'pickup',
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
  const body = checkoutBody({ ...wishes, fulfilment: 'delivery' }, { ...facts, shopId: 'teahouse' })
  expect(body).toMatchObject({ shop_id: 'teahouse', delivery_address: '1 Elm Street', pickup: [] })
})
