import { paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { expect, test } from 'vitest'
import { customerMoneyWords, moneyTrouble, shopMoneyWords } from './payment-messages.ts'
import { anOrder } from './test/order-fixture.ts'

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
  const order = anOrder({ payment_status: 'failed', status: 'in_progress' })
  expect(moneyTrouble(order, 'shop')).toContain('do not hand it over')
  expect(moneyTrouble(order, 'customer')).toContain('nothing was taken')
  expect(moneyTrouble({ ...order, status: 'cancelled' }, 'customer')).toBeUndefined()
})

test('a refund that did not go through is told to both sides until it has', () => {
  const order = anOrder({ payment_status: 'paid', status: 'cancelled', captured_amount: 13 })
  expect(moneyTrouble(order, 'customer')).toContain('$13.00 has not gone back to your card yet')
  expect(moneyTrouble(order, 'shop')).toContain('$13.00 has not gone back')
  expect(customerMoneyWords(order)).toBe('Paid by card, not all given back yet')
  const asked = { ...order, refunded_amount: 13 }
  expect(moneyTrouble(asked, 'customer')).toBeUndefined()
  expect(customerMoneyWords(asked)).toBe('Paid by card, $13.00 is on its way back')
  expect(moneyTrouble({ ...order, status: 'completed' }, 'customer')).toBeUndefined()
})

test('a part that could not go back is told while the order goes on', () => {
  const order = anOrder({ payment_status: 'paid', status: 'in_progress', captured_amount: 13 })
  const failed = { ...order, failed_refund_amount: 6.5 }
  expect(moneyTrouble(order, 'customer')).toBeUndefined()
  expect(moneyTrouble(failed, 'customer')).toContain('$6.50 has not gone back to your card yet')
  expect(moneyTrouble(failed, 'shop')).toContain('$6.50 has not gone back. Try the refund again')
  expect(customerMoneyWords(failed)).toBe('Paid by card')
})

test('every state of the money has words for an active order', () => {
  for (const payment_status of paymentStatuses)
    expect(
      customerMoneyWords(anOrder({ payment_status, status: 'in_progress' })),
      payment_status,
    ).toBeTruthy()
})
