import { expect, test } from 'vitest'
import { payoutAddress, readPayoutSearch } from './payout-search.ts'

test('a link carries the days and the page', () => {
  const search = { from: '2026-06-01', to: '2026-06-30', page: 2 }
  expect(readPayoutSearch(payoutAddress(search))).toEqual(search)
  expect(payoutAddress({ page: 1, from: '' })).toEqual({})
})

test('what is no day of the calendar is not asked for', () => {
  expect(readPayoutSearch({ from: '2026-06-31', to: 'soon', page: '-1' })).toEqual({ page: 1 })
})
