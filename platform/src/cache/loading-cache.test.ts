import { expect, test } from 'vitest'
import { createLoadingCache } from './loading-cache.ts'

function createDeferredLoad<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>()
  return { make: () => promise, respond: resolve }
}

test('concurrent requests for a key share one load', async () => {
  const cache = createLoadingCache<number>({ name: 'test', maxEntries: 10 })
  let created = 0
  const make = async () => ++created
  expect(await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('b', make)])).toEqual([
    1, 1, 2,
  ])
  expect(await cache.get('a', make)).toBe(1)
})

test('a value whose load began before an invalidation is returned to its callers and not cached', async () => {
  const cache = createLoadingCache<string>({ name: 'test', maxEntries: 10 })
  const old = createDeferredLoad<string>()
  const requested = cache.get('list', old.make)
  cache.invalidate()
  const fresh = cache.get('list', async () => 'new')
  old.respond('old')
  expect(await requested).toBe('old')
  expect(await fresh).toBe('new')
  expect(await cache.get('list', async () => 'newer')).toBe('new')
})

test('a failure is not cached', async () => {
  const cache = createLoadingCache<string>({ name: 'test', maxEntries: 10 })
  await expect(cache.get('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('list', async () => 'there')).toBe('there')
})

test('only the matching keys are invalidated', async () => {
  const cache = createLoadingCache<number>({ name: 'test', maxEntries: 10 })
  await cache.get('stock', async () => 1)
  await cache.get('plain', async () => 1)
  cache.invalidate((key) => key === 'stock')
  expect(await cache.get('stock', async () => 2)).toBe(2)
  expect(await cache.get('plain', async () => 2)).toBe(1)
})

test('a value that is not worth caching is shared by concurrent requests and loaded again for the next', async () => {
  const cache = createLoadingCache<number>({ name: 'test', maxEntries: 10 })
  let created = 0
  const make = async () => ++created
  expect(await Promise.all([cache.get('a', make, false), cache.get('a', make, false)])).toEqual([1, 1])
  expect(cache.peek('a')).toBeUndefined()
  expect(await cache.get('a', make)).toBe(2)
  expect(cache.peek('a')).toBe(2)
})
