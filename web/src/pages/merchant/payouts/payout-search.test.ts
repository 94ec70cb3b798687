import { expect, test } from 'vitest'
import {
  firstDay,
  isSelectableDate,
  lastDay,
  parsePayoutSearch,
  toPayoutSearchParams,
} from './payout-search.ts'

test('a link carries the days and the page', () => {
  const search = { from: '2026-06-01', to: '2026-06-30', page: 2 }
  expect(parsePayoutSearch(toPayoutSearchParams(search))).toEqual(search)
  expect(toPayoutSearchParams({ page: 1, from: '' })).toEqual({})
})

test('a year that is being typed is not asked for yet', () => {
  expect(parsePayoutSearch({ from: '0002-01-02', to: '0202-01-02' })).toEqual({ page: 1 })
  expect([firstDay, lastDay].every(isSelectableDate)).toBe(true)
})

test('what is no day of the calendar is not asked for', () => {
  expect(parsePayoutSearch({ from: '2026-06-31', to: 'soon', page: '-1' })).toEqual({ page: 1 })
})
