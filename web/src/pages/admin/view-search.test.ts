import { expect, test } from 'vitest'
import { parseAdminView } from './admin-views.ts'
import { applyFilter, parseDay, parseOneOf, parsePage } from './view-search.ts'

test('an address that says nothing sensible shows the queue, from its first page', () => {
  expect(parseAdminView(undefined)).toBe('queue')
  expect(parseAdminView('toString')).toBe('queue')
  expect(parseAdminView('log')).toBe('log')
  for (const page of [undefined, '', '0', '-3', '1.5', 'two', '1e99']) expect(parsePage({ page })).toBe(1)
  expect(parsePage({ page: '7' })).toBe(7)
})

test('a filter that does not exist is none', () => {
  expect(parseOneOf(['admin', 'merchant'], 'king')).toBeUndefined()
  expect(parseOneOf(['admin', 'merchant'], 'merchant')).toBe('merchant')
  expect(parseDay('2026-02-30x')).toBeUndefined()
  expect(parseDay('2026-99-01')).toBeUndefined()
  expect(parseDay('2026-11-21')).toBe('2026-11-21')
})

test('another filter begins at the first page, and what is empty leaves the address', () => {
  const before = { view: 'users', page: '4', role: 'admin' }
  expect(applyFilter(before, { role: undefined, search: 'ann' })).toEqual({ view: 'users', search: 'ann' })
  expect(applyFilter(before, { page: '5' })).toEqual({ view: 'users', role: 'admin', page: '5' })
})
