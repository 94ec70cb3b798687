import { expect, test } from 'vitest'
import { getPaymentOptions } from './payment-options.ts'

const free = { name: 'Pine & Crumb', accepts_in_store_payment: true }
const strict = { name: 'Paper Boat', accepts_in_store_payment: false }

test('when every shop accepts payment in the shop, the customer can choose', () => {
  expect(getPaymentOptions({ stopped: false, online: true, fulfillment: 'pickup', shops: [free] })).toEqual({
    options: ['online', 'in_store'],
  })
  expect(getPaymentOptions({ stopped: false, online: false, fulfillment: 'pickup', shops: [free] })).toEqual({
    options: ['in_store'],
  })
})

test('a shop that requires online payment decides for all, and is named', () => {
  expect(
    getPaymentOptions({ stopped: false, online: true, fulfillment: 'pickup', shops: [free, strict] }),
  ).toEqual({
    options: ['online'],
    explanation: 'Paper Boat only accepts online payment.',
  })
  const three = [strict, { ...strict, name: 'Kiln' }, { ...strict, name: 'Loom' }]
  expect(
    getPaymentOptions({ stopped: false, online: true, fulfillment: 'pickup', shops: three }).explanation,
  ).toBe('Paper Boat, Kiln, and Loom only accept online payment.')
})

test('a delivery is paid online, and without card payments there is none', () => {
  expect(
    getPaymentOptions({ stopped: false, online: true, fulfillment: 'delivery', shops: [free] }).options,
  ).toEqual(['online'])
  expect(
    getPaymentOptions({ stopped: false, online: false, fulfillment: 'delivery', shops: [free] }),
  ).toEqual({
    options: [],
    explanation: 'Delivery orders are paid online. Card payments aren’t available yet.',
  })
})

test('while card payments are stopped, only payment in the shop is offered, with the reason', () => {
  const stopped = { online: false, stopped: true }
  expect(getPaymentOptions({ ...stopped, fulfillment: 'pickup', shops: [free] })).toEqual({
    options: ['in_store'],
    explanation: 'Card payments are paused right now.',
  })
  expect(getPaymentOptions({ ...stopped, fulfillment: 'pickup', shops: [strict] })).toEqual({
    options: [],
    explanation: 'Paper Boat only accepts online payment. Card payments are paused right now.',
  })
})
