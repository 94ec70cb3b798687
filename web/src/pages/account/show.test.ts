import { expect, test } from 'vitest'
import { readShow } from './show.ts'

test('what the address cannot mean shows everything', () => {
  expect(['open', 'earlier', 'toString', 3, undefined].map((show) => readShow({ show }))).toEqual([
    'open',
    'earlier',
    'all',
    'all',
    'all',
  ])
})
