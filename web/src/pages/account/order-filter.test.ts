import { expect, test } from 'vitest'
import { readShow } from './order-filter.ts'

test('what the address cannot mean shows everything', () => {
  expect(['open', 'earlier', 'toString', 3, undefined].map((show) => readShow({ show }))).toEqual([
    'open',
    'earlier',
    'all',
    'all',
    'all',
  ])
})
