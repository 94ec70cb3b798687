import { orderStatuses, paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { paymentStates } from '@mainstreet/contract/payments/payment.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPaymentStep, type PaymentFacts, type PaymentOrderFacts } from './payment-step.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:10:00Z')
const openPayment: PaymentFacts = {
  state: 'open',
  session_id: 'cs',
  capture_cents: null,
  expires_at: later,
  capture_due_at: null,
}
const authorizedPayment: PaymentFacts = { ...openPayment, state: 'authorized' }
const makeOrder = (
  status: PaymentOrderFacts['status'],
  overrides: Partial<PaymentOrderFacts> = {},
): PaymentOrderFacts => ({
  id: 'a',
  ready_at: null,
  ready_requested_at: null,
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
  const completed = makeOrder('completed', { id: 'b', total_cents: 7 })
  expect(getStep(authorizedPayment, makeOrder('in_progress'), makeOrder('declined'), completed)).toEqual({
    do: 'decide',
    capture_cents: 107,
    order_ids: ['a', 'b'],
  })
  expect(getStep(authorizedPayment, makeOrder('declined'), makeOrder('cancelled'))).toEqual({
    do: 'decide',
    capture_cents: 0,
    order_ids: [],
  })
  expect(getStep({ ...authorizedPayment, capture_cents: 107 }, makeOrder('cancelled'))).toEqual({
    do: 'capture',
  })
})

test.each([
  ['that is to be ready', makeOrder('in_progress', { ready_requested_at: now })],
  ['that was ready before it was charged', makeOrder('in_progress', { ready_at: now })],
  ['that was handed over', makeOrder('completed')],
  ['that was not picked up', makeOrder('no_show')],
])('an order %s is captured with the orders that still wait for their shop', (_, order) => {
  const pending = makeOrder('pending', { id: 'p', total_cents: 7 })
  const declined = makeOrder('declined', { id: 'd' })
  expect(getStep(authorizedPayment, order, pending, declined)).toEqual({
    do: 'decide',
    capture_cents: 107,
    order_ids: ['a', 'p'],
  })
})

test('an order that was not picked up is charged, also when it is the last one', () => {
  const step = getStep(authorizedPayment, makeOrder('no_show'), makeOrder('declined'))
  expect(step).toEqual({ do: 'decide', capture_cents: 100, order_ids: ['a'] })
})

test('before the hold lapses it is captured for what was accepted and may be, or its orders expire', () => {
  const due = { ...authorizedPayment, capture_due_at: now }
  const pending = makeOrder('pending', { id: 'p' })
  expect(getStep({ ...due, capture_due_at: later }, makeOrder('in_progress'), pending)).toEqual({
    do: 'wait',
  })
  const both = { do: 'decide', capture_cents: 200, order_ids: ['a', 'p'] }
  expect(getStep(due, makeOrder('in_progress'), pending)).toEqual(both)
  expect(getStep(due, makeOrder('declined'), pending)).toEqual({ do: 'expire_orders' })
  expect(getStep(due, makeOrder('declined'))).toMatchObject({ do: 'decide', capture_cents: 0 })
})

test('the capture never exceeds the order total, and a final state never changes', () => {
  const anyOrder = fc.record({
    id: fc.uuid(),
    ready_at: fc.constantFrom(null, now),
    ready_requested_at: fc.constantFrom(null, now),
    status: fc.constantFrom(...orderStatuses),
    payment_status: fc.constantFrom(...paymentStatuses),
    total_cents: fc.nat(1_000_000),
  })
  const anyPayment = fc.record({
    state: fc.constantFrom(...paymentStates),
    session_id: fc.option(fc.string()),
    capture_cents: fc.option(fc.nat()),
    expires_at: fc.date({ noInvalidDate: true }),
    capture_due_at: fc.constantFrom(null, now, later),
  })
  fc.assert(
    fc.property(anyPayment, fc.array(anyOrder, { minLength: 1, maxLength: 6 }), (payment, orders) => {
      const next = getPaymentStep(payment, orders, now)
      const total = orders.reduce((sum, { total_cents }) => sum + total_cents, 0)
      if (next.do === 'decide') expect(next.capture_cents).toBeLessThanOrEqual(total)
      if (['captured', 'voided', 'closed', 'failed'].includes(payment.state)) expect(next.do).toBe('wait')
      const ended = orders.filter(({ status }) => ['declined', 'expired', 'cancelled'].includes(status))
      if (next.do === 'decide') for (const { id } of ended) expect(next.order_ids).not.toContain(id)
    }),
  )
})
