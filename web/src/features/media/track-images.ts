import { imageLoading, imageCacheLimits as limits } from '@mainstreet/contract/media/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../queries/use-call.ts'
import { cardImageSizes, getImageSrcSet, getImageUrl } from '../../ui/images/image-url.ts'
import { forgetLoadedImage, onImageLoad, rememberLoadedImage } from '../../ui/images/loaded-images.ts'
import { createImageCache, type ImageCache, type ProductImageVersion } from './cache/image-cache.ts'
import type { NetworkRecord } from './cache/image-records.ts'
import { connectImageStore } from './cache/image-store.ts'
import { createPreloader } from './cache/preloader.ts'
import { watchProducts } from './cache/watch-products.ts'

const maxTrackedImages = 1000

export type ImageTracker = { saveNetworkState: (state: Omit<NetworkRecord, 'id'>) => void; stop: () => void }

/** Tracks all images while the application runs. Errors are only logged, and nothing waits for it. */
export function trackImages(client: QueryClient): ImageTracker {
  const work = createSerialQueue()
  const byImage = new Map<string, ProductImageVersion>()
  const cachePromise = connectImageStore().then(
    (store) => createImageCache({ store, onInvalidate: forgetLoadedImage }),
    (error: unknown) => console.warn('The image cache cannot be opened', error),
  )
  const enqueueWork = (step: (cache: ImageCache) => Promise<unknown>) =>
    work(async () => {
      const cache = await cachePromise
      if (cache) await step(cache)
    })

  enqueueWork((cache) => cache.cleanUp())
  enqueueWork(async (cache) => {
    for (const { originalUrl, convertedUrl } of await cache.newest())
      rememberLoadedImage(originalUrl, convertedUrl)
  })
  const hourly = setInterval(() => enqueueWork((cache) => cache.cleanUp()), limits.cleanupMs)

  const stopProducts = watchProducts(client, (products) => {
    for (const product of products) byImage.set(product.image, product)
    for (const oldest of byImage.keys()) {
      if (byImage.size <= maxTrackedImages) break
      byImage.delete(oldest)
    }
    enqueueWork((cache) => cache.recordProducts(products))
  })
  const stopWatching = onImageLoad(({ src, outcome, address }) => {
    const product = byImage.get(src)
    if (!product) return
    enqueueWork((cache) =>
      outcome === 'loaded' ? cache.recordLoaded(product, address) : cache.recordFailure(product, address),
    )
  })

  const preloader = createPreloader(preloadImage, { perImageMs: imageLoading.preloadPerImageMs })
  const query = { limit: imageLoading.preloadProducts, featured: 'true' } as const
  client
    .fetchQuery(callQueryOptions(calls.listProducts, { query }))
    .then(({ data }) => preloader.add(data.flatMap(({ image }) => image ?? [])))
    .catch((error: unknown) => console.warn('The featured images could not be preloaded', error))

  return {
    saveNetworkState: (state) => enqueueWork((cache) => cache.saveNetworkState(state)),
    stop() {
      clearInterval(hourly)
      preloader.stop()
      stopProducts()
      stopWatching()
    },
  }
}

/** In the size of its card on this screen: another size would be wasted. */
function preloadImage(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve()
    image.onerror = () => reject(new Error('The image did not load'))
    image.sizes = cardImageSizes
    image.srcset = getImageSrcSet(src, 'small') ?? ''
    image.src = getImageUrl(src, 'small')
  })
}

/** One step after another: concurrent failure counts would lose one. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return (step: () => Promise<void>) => {
    last = last.then(step).catch((error: unknown) => console.warn('An image cache step failed', error))
  }
}
