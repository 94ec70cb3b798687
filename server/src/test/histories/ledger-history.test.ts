import { expect, test } from 'vitest'
import { checkLedgerHistory, type LedgerHistory } from './ledger-history.ts'

const sound: LedgerHistory = {
  movements: [
    { orderId: 'one', kind: 'captured', cents: 1000, outcome: 'ok' },
    { orderId: 'one', kind: 'refunded', cents: 300, outcome: 'ok', source: 'r1' },
    { orderId: 'one', kind: 'refunded', cents: 300, outcome: 'unknown', source: 'r2' },
    { orderId: 'one', kind: 'refunded', cents: 400, outcome: 'fail', source: 'r3' },
    { orderId: 'two', kind: 'captured', cents: 500, outcome: 'unknown' },
  ],
  entries: [
    { orderId: 'one', kind: 'captured', cents: 1000, source: 'intent' },
    { orderId: 'one', kind: 'refunded', cents: -300, source: 'r1' },
    { orderId: 'one', kind: 'refunded', cents: -300, source: 'r2' },
  ],
  orders: [
    { id: 'one', capturedCents: 1000, refundedCents: 600 },
    { id: 'two', capturedCents: 0, refundedCents: 0 },
  ],
}
const check = (changes: Partial<LedgerHistory> = {}) =>
  checkLedgerHistory({ ...sound, ...changes }).violations
const kinds = (changes: Partial<LedgerHistory>) =>
  check(changes).map(({ kind, orderId }) => `${orderId} ${kind}`)
const one = { id: 'one', capturedCents: 1000, refundedCents: 600 }

test('a sound history has no violation, whether or not the unknown movements took effect', () => {
  expect(check()).toEqual([])
  expect(check({ entries: sound.entries.slice(0, 2), orders: [{ ...one, refundedCents: 300 }] })).toEqual([])
  expect(
    check({
      entries: [...sound.entries, { orderId: 'two', kind: 'captured', cents: 500, source: 'other' }],
      orders: [one, { id: 'two', capturedCents: 500, refundedCents: 0 }],
    }),
  ).toEqual([])
})

test('an acknowledged payment or refund without its entry is found', () => {
  expect(check({ entries: sound.entries.slice(1), orders: [] })[0]).toEqual({
    orderId: 'one',
    kind: 'lost_entry',
    movement: sound.movements[0],
  })
  const withoutRefund = sound.entries.filter(({ source }) => source !== 'r1')
  expect(kinds({ entries: withoutRefund, orders: [{ ...one, refundedCents: 300 }] })).toEqual([
    'one lost_entry',
  ])
})

test('an entry with another amount is found', () => {
  const entries = sound.entries.with(1, { orderId: 'one', kind: 'refunded', cents: -200, source: 'r1' })
  expect(kinds({ entries, orders: [{ ...one, refundedCents: 500 }] })).toEqual(['one wrong_amount'])
})

test('a payment that is recorded twice, and a refund that failed and is recorded, are found', () => {
  const again = { orderId: 'one', kind: 'captured', cents: 1000, source: 'again' } as const
  const twice = { entries: [...sound.entries, again], orders: [{ ...one, capturedCents: 2000 }] }
  expect(check(twice)).toEqual([{ orderId: 'one', kind: 'unexpected_entry', entry: again }])
  const failed = { orderId: 'one', kind: 'refunded', cents: -400, source: 'r3' } as const
  expect(kinds({ entries: [...sound.entries, failed], orders: [{ ...one, refundedCents: 1000 }] })).toEqual([
    'one unexpected_entry',
  ])
})

test('more refunded than captured is found', () => {
  const more = { orderId: 'one', kind: 'refunded', cents: 500, outcome: 'ok', source: 'r4' } as const
  const history = {
    movements: [...sound.movements, more],
    entries: [...sound.entries, { orderId: 'one', kind: 'refunded', cents: -500, source: 'r4' } as const],
    orders: [{ ...one, refundedCents: 1100 }],
  }
  expect(check(history)).toEqual([
    { orderId: 'one', kind: 'refunded_more_than_captured', capturedCents: 1000, refundedCents: 1100 },
  ])
})

test('an order whose amounts are not those of the ledger is found', () => {
  expect(kinds({ orders: [{ ...one, refundedCents: 300 }] })).toEqual(['one wrong_sums'])
  expect(kinds({ orders: [{ id: 'three', capturedCents: 1, refundedCents: 0 }, one] })).toEqual([
    'three wrong_sums',
  ])
})
