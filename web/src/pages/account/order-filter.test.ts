import { expect, test } from 'vitest'
import { parseOrderFilter } from './order-filter.ts'

test('what the address cannot mean shows everything', () => {
  expect(['open', 'earlier', 'toString', 3, undefined].map((show) => parseOrderFilter({ show }))).toEqual([
    'open',
    'earlier',
    'all',
    'all',
    'all',
  ])
})
