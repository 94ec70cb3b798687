import 'fake-indexeddb/auto'
import { imageCacheLimits as limits } from '@mainstreet/contract/media/limits.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardImageSizes, getImageSrcSet } from '../../ui/images/image-url.ts'
import type { UrlEntry } from './cache/image-records.ts'
import { connectImageStore, type ImageStore } from './cache/image-store.ts'
import { type ImageTracker, trackImages } from './track-images.ts'

let store: ImageStore
let tracker: ImageTracker
const requested: string[] = []
let featured: { id: string; image: string; version: number }[]

const old = (id: string): UrlEntry => ({
  id,
  originalUrl: `/api/images/${id}`,
  convertedUrl: '/a',
  productId: id,
  timestamp: Date.now() - limits.lifetimeMs - 1,
  version: 1,
  retryCount: 0,
  lastSuccess: 1,
  failureCount: 0,
})
const waitUntilGone = (id: string) =>
  vi.waitFor(async () => expect(await store.get('urls', id)).toBeUndefined())

beforeEach(async () => {
  featured = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return new Response(JSON.stringify({ data: featured }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  store = await connectImageStore()
  await store.put('urls', old('mug'))
  tracker = trackImages(new QueryClient())
})
afterEach(() => {
  tracker.stop()
  store.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the cleanup runs at the start and every hour, until stopped', async () => {
  await waitUntilGone('mug')
  await store.put('urls', old('cup'))
  vi.advanceTimersByTime(limits.cleanupMs - 1)
  expect(await store.get('urls', 'cup')).toBeDefined()
  vi.advanceTimersByTime(1)
  await waitUntilGone('cup')
  tracker.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('six featured products are preloaded, and the network quality is stored', async () => {
  await vi.waitFor(() => expect(requested.some((url) => /limit=6.*featured=true/.test(url))).toBe(true))
  tracker.saveNetworkState({ isOnline: false, lastChecked: 7, failures: 2 })
  await vi.waitFor(async () =>
    expect(await store.get('network', 'network')).toEqual({
      id: 'network',
      isOnline: false,
      lastChecked: 7,
      failures: 2,
    }),
  )
})

test('without storage there is one log entry, and no other effect', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('indexedDB', undefined)
  const without = trackImages(new QueryClient())
  for (let at = 0; at < 3; at++) without.saveNetworkState({ isOnline: true, lastChecked: at, failures: 0 })
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  without.stop()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('an image is preloaded with the widths of its card', async () => {
  const fetched: Record<string, string>[] = []
  vi.stubGlobal(
    'Image',
    class {
      sizes = ''
      srcset = ''
      set src(src: string) {
        fetched.push({ src, sizes: this.sizes, srcset: this.srcset })
      }
    },
  )
  featured = [{ id: 'pin', image: '/api/images/pin', version: 1 }]
  const ahead = trackImages(new QueryClient())
  await vi.waitFor(() => {
    vi.advanceTimersByTime(200)
    expect(fetched).toHaveLength(1)
  })
  ahead.stop()
  expect(fetched[0]).toEqual({
    src: '/api/images/pin?format=webp&size=small',
    sizes: cardImageSizes,
    srcset: getImageSrcSet('/api/images/pin', 'small'),
  })
})
