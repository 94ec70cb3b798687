import 'fake-indexeddb/auto'
import { imageCacheLimits as limits } from '@mainstreet/contract/media/limits.ts'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createImageCache } from './image-cache.ts'
import { connectImageStore, type ImageStore } from './image-store.ts'

const day = 86_400_000
const mug = { id: 'mug', image: '/api/images/mug', version: 1 }
let now: number
let store: ImageStore
const onInvalidate = vi.fn()
const cache = () => createImageCache({ store, onInvalidate, now: () => now })
const ids = async () => (await store.getAll('urls')).map(({ productId }) => productId)

beforeEach(async () => {
  now = Date.UTC(2026, 6, 1)
  onInvalidate.mockClear()
  store = await connectImageStore()
})
afterEach(async () => {
  store.close()
  await deleteDB('mainstreet_images')
})

test('version 2 has three stores with exactly the fields of the specification', async () => {
  const { recordProducts, recordLoaded, saveNetworkState } = cache()
  await recordProducts([mug])
  await recordLoaded(mug, '/api/images/mug?size=small')
  await saveNetworkState({ isOnline: true, lastChecked: now, failures: 0 })
  expect([store.version, [...store.objectStoreNames]]).toEqual([2, ['network', 'products', 'urls']])
  expect(await store.getAll('urls')).toEqual([
    {
      id: 'mug /api/images/mug',
      originalUrl: mug.image,
      convertedUrl: '/api/images/mug?size=small',
      productId: 'mug',
      timestamp: now,
      version: 1,
      retryCount: 0,
      lastSuccess: now,
      failureCount: 0,
    },
  ])
  expect(await store.getAll('products')).toEqual([
    { productId: 'mug', imageUrl: mug.image, lastModified: now, version: 1, isValid: true },
  ])
  expect(await store.getAll('network')).toEqual([
    { id: 'network', isOnline: true, lastChecked: now, failures: 0 },
  ])
})

test('data of version 1 is deleted', async () => {
  store.close()
  await deleteDB('mainstreet_images')
  const old = await openDB('mainstreet_images', 1, { upgrade: (db) => void db.createObjectStore('images') })
  old.close()
  store = await connectImageStore()
  expect([...store.objectStoreNames]).toEqual(['network', 'products', 'urls'])
})

test('an entry expires after seven days', async () => {
  const { recordProducts, recordLoaded, cleanUp } = cache()
  await recordProducts([mug])
  await recordLoaded(mug, '/a')
  now += 7 * day
  await cleanUp()
  expect(await ids()).toEqual(['mug'])
  now += 1
  await cleanUp()
  expect(await ids()).toEqual([])
  expect(onInvalidate).toHaveBeenCalledExactlyOnceWith(mug.image)
})

test('an entry expires fourteen days after its last success, even if it was renewed', async () => {
  const { recordLoaded, cleanUp } = cache()
  await recordLoaded(mug, '/a')
  const [entry] = await store.getAll('urls')
  if (!entry) throw new Error('There is no entry')
  now += 14 * day
  await store.put('urls', { ...entry, timestamp: now })
  await cleanUp()
  expect(await ids()).toEqual(['mug'])
  now += 1
  await cleanUp()
  expect(await ids()).toEqual([])
})

test('the third failure deletes an entry; a success resets the count', async () => {
  const { recordLoaded, recordFailure } = cache()
  await recordFailure(mug, '/a')
  await recordFailure(mug, '/a')
  expect(await store.getAll('urls')).toMatchObject([{ failureCount: 2, retryCount: 2 }])
  await recordLoaded(mug, '/a')
  await recordFailure(mug, '/a')
  await recordFailure(mug, '/a')
  expect(await ids()).toEqual(['mug'])
  await recordFailure(mug, '/a')
  expect(await ids()).toEqual([])
  expect(onInvalidate).toHaveBeenCalledExactlyOnceWith(mug.image)
})

test('a new version of a product invalidates its images, and no others', async () => {
  const { recordProducts, recordLoaded } = cache()
  const cup = { ...mug, id: 'cup' }
  await recordProducts([mug, cup])
  await recordLoaded(mug, '/a')
  await recordLoaded(cup, '/a')
  await recordProducts([{ ...mug, version: 2 }, cup])
  expect(await ids()).toEqual(['cup'])
  expect(await store.get('products', 'mug')).toMatchObject({ version: 2, isValid: true })
})

test('the cleanup also finds entries of another version', async () => {
  const { recordProducts, recordLoaded, cleanUp } = cache()
  await recordProducts([{ ...mug, version: 2 }])
  await recordLoaded(mug, '/a')
  await cleanUp()
  expect(await ids()).toEqual([])
})

test('invalidating a product deletes its entries and marks it as invalid until it is seen again', async () => {
  const { recordProducts, recordLoaded, invalidate } = cache()
  await recordProducts([mug])
  await recordLoaded(mug, '/a')
  await invalidate('mug')
  expect(await ids()).toEqual([])
  expect(await store.get('products', 'mug')).toMatchObject({ isValid: false, version: 1 })
  await recordProducts([mug])
  expect(await store.get('products', 'mug')).toMatchObject({ isValid: true })
})

test('products that were not seen for a long time are deleted', async () => {
  const { recordProducts, cleanUp } = cache()
  await recordProducts([mug])
  now += limits.lifetimeMs + 1
  await cleanUp()
  expect(await store.getAll('products')).toEqual([])
})

test('the memory gets the hundred newest successful entries', async () => {
  const { recordLoaded, recordFailure, newest } = cache()
  for (let at = 0; at < 105; at++) {
    now += 1
    await recordLoaded({ ...mug, id: `p${at}` }, '/a')
  }
  await recordFailure({ ...mug, id: 'p104' }, '/a')
  const loadedUrls = (await newest()).map(({ productId }) => productId)
  expect([loadedUrls.length, loadedUrls.at(0), loadedUrls.at(-1)]).toEqual([100, 'p4', 'p103'])
})
