import { orderStatuses, paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { paymentStates } from '@mainstreet/contract/payments/payment.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPaymentStep, type PaymentFacts, type PaymentOrderFacts } from './payment-step.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:10:00Z')
const openPayment: PaymentFacts = { state: 'open', session_id: 'cs', capture_cents: null, expires_at: later }
const authorizedPayment: PaymentFacts = { ...openPayment, state: 'authorized' }
const makeOrder = (
  status: PaymentOrderFacts['status'],
  overrides: Partial<PaymentOrderFacts> = {},
): PaymentOrderFacts => ({
  status,
  payment_status: 'authorized',
  total_cents: 100,
  ...overrides,
})
const getStep = (payment: PaymentFacts, ...orders: PaymentOrderFacts[]) =>
  getPaymentStep(payment, orders, now)

test('an unpaid checkout gets a session and loses it when it expires or its orders are cancelled', () => {
  const awaiting = makeOrder('pending', { payment_status: 'awaiting_payment' })
  expect(getStep({ ...openPayment, session_id: null }, awaiting)).toEqual({ do: 'open_session' })
  expect(getStep(openPayment, awaiting)).toEqual({ do: 'wait' })
  expect(getStep({ ...openPayment, expires_at: now }, awaiting)).toEqual({ do: 'close_session' })
  expect(getStep(openPayment, makeOrder('cancelled'))).toEqual({ do: 'close_session' })
})

test('an authorized payment waits for the last shop and is then captured for the accepted orders', () => {
  expect(getStep(authorizedPayment, makeOrder('in_progress'), makeOrder('pending'))).toEqual({ do: 'wait' })
  expect(
    getStep(
      authorizedPayment,
      makeOrder('in_progress'),
      makeOrder('declined'),
      makeOrder('completed', { total_cents: 7 }),
    ),
  ).toEqual({
    do: 'decide',
    capture_cents: 107,
  })
  expect(getStep(authorizedPayment, makeOrder('declined'), makeOrder('cancelled'))).toEqual({
    do: 'decide',
    capture_cents: 0,
  })
  expect(getStep({ ...authorizedPayment, capture_cents: 107 }, makeOrder('cancelled'))).toEqual({
    do: 'capture',
  })
})

test('the capture never exceeds the order total, and a final state never changes', () => {
  const anyOrder = fc.record({
    status: fc.constantFrom(...orderStatuses),
    payment_status: fc.constantFrom(...paymentStatuses),
    total_cents: fc.nat(1_000_000),
  })
  const anyPayment = fc.record({
    state: fc.constantFrom(...paymentStates),
    session_id: fc.option(fc.string()),
    capture_cents: fc.option(fc.nat()),
    expires_at: fc.date({ noInvalidDate: true }),
  })
  fc.assert(
    fc.property(anyPayment, fc.array(anyOrder, { minLength: 1, maxLength: 6 }), (payment, orders) => {
      const next = getPaymentStep(payment, orders, now)
      const total = orders.reduce((sum, { total_cents }) => sum + total_cents, 0)
      if (next.do === 'decide') expect(next.capture_cents).toBeLessThanOrEqual(total)
      if (['captured', 'voided', 'closed', 'failed'].includes(payment.state)) expect(next.do).toBe('wait')
      if (orders.some(({ status }) => status === 'pending')) expect(['decide']).not.toContain(next.do)
    }),
  )
})
