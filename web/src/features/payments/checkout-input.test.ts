import { expect, test } from 'vitest'
import { type CheckoutInput, fillCheckoutInput, toCheckoutBody } from './checkout-input.ts'

const tea = { fulfillment: 'pickup', from: '2026-07-01T20:00:00.000Z', note: ' Ring ' } as const
const input: CheckoutInput = {
  paymentOption: 'online',
  name: ' Kim ',
  phone: '',
  email: 'kim@example.com',
  address: '1 Elm Street',
  save: [],
  shops: { teahouse: tea, gone: { ...tea, note: 'Of a shop that was left out' } },
}
const teahouse = { shopId: 'teahouse', isDelivered: false, isPaidOnline: true }
const bookshop = { ...teahouse, shopId: 'bookshop' }
const facts = { shopId: undefined, parts: [teahouse, bookshop], totalCents: 1999 }

test('a pickup contains times and notes of the included shops only', () => {
  expect(toCheckoutBody(input, facts)).toEqual({
    fulfillment: 'pickup',
    pickup_at: [],
    save: [],
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
  const parts = [{ ...teahouse, isDelivered: true }]
  const body = toCheckoutBody(input, { ...facts, shopId: 'teahouse', parts })
  expect(body).toMatchObject({ shop_id: 'teahouse', delivery_address: '1 Elm Street', pickup: [] })
})

test('when only one of two shops delivers, the other order is picked up at its time', () => {
  const shops = { ...input.shops, bookshop: { ...tea, from: '2026-07-01T21:00:00.000Z' } }
  const parts = [{ ...teahouse, isDelivered: true }, bookshop]
  expect(toCheckoutBody({ ...input, shops }, { ...facts, parts })).toMatchObject({
    fulfillment: 'delivery',
    pickup_at: ['bookshop'],
    pickup: [{ shop_id: 'bookshop', from: '2026-07-01T21:00:00.000Z' }],
  })
})

test('an address that was typed before is not sent with a pickup', () => {
  expect(toCheckoutBody(input, facts).delivery_address).toBeUndefined()
})

test('shops that are paid at pickup are named only beside others that are paid online', () => {
  const inStore = { ...bookshop, isPaidOnline: false }
  expect(toCheckoutBody(input, { ...facts, parts: [teahouse, inStore] })).toMatchObject({
    payment: 'online',
    in_store_at: ['bookshop'],
  })
  expect(toCheckoutBody(input, { ...facts, parts: [inStore] })).toMatchObject({
    payment: 'in_store',
    in_store_at: [],
  })
})

test('an address is saved with a delivery only', () => {
  const saving = { ...input, save: ['customer_phone', 'delivery_address'] } as const
  expect(toCheckoutBody(saving, facts).save).toEqual(['customer_phone'])
  const parts = [{ ...teahouse, isDelivered: true }]
  expect(toCheckoutBody(saving, { ...facts, parts }).save).toEqual(['customer_phone', 'delivery_address'])
})

test('the saved contact is used where nothing is typed, and not where its text was deleted', () => {
  const { phone: _phone, address: _address, ...untyped } = input
  const saved = {
    phone: '(209) 555-0100',
    addresses: [{ id: 'home', address: '2 Oak Street', is_default: true }],
  }
  expect(fillCheckoutInput(untyped, saved)).toMatchObject({
    phone: '(209) 555-0100',
    address: '2 Oak Street',
  })
  expect(fillCheckoutInput({ ...untyped, phone: '' }, saved).phone).toBe('')
  expect(fillCheckoutInput(untyped, { phone: '', addresses: [] })).toMatchObject({ phone: '', address: '' })
})
