import { expect, test } from 'vitest'
import { negotiateEncoding } from './compression.ts'

test('an encoding that the browser rejects is not used', () => {
  expect(negotiateEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(negotiateEncoding('gzip;q=0.5, br;q=0')).toBe('gzip')
  expect(negotiateEncoding('identity')).toBeUndefined()
  expect(negotiateEncoding(undefined)).toBeUndefined()
})
