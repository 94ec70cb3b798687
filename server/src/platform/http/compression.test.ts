import { expect, test } from 'vitest'
import { encodingFor } from './compression.ts'

test('what the browser refuses is not sent', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('gzip;q=0.5, br;q=0')).toBe('gzip')
  expect(encodingFor('identity')).toBeUndefined()
  expect(encodingFor(undefined)).toBeUndefined()
})
