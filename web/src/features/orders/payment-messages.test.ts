import { paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { expect, test } from 'vitest'
import { customerPaymentMessage, getPaymentProblem, shopPaymentMessage } from './payment-messages.ts'
import { createTestOrder } from './test/order-fixture.ts'

test('money that is only held is never called paid', () => {
  const order = createTestOrder({ payment_status: 'authorized', status: 'pending' })
  expect(customerPaymentMessage(order)).toBe('Held on your card, not charged yet')
  expect(shopPaymentMessage(order)).toBe('paid by card once accepted')
})

test('what is given back is named to the cent, and only called back when it is', () => {
  const order = createTestOrder({ payment_status: 'paid', captured_amount: 13, refunded_amount: 6.5 })
  expect(customerPaymentMessage(order)).toBe('Paid by card, $6.50 is on its way back')
  expect(customerPaymentMessage({ ...order, payment_status: 'part_refunded' })).toBe(
    'Paid by card, $6.50 given back',
  )
  expect(shopPaymentMessage({ ...order, payment_status: 'refunded', refunded_amount: 13 })).toBe(
    '$13.00 given back',
  )
})

test('a card that could not be charged keeps the goods in the shop', () => {
  const order = createTestOrder({ payment_status: 'failed', status: 'in_progress' })
  expect(getPaymentProblem(order, 'shop')).toContain('do not hand it over')
  expect(getPaymentProblem(order, 'customer')).toContain('nothing was taken')
  expect(getPaymentProblem({ ...order, status: 'cancelled' }, 'customer')).toBeUndefined()
})

test('a refund that did not go through is told to both sides until it has', () => {
  const order = createTestOrder({ payment_status: 'paid', status: 'cancelled', captured_amount: 13 })
  expect(getPaymentProblem(order, 'customer')).toContain('$13.00 has not gone back to your card yet')
  expect(getPaymentProblem(order, 'shop')).toContain('$13.00 has not gone back')
  expect(customerPaymentMessage(order)).toBe('Paid by card, not all given back yet')
  const asked = { ...order, refunded_amount: 13 }
  expect(getPaymentProblem(asked, 'customer')).toBeUndefined()
  expect(customerPaymentMessage(asked)).toBe('Paid by card, $13.00 is on its way back')
  expect(getPaymentProblem({ ...order, status: 'completed' }, 'customer')).toBeUndefined()
})

test('a part that could not go back is told while the order goes on', () => {
  const order = createTestOrder({ payment_status: 'paid', status: 'in_progress', captured_amount: 13 })
  const failed = { ...order, failed_refund_amount: 6.5 }
  expect(getPaymentProblem(order, 'customer')).toBeUndefined()
  expect(getPaymentProblem(failed, 'customer')).toContain('$6.50 has not gone back to your card yet')
  expect(getPaymentProblem(failed, 'shop')).toContain('$6.50 has not gone back. Try the refund again')
  expect(customerPaymentMessage(failed)).toBe('Paid by card')
})

test('every state of the money has words for an active order', () => {
  for (const payment_status of paymentStatuses)
    expect(
      customerPaymentMessage(createTestOrder({ payment_status, status: 'in_progress' })),
      payment_status,
    ).toBeTruthy()
})
