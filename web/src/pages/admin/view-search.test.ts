import { expect, test } from 'vitest'
import { applyFilter, parseDay, parseOneOf, parsePage } from './view-search.ts'

test('an invalid address shows the first page', () => {
  for (const page of [undefined, '', '0', '-3', '1.5', 'two', '1e99']) expect(parsePage({ page })).toBe(1)
  expect(parsePage({ page: '7' })).toBe(7)
})

test('an unknown filter value is ignored', () => {
  expect(parseOneOf(['admin', 'merchant'], 'king')).toBeUndefined()
  expect(parseOneOf(['admin', 'merchant'], 'merchant')).toBe('merchant')
  expect(parseDay('2026-02-30x')).toBeUndefined()
  expect(parseDay('2026-99-01')).toBeUndefined()
  expect(parseDay('2026-11-21')).toBe('2026-11-21')
})

test('a new filter starts at the first page, and empty values leave the address', () => {
  const before = { view: 'users', page: '4', role: 'admin' } as const
  expect(applyFilter(before, { role: undefined, search: 'ann' })).toEqual({ view: 'users', search: 'ann' })
  expect(applyFilter(before, { page: '5' })).toEqual({ view: 'users', role: 'admin', page: '5' })
})
