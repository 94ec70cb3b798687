import { expect, test } from 'vitest'
import { readPage } from './page-param.ts'

test('an address names a page by plain digits', () => {
  expect([7, '7', '1000000'].map(readPage)).toEqual([7, 7, 1_000_000])
  for (const page of [undefined, null, '', '0', '-3', '1.5', '1e3', '0x1F', '1,000', 'two', '1000001'])
    expect(readPage(page), String(page)).toBe(1)
})
