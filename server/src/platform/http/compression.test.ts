import { expect, test } from 'vitest'
import { negotiateEncoding } from './compression.ts'

test('what the browser refuses is not sent', () => {
  expect(negotiateEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(negotiateEncoding('gzip;q=0.5, br;q=0')).toBe('gzip')
  expect(negotiateEncoding('identity')).toBeUndefined()
  expect(negotiateEncoding(undefined)).toBeUndefined()
})
