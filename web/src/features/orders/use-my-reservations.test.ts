import { expect, test } from 'vitest'
import { createTestOrder } from './test/order-fixture.ts'
import { latestVersions } from './use-my-reservations.ts'

test('of duplicate orders the newer version counts, whichever comes first', () => {
  const placed = createTestOrder({ version: 1 })
  const cancelled = createTestOrder({ version: 2, status: 'cancelled' })
  expect(latestVersions([placed, cancelled])).toEqual([cancelled])
  expect(latestVersions([cancelled, placed])).toEqual([cancelled])
})
