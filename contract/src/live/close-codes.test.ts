import { expect, test } from 'vitest'
import { canReconnect, closeCodes } from './close-codes.ts'

test('a browser comes back after a restart, and not after its session was ended', () => {
  expect(canReconnect(closeCodes.restart)).toBe(true)
  expect(canReconnect(1006)).toBe(true)
  expect(canReconnect(closeCodes.sessionEnded)).toBe(false)
  expect(canReconnect(closeCodes.identityMismatch)).toBe(false)
})
