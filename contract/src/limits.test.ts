import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('the limits are frozen', () => {
  for (const [name, group] of Object.entries(limits)) expect(Object.isFrozen(group), name).toBe(true)
})

test('the limits that users notice are those of the specification', () => {
  expect(limits.paging).toMatchObject({ defaultProducts: 20, home: 100, shops: 100, max: 100 })
  expect(limits.suggestions).toEqual({ candidates: 50, products: 5, shops: 3, minChars: 2, debounceMs: 300 })
  expect(limits.socketClientLimits).toMatchObject({
    reconnectBaseMs: 3000,
    reconnectCapMs: 30_000,
    maxAttempts: 10,
    pingMs: 90_000,
  })
  expect(limits.imageCacheLimits).toMatchObject({
    lifetimeMs: 604_800_000,
    cleanupMs: 3_600_000,
    failureThreshold: 3,
  })
  expect(limits.locationLimits).toMatchObject({
    serviceCacheMs: 600_000,
    homeCacheMs: 1_800_000,
    reverseCacheMs: 3_600_000,
  })
})
