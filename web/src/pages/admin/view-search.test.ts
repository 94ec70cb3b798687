import { expect, test } from 'vitest'
import { viewOf } from './admin-views.ts'
import { dayOf, narrowed, oneOf, pageOf } from './view-search.ts'

test('an address that says nothing sensible shows the queue, from its first page', () => {
  expect(viewOf(undefined)).toBe('queue')
  expect(viewOf('toString')).toBe('queue')
  expect(viewOf('log')).toBe('log')
  for (const page of [undefined, '', '0', '-3', '1.5', 'two', '1e99']) expect(pageOf({ page })).toBe(1)
  expect(pageOf({ page: '7' })).toBe(7)
})

test('a filter that does not exist is none', () => {
  expect(oneOf(['admin', 'merchant'], 'king')).toBeUndefined()
  expect(oneOf(['admin', 'merchant'], 'merchant')).toBe('merchant')
  expect(dayOf('2026-02-30x')).toBeUndefined()
  expect(dayOf('2026-99-01')).toBeUndefined()
  expect(dayOf('2026-11-21')).toBe('2026-11-21')
})

test('another filter begins at the first page, and what is empty leaves the address', () => {
  const before = { view: 'users', page: '4', role: 'admin' }
  expect(narrowed(before, { role: undefined, search: 'ann' })).toEqual({ view: 'users', search: 'ann' })
  expect(narrowed(before, { page: '5' })).toEqual({ view: 'users', role: 'admin', page: '5' })
})
