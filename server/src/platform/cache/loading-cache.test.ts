import { expect, test } from 'vitest'
import { createLoadingCache } from './loading-cache.ts'

function createDeferredLoad<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>()
  return { make: () => promise, answer: resolve }
}

test('concurrent requests for a key share one load', async () => {
  const kept = createLoadingCache<number>({ maxEntries: 10 })
  let created = 0
  const make = async () => ++created
  expect(await Promise.all([kept.get('a', make), kept.get('a', make), kept.get('b', make)])).toEqual([
    1, 1, 2,
  ])
  expect(await kept.get('a', make)).toBe(1)
})

test('a value whose load began before an invalidation is returned to its callers and not cached', async () => {
  const kept = createLoadingCache<string>({ maxEntries: 10 })
  const old = createDeferredLoad<string>()
  const requested = kept.get('list', old.make)
  kept.invalidate()
  const fresh = kept.get('list', async () => 'new')
  old.answer('old')
  expect(await requested).toBe('old')
  expect(await fresh).toBe('new')
  expect(await kept.get('list', async () => 'newer')).toBe('new')
})

test('a failure is not cached', async () => {
  const kept = createLoadingCache<string>({ maxEntries: 10 })
  await expect(kept.get('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('list', async () => 'there')).toBe('there')
})

test('only the matching keys are invalidated', async () => {
  const kept = createLoadingCache<number>({ maxEntries: 10 })
  await kept.get('stock', async () => 1)
  await kept.get('plain', async () => 1)
  kept.invalidate((key) => key === 'stock')
  expect(await kept.get('stock', async () => 2)).toBe(2)
  expect(await kept.get('plain', async () => 2)).toBe(1)
})

test('a value that is not worth caching is shared by concurrent requests and loaded again for the next', async () => {
  const kept = createLoadingCache<number>({ maxEntries: 10 })
  let created = 0
  const make = async () => ++created
  expect(await Promise.all([kept.get('a', make, false), kept.get('a', make, false)])).toEqual([1, 1])
  expect(kept.peek('a')).toBeUndefined()
  expect(await kept.get('a', make)).toBe(2)
  expect(kept.peek('a')).toBe(2)
})
