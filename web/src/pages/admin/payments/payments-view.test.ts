import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { paymentDiscrepancyKinds } from '@mainstreet/contract/payments/payment.ts'
import { expect, test } from 'vitest'
import { formatSide } from './payments-view.tsx'

test.each([
  ['1850', '$18.50'],
  ['1850 usd', '$18.50'],
  ['cs_test_a1: 1650 eur', '€16.50, payment cs_test_a1'],
  ['canceled 0', 'Released, $0.00 charged'],
  ['none', 'None'],
  ['cs_test_a1', 'Payment cs_test_a1'],
  ['lost_or_stolen_card', 'Lost or stolen card'],
])('%s in the records is shown as %s', (side, expected) => {
  expect(formatSide(side)).toBe(expected)
})

test('every discrepancy says what to do about it', () => {
  for (const kind of paymentDiscrepancyKinds)
    expect(dashboard.adminPayments.discrepancies[kind].nextStep, kind).toMatch(/\w\.$/)
})
