import { type Checkout, type PaymentState, paymentStates } from '@mainstreet/contract/payments/payment.ts'
import { expect, test } from 'vitest'
import { createTestOrder } from '../../features/orders/test/order-fixture.ts'
import { checkoutSummary, getChargedCents, payAtPickupMessage } from './checkout-summary.ts'

const checkout = (payment: Partial<NonNullable<Checkout['payment']>> | null): Checkout => ({
  parent_order_id: 'a',
  orders: [createTestOrder({ payment_status: payment ? 'authorized' : 'none' })],
  payment: payment && {
    state: 'authorized',
    amount: 13,
    captured_amount: 0,
    payment_url: null,
    expires_at: '2026-07-01T20:15:00.000Z',
    ...payment,
  },
})

test('an authorized payment is a placed order that is charged later', () => {
  const { title, text } = checkoutSummary(checkout({}))
  expect(title).toBe('Order placed')
  expect(text).toContain('Your card is charged once Pine & Crumb accepts your order')
  expect(text).toContain('$13.00 is on hold')
})

test('the charged amount is the captured amount', () => {
  expect(checkoutSummary(checkout({ state: 'captured', captured_amount: 6.5 })).text).toContain(
    '$6.50 was charged',
  )
})

test('ordered and charged amounts are both shown when they differ', () => {
  const { orders } = checkout({})
  const total = orders[0]?.total_amount ?? 0
  expect(getChargedCents(checkout({})), 'not known yet').toBeUndefined()
  expect(getChargedCents(checkout({ state: 'captured', captured_amount: total }))).toBeUndefined()
  expect(getChargedCents(checkout({ state: 'captured', captured_amount: total - 1 }))).toBe(total * 100 - 100)
  expect(getChargedCents(checkout({ state: 'voided' }))).toBe(0)
})

test('only a captured payment is called paid', () => {
  const paid = paymentStates.filter((state) => checkoutSummary(checkout({ state })).title === 'Paid')
  expect(paid).toEqual(['captured'])
})

test('an order that is paid at pickup beside a card payment is shown as placed, whatever becomes of the payment', () => {
  const atPickup = createTestOrder({ shop_name: 'Clay House', payment_status: 'none', status: 'pending' })
  const withBoth = (state: PaymentState) => {
    const { orders, ...rest } = checkout({ state })
    return { ...rest, orders: [...orders, atPickup] }
  }
  for (const state of paymentStates)
    expect(payAtPickupMessage(withBoth(state))).toBe(
      'Your order at Clay House is placed. You’ll pay at pickup.',
    )
  expect(checkoutSummary(withBoth('authorized')).text).toContain('once Pine & Crumb accepts your order')
  expect(payAtPickupMessage(checkout({}))).toBeUndefined()
  expect(payAtPickupMessage(checkout(null)), 'is the whole summary').toBeUndefined()
})

test('with payment in the shop nothing is charged yet', () => {
  expect(checkoutSummary(checkout(null)).text).toContain('You’ll pay at pickup')
})
