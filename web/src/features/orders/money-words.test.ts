import { paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { expect, test } from 'vitest'
import { anOrder } from './an-order.ts'
import { customerMoneyWords, shopMoneyWords } from './money-words.ts'

test('money that is only held is never called paid', () => {
  const order = anOrder({ payment_status: 'authorized', status: 'pending' })
  expect(customerMoneyWords(order)).toBe('Held on your card, not charged yet')
  expect(shopMoneyWords(order)).toBe('paid by card once accepted')
})

test('what is given back is named to the cent, and only called back when it is', () => {
  const order = anOrder({ payment_status: 'paid', captured_amount: 13, refunded_amount: 6.5 })
  expect(customerMoneyWords(order)).toBe('Paid by card, $6.50 is on its way back')
  expect(customerMoneyWords({ ...order, payment_status: 'part_refunded' })).toBe(
    'Paid by card, $6.50 given back',
  )
  expect(shopMoneyWords({ ...order, payment_status: 'refunded', refunded_amount: 13 })).toBe(
    '$13.00 given back',
  )
})

test('a card that could not be charged keeps the goods in the shop', () => {
  expect(shopMoneyWords(anOrder({ payment_status: 'failed' }))).toContain('do not hand it over')
})

test('every state of the money has words for an active order', () => {
  for (const payment_status of paymentStatuses)
    expect(
      customerMoneyWords(anOrder({ payment_status, status: 'in_progress' })),
      payment_status,
    ).toBeTruthy()
})
