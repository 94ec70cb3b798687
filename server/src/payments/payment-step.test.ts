import { orderStatuses, paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { paymentStates } from '@mainstreet/contract/payments/payment.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStep, type PartFacts, type PaymentFacts } from './payment-step.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:10:00Z')
const open: PaymentFacts = { state: 'open', session_id: 'cs', capture_cents: null, expires_at: later }
const held: PaymentFacts = { ...open, state: 'authorized' }
const part = (status: PartFacts['status'], some: Partial<PartFacts> = {}): PartFacts => ({
  status,
  payment_status: 'authorized',
  total_cents: 100,
  ...some,
})
const step = (payment: PaymentFacts, ...parts: PartFacts[]) => nextStep(payment, parts, now)

test('an unpaid checkout gets its session, and loses it when its time or its rows are over', () => {
  const awaiting = part('pending', { payment_status: 'awaiting' })
  expect(step({ ...open, session_id: null }, awaiting)).toEqual({ do: 'open_session' })
  expect(step(open, awaiting)).toEqual({ do: 'wait' })
  expect(step({ ...open, expires_at: now }, awaiting)).toEqual({ do: 'close_session' })
  expect(step(open, part('cancelled'))).toEqual({ do: 'close_session' })
})

test('held money waits for the last shop, and is then taken for what was accepted', () => {
  expect(step(held, part('in_progress'), part('pending'))).toEqual({ do: 'wait' })
  expect(step(held, part('in_progress'), part('declined'), part('completed', { total_cents: 7 }))).toEqual({
    do: 'decide',
    capture_cents: 107,
  })
  expect(step(held, part('declined'), part('cancelled'))).toEqual({ do: 'decide', capture_cents: 0 })
  expect(step({ ...held, capture_cents: 107 }, part('cancelled'))).toEqual({ do: 'capture' })
})

test('whatever the rows, never more is taken than they cost, and what has ended stays as it is', () => {
  const anyPart = fc.record({
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
    fc.property(anyPayment, fc.array(anyPart, { minLength: 1, maxLength: 6 }), (payment, parts) => {
      const next = nextStep(payment, parts, now)
      const total = parts.reduce((sum, { total_cents }) => sum + total_cents, 0)
      if (next.do === 'decide') expect(next.capture_cents).toBeLessThanOrEqual(total)
      if (['captured', 'voided', 'closed', 'failed'].includes(payment.state)) expect(next.do).toBe('wait')
      if (parts.some(({ status }) => status === 'pending')) expect(['decide']).not.toContain(next.do)
    }),
  )
})
