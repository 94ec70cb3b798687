import { differenceKinds } from '@mainstreet/contract/payments/payment.ts'
import { expect, test } from 'vitest'
import { differenceWords, sideWords } from './discrepancy-labels.ts'

test.each([
  ['1850', '$18.50'],
  ['1850 usd', '$18.50'],
  ['cs_test_a1: 1650 eur', '€16.50, payment cs_test_a1'],
  ['canceled 0', 'Let go, $0.00 charged'],
  ['none', 'Nothing'],
  ['cs_test_a1', 'Payment cs_test_a1'],
  ['lost_or_stolen_card', 'Lost or stolen card'],
])('%s of the books is read as %s', (side, words) => {
  expect(sideWords(side)).toBe(words)
})

test('every difference says what is to be done about it', () => {
  for (const kind of differenceKinds) expect(differenceWords[kind].next, kind).toMatch(/\w\.$/)
})
