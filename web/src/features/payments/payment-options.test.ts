import { expect, test } from 'vitest'
import { getPaymentOptions } from './payment-options.ts'

const free = { name: 'Pine & Crumb', accepts_in_store_payment: true, isDelivered: false }
const strict = { name: 'Paper Boat', accepts_in_store_payment: false, isDelivered: false }
const delivered = { ...free, name: 'Slow Bell', isDelivered: true }
const cards = { online: true, stopped: false }

test('when every shop accepts payment in the shop, the customer can choose', () => {
  expect(getPaymentOptions({ ...cards, parts: [free] })).toEqual({ options: ['online', 'in_store'] })
  expect(getPaymentOptions({ ...cards, online: false, parts: [free] })).toEqual({ options: ['in_store'] })
})

test('what must be paid online is named, and the rest can still be paid in the shop', () => {
  expect(getPaymentOptions({ ...cards, parts: [free, strict] })).toEqual({
    options: ['online', 'in_store'],
    explanation: 'Paper Boat only accepts online payment.',
  })
  expect(getPaymentOptions({ ...cards, parts: [free, strict, delivered] })).toEqual({
    options: ['online', 'in_store'],
    explanation: 'Delivery orders are paid online. Paper Boat only accepts online payment.',
  })
})

test('when every part must be paid online, payment in the shop is no option', () => {
  const three = [strict, { ...strict, name: 'Kiln' }, { ...strict, name: 'Loom' }]
  expect(getPaymentOptions({ ...cards, parts: three })).toEqual({
    options: ['online'],
    explanation: 'Paper Boat, Kiln, and Loom only accept online payment.',
  })
  expect(getPaymentOptions({ ...cards, parts: [delivered] }).options).toEqual(['online'])
})

test('without card payments a part that needs them leaves no option, with the reason', () => {
  expect(getPaymentOptions({ ...cards, online: false, parts: [free, delivered] })).toEqual({
    options: [],
    explanation: 'Delivery orders are paid online. Card payments aren’t available yet.',
  })
})

test('while card payments are stopped, only payment in the shop is offered, with the reason', () => {
  const stopped = { online: false, stopped: true }
  expect(getPaymentOptions({ ...stopped, parts: [free] })).toEqual({
    options: ['in_store'],
    explanation: 'Card payments are paused right now.',
  })
  expect(getPaymentOptions({ ...stopped, parts: [strict] })).toEqual({
    options: [],
    explanation: 'Paper Boat only accepts online payment. Card payments are paused right now.',
  })
})
