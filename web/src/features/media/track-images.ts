import { images, imageCache as limits } from '@mainstreet/contract/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { answerQuery } from '../../api/use-call.ts'
import { cardSizes, pictureAddress, pictureWidths } from '../../ui/images/image-url.ts'
import { forgetPicture, onPictures, rememberPicture } from '../../ui/images/loaded-images.ts'
import { type ImageCache, openImageCache, type Seen } from './cache/image-cache.ts'
import type { NetworkRecord } from './cache/image-records.ts'
import { openImageStore } from './cache/image-store.ts'
import { openPreloader } from './cache/preloader.ts'
import { watchProducts } from './cache/watch-products.ts'

const mostKnown = 1000

export type KeptImages = { keepNetwork: (state: Omit<NetworkRecord, 'id'>) => void; stop: () => void }

/** Keeps the books of all pictures while the application runs. Whatever fails here is logged, and nobody waits for it. */
export function keepImages(client: QueryClient): KeptImages {
  const work = inTurn()
  const byImage = new Map<string, Seen>()
  const opened = openImageStore().then(
    (store) => openImageCache({ store, forget: forgetPicture }),
    (fault: unknown) => console.warn('The image cache cannot be opened', fault),
  )
  const keep = (step: (cache: ImageCache) => Promise<unknown>) =>
    work(async () => {
      const cache = await opened
      if (cache) await step(cache)
    })

  keep((cache) => cache.cleanUp())
  keep(async (cache) => {
    for (const { originalUrl, convertedUrl } of await cache.newest())
      rememberPicture(originalUrl, convertedUrl)
  })
  const hourly = setInterval(() => keep((cache) => cache.cleanUp()), limits.cleanupMs)

  const stopProducts = watchProducts(client, (products) => {
    for (const product of products) byImage.set(product.image, product)
    for (const oldest of byImage.keys()) {
      if (byImage.size <= mostKnown) break
      byImage.delete(oldest)
    }
    keep((cache) => cache.see(products))
  })
  const stopPictures = onPictures(({ src, what, address }) => {
    const product = byImage.get(src)
    if (product) keep((cache) => cache[what](product, address))
  })

  const preloader = openPreloader(fetchPicture, { perImageMs: images.preloadPerImageMs })
  const query = { limit: images.preloadProducts, featured: 'true' } as const
  client
    .fetchQuery(answerQuery(calls.listProducts, { query }))
    .then(({ data }) => preloader.add(data.flatMap(({ image }) => image ?? [])))
    .catch((fault: unknown) => console.warn('The featured pictures could not be fetched ahead', fault))

  return {
    keepNetwork: (state) => keep((cache) => cache.keepNetwork(state)),
    stop() {
      clearInterval(hourly)
      preloader.stop()
      stopProducts()
      stopPictures()
    },
  }
}

/** In the size in which its card will show it here: another one would have come for nothing. */
function fetchPicture(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve()
    image.onerror = () => reject(new Error('It did not come'))
    image.sizes = cardSizes
    image.srcset = pictureWidths(src, 'small') ?? ''
    image.src = pictureAddress(src, 'small')
  })
}

/** One step after the other: two that count failures at once would lose one. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return (step: () => Promise<void>) => {
    last = last.then(step).catch((fault: unknown) => console.warn('The image cache', fault))
  }
}
