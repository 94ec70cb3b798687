import { expect, test } from 'vitest'
import {
  firstDay,
  isSelectableDate,
  lastDay,
  parsePayoutSearch,
  toPayoutSearchParams,
} from './payout-search.ts'

test('a link contains the dates and the page', () => {
  const search = { from: '2026-06-01', to: '2026-06-30', page: 2 }
  expect(parsePayoutSearch(toPayoutSearchParams(search))).toEqual(search)
  expect(toPayoutSearchParams({ page: 1, from: '' })).toEqual({})
})

test('a year that is being typed is not requested', () => {
  expect(parsePayoutSearch({ from: '0002-01-02', to: '0202-01-02' })).toEqual({ page: 1 })
  expect([firstDay, lastDay].every(isSelectableDate)).toBe(true)
})

test('an invalid calendar date is not requested', () => {
  expect(parsePayoutSearch({ from: '2026-06-31', to: 'soon', page: '-1' })).toEqual({ page: 1 })
})
