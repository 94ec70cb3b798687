import { expect, test } from 'vitest'
import { getPaymentOptions } from './payment-options.ts'

const free = { name: 'Pine & Crumb', pay_in_shop: true }
const strict = { name: 'Paper Boat', pay_in_shop: false }

test('where every shop has a counter to pay at, one may choose', () => {
  expect(getPaymentOptions({ online: true, fulfilment: 'pickup', shops: [free] })).toEqual({
    options: ['online', 'in_shop'],
  })
  expect(getPaymentOptions({ online: false, fulfilment: 'pickup', shops: [free] })).toEqual({
    options: ['in_shop'],
  })
})

test('one shop that wants its money first decides for all, and is named', () => {
  expect(getPaymentOptions({ online: true, fulfilment: 'pickup', shops: [free, strict] })).toEqual({
    options: ['online'],
    explanation: 'Paper Boat wants to be paid online.',
  })
  const three = [strict, { ...strict, name: 'Kiln' }, { ...strict, name: 'Loom' }]
  expect(getPaymentOptions({ online: true, fulfilment: 'pickup', shops: three }).explanation).toBe(
    'Paper Boat, Kiln and Loom want to be paid online.',
  )
})

test('what is brought is paid online, and where no cards are taken nothing is', () => {
  expect(getPaymentOptions({ online: true, fulfilment: 'delivery', shops: [free] }).options).toEqual([
    'online',
  ])
  expect(getPaymentOptions({ online: false, fulfilment: 'delivery', shops: [free] })).toEqual({
    options: [],
    explanation: 'What is brought to you is paid online. This street takes no cards yet.',
  })
})
