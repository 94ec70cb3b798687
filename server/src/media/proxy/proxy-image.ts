import { createHash } from 'node:crypto'
import { imageWidths, remoteImageLimits } from '@mainstreet/contract/media/limits.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { createSingleFlight } from '@mainstreet/platform/cache/single-flight.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { type ImageCaller, runInImageQueue } from '@mainstreet/platform/images/image-queue.ts'
import { sanitizeImage } from '@mainstreet/platform/images/sanitize-image.ts'
import { createFairQueue, withSharedWork } from '@mainstreet/platform/jobs/fair-queue.ts'
import type { ImageFormat, ImageSize } from '@mainstreet/storage/images/image-files.ts'
import { LRUCache } from 'lru-cache'
import { resizeImage } from '../image-variants.ts'
import { fetchRemote, type RemoteNetwork } from './fetch-remote.ts'
import { isKnownHost, toDirectUrl } from './image-hosts.ts'
import { createRemoteImageCache } from './remote-image-cache.ts'
import { isImageAddressInUse } from './store.ts'

type ImageProxyDeps = {
  db: Queryable
  dataDir: string
  imageHosts: readonly string[]
  network: RemoteNetwork
}
export type RemoteImageRequest = { url: string; size: ImageSize; format: ImageFormat }
export type RemoteImage = { bytes: Buffer; etag: string }

const maxCachedFailures = 5000

/** Fetches remote images once for all concurrent requests, re-encodes them and caches them for a week. */
export function createImageProxy({ db, dataDir, imageHosts, network }: ImageProxyDeps) {
  const cache = createRemoteImageCache(dataDir)
  const fetchQueue = createFairQueue({ maxConcurrent: 8, maxWaiting: 200, maxWaitingPerCaller: 50 })
  const singleFlight = createSingleFlight<Buffer>()
  const failures = new LRUCache<string, ApiError>({
    max: maxCachedFailures,
    ttl: remoteImageLimits.failureCacheMs,
  })

  async function loadOriginal(
    url: URL,
    requestedUrl: string,
    key: string,
    caller: ImageCaller,
  ): Promise<Buffer> {
    const name = `${key}.webp`
    return singleFlight.run(name, async () => {
      const there = await cache.read(name)
      if (there) return there
      const failure = failures.get(key)
      if (failure) throw failure
      // not cached as a failure: a product may use the image a moment later
      await requireAllowedSource(url, requestedUrl)
      try {
        const bytes = await fetchQueue(caller, () => fetchRemote(network, toDirectUrl(url)))
        const { data } = await runInImageQueue(caller, () => sanitizeImage(bytes, 'url'))
        await cache.write(name, data)
        return data
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'unavailable') failures.set(key, error)
        throw error
      }
    })
  }

  /** Allows known hosts and images that a product, shop or order uses, so that this is not an open proxy. */
  async function requireAllowedSource(url: URL, requestedUrl: string): Promise<void> {
    if (isKnownHost(url.hostname, imageHosts) || (await isImageAddressInUse(db, url.href))) return
    // older rows have the address as the user typed it
    if (requestedUrl !== url.href && (await isImageAddressInUse(db, requestedUrl))) return
    throw new ApiError('not_allowed', (m) => m.errors.images.notInUse)
  }

  return async function proxyImage(
    { url: requestedUrl, size, format }: RemoteImageRequest,
    caller: ImageCaller,
  ): Promise<RemoteImage> {
    const url = parseImageUrl(requestedUrl)
    const key = createHash('sha256').update(url.href).digest('hex')
    const name = `${key}.${size}.${format}`
    const load = async () => {
      const there = await cache.read(name)
      if (there) return there
      const source = await loadOriginal(url, requestedUrl, key, caller)
      const variant = await runInImageQueue(caller, () => resizeImage(source, imageWidths[size], format))
      await cache.write(name, variant)
      return variant
    }
    const bytes = await withSharedWork(caller, () => singleFlight.run(name, load))
    return { bytes, etag: `"${name}"` }
  }
}

const maxUrlChars = 2000

function parseImageUrl(text: string): URL {
  if (text.length <= maxUrlChars && URL.canParse(text)) return new URL(text)
  const message: ServerText = (m) => m.errors.images.urlRequired
  throw new ApiError('bad_request', message, { details: [{ path: 'url', message }] })
}
