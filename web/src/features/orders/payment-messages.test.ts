import { paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { expect, test } from 'vitest'
import { customerPaymentMessage, getPaymentProblem, shopPaymentMessage } from './payment-messages.ts'
import { createTestOrder, timeAt } from './test/order-fixture.ts'

test('an authorized amount is never called paid', () => {
  const order = createTestOrder({ payment_status: 'authorized', status: 'pending' })
  expect(customerPaymentMessage(order)).toBe('$4.50 on hold')
  expect(shopPaymentMessage(order)).toBe('$4.50 on hold')
  expect(shopPaymentMessage({ ...order, status: 'in_progress' })).toBe('$4.50 on hold')
})

test('a shop that waits for the charge, and its customer, see that the card is being charged', () => {
  const order = createTestOrder({
    payment_status: 'authorized',
    status: 'in_progress',
    ready_requested_at: timeAt('20:10'),
  })
  expect(customerPaymentMessage(order)).toBe('Charging your card')
  expect(shopPaymentMessage(order)).toBe('Charging the card')
  expect(customerPaymentMessage({ ...order, status: 'cancelled' })).toBe('Releasing the hold on your card')
  expect(shopPaymentMessage({ ...order, payment_status: 'paid' })).toBe('Paid')
})

test('a refund is named to the cent, and called refunded only after it succeeded', () => {
  const order = createTestOrder({ payment_status: 'paid', captured_amount: 13, refunded_amount: 6.5 })
  expect(customerPaymentMessage(order)).toBe('Paid by card · $6.50 refund on its way')
  expect(customerPaymentMessage({ ...order, payment_status: 'partially_refunded' })).toBe(
    'Paid by card · $6.50 refunded',
  )
  expect(shopPaymentMessage({ ...order, payment_status: 'refunded', refunded_amount: 13 })).toBe(
    '$13.00 refunded',
  )
})

test.each([
  ['paid', 'Paid by card', 'Paid'],
  ['paid_in_store', 'Paid at pickup', 'Paid at pickup'],
  ['voided', 'You weren’t charged', 'Not charged'],
  ['none', undefined, undefined],
] as const)(
  'of a completed order that is %s, customer and shop see the payment',
  (payment_status, customer, shop) => {
    const order = createTestOrder({ payment_status, status: 'completed', captured_amount: 13 })
    expect(customerPaymentMessage(order)).toBe(customer)
    expect(shopPaymentMessage(order)).toBe(shop)
  },
)

test('while the card could not be charged, the items stay in the shop', () => {
  const order = createTestOrder({ payment_status: 'failed', status: 'in_progress' })
  expect(getPaymentProblem(order, 'shop')).toContain('don’t hand over')
  expect(getPaymentProblem(order, 'customer')).toContain('couldn’t charge your card')
  expect(getPaymentProblem({ ...order, status: 'cancelled' }, 'customer')).toBeUndefined()
})

test('a failed refund is reported to both sides until it succeeds', () => {
  const order = createTestOrder({ payment_status: 'paid', status: 'cancelled', captured_amount: 13 })
  expect(getPaymentProblem(order, 'customer')).toContain('Your $13.00 refund hasn’t gone through yet')
  expect(getPaymentProblem(order, 'shop')).toContain('The $13.00 refund failed')
  expect(customerPaymentMessage(order)).toBe('Paid by card · refund incomplete')
  const retriedRefund = { ...order, refunded_amount: 13 }
  expect(getPaymentProblem(retriedRefund, 'customer')).toBeUndefined()
  expect(customerPaymentMessage(retriedRefund)).toBe('Paid by card · $13.00 refund on its way')
  expect(getPaymentProblem({ ...order, status: 'completed' }, 'customer')).toBeUndefined()
})

test('a failed partial refund is reported while the order continues', () => {
  const order = createTestOrder({ payment_status: 'paid', status: 'in_progress', captured_amount: 13 })
  const failed = { ...order, failed_refund_amount: 6.5 }
  expect(getPaymentProblem(order, 'customer')).toBeUndefined()
  expect(getPaymentProblem(failed, 'customer')).toContain('Your $6.50 refund hasn’t gone through yet')
  expect(getPaymentProblem(failed, 'shop')).toContain('The $6.50 refund failed. Try again')
  expect(customerPaymentMessage(failed)).toBe('Paid by card')
})

test('every payment status has a message for an active order', () => {
  for (const payment_status of paymentStatuses)
    expect(
      customerPaymentMessage(createTestOrder({ payment_status, status: 'in_progress' })),
      payment_status,
    ).toBeTruthy()
})
