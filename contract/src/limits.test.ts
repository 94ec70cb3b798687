import { expect, test } from 'vitest'
import { suggestions } from './catalog/limits.ts'
import { socketClientLimits } from './live/limits.ts'
import { locationLimits } from './location/limits.ts'
import { imageCacheLimits } from './media/limits.ts'
import { paging } from './paging-limits.ts'

test('the limits that users notice are those of the specification', () => {
  expect(paging).toMatchObject({ defaultProducts: 20, home: 100, shops: 100, max: 100 })
  expect(suggestions).toEqual({ candidates: 50, products: 5, shops: 3, minChars: 2, debounceMs: 300 })
  expect(socketClientLimits).toMatchObject({
    reconnectBaseMs: 3000,
    reconnectCapMs: 30_000,
    maxAttempts: 10,
    pingMs: 90_000,
  })
  expect(imageCacheLimits).toMatchObject({
    lifetimeMs: 604_800_000,
    cleanupMs: 3_600_000,
    failureThreshold: 3,
  })
  expect(locationLimits).toMatchObject({
    serviceCacheMs: 600_000,
    homeCacheMs: 1_800_000,
    reverseCacheMs: 3_600_000,
  })
})
