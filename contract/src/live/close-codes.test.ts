import { expect, test } from 'vitest'
import { canReconnect, closeCodes } from './close-codes.ts'

test('a browser reconnects after a restart, but not after the end of its session', () => {
  expect(canReconnect(closeCodes.restart)).toBe(true)
  expect(canReconnect(1006)).toBe(true)
  expect(canReconnect(closeCodes.sessionEnded)).toBe(false)
  expect(canReconnect(closeCodes.identityMismatch)).toBe(false)
})
