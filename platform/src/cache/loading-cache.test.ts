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

test('only what has one of the tags is invalidated, also after it was replaced or evicted', async () => {
  const cache = createLoadingCache<{ tags: string[] }>({
    name: 'test',
    maxEntries: 2,
    getTags: ({ tags }) => tags,
  })
  const load = (key: string, ...tags: string[]) => cache.get(key, async () => ({ tags }))
  const listCached = () => ['a', 'b', 'c'].filter((key) => cache.peek(key))
  await load('a', 'tea', 'book')
  await load('b', 'book')
  cache.invalidateTagged(['tea', 'unknown'])
  expect(listCached()).toEqual(['b'])

  // depends on another product now
  cache.invalidateTagged(['book'])
  await load('b', 'tea')
  cache.invalidateTagged(['book'])
  expect(listCached()).toEqual(['b'])

  await load('a', 'book')
  await load('c', 'book')
  expect(listCached()).toEqual(['a', 'c'])
  await load('b', 'book')
  cache.invalidateTagged(['tea'])
  expect(listCached()).toHaveLength(2)
  cache.invalidateTagged(['book'])
  expect(listCached()).toEqual([])
})

test('a value whose load began before the invalidation of a tag is not cached', async () => {
  const cache = createLoadingCache<string>({ name: 'test', maxEntries: 10, getTags: () => ['tea'] })
  const old = createDeferredLoad<string>()
  const requested = cache.get('list', old.make)
  cache.invalidateTagged(['book'])
  old.respond('old')
  expect(await requested).toBe('old')
  expect(cache.peek('list')).toBeUndefined()
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
