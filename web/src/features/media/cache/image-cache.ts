import { imageCacheLimits as limits } from '@mainstreet/contract/limits.ts'
import { entryId, isExpired, type NetworkRecord, type UrlEntry } from './image-records.ts'
import type { ImageStore } from './image-store.ts'

export type ProductImageVersion = { id: string; image: string; version: number }
export type ImageCache = ReturnType<typeof createImageCache>

type Options = {
  store: ImageStore
  /** Told of each picture that is no longer to be trusted. */
  onInvalidate: (originalUrl: string) => void
  now?: () => number
}

/** Spec 4: which picture belongs to which version of a product, how it came, and when to ask anew. */
export function createImageCache({ store, onInvalidate, now = Date.now }: Options) {
  /** Products as they were just seen; another version than the one known makes a product's pictures old. */
  async function recordProducts(products: readonly ProductImageVersion[]): Promise<void> {
    const reading = store.transaction('products').store
    const known = await Promise.all(products.map(({ id }) => reading.get(id)))
    const isNews = ({ image, version }: ProductImageVersion, at: number) =>
      !known[at]?.isValid || known[at].version !== version || known[at].imageUrl !== image
    const changed = products.filter(isNews)
    if (changed.length === 0) return

    const old = new Set(known.map((one) => one?.productId))
    for (const { id } of changed) if (old.has(id)) await invalidate(id)
    const writing = store.transaction('products', 'readwrite')
    const put = changed.map(({ id, image, version }) =>
      writing.store.put({ productId: id, imageUrl: image, lastModified: now(), version, isValid: true }),
    )
    await Promise.all([...put, writing.done])
  }

  async function recordLoaded(product: ProductImageVersion, convertedUrl: string): Promise<void> {
    const entry = await getEntry(product)
    const at = now()
    await store.put('urls', { ...entry, convertedUrl, retryCount: 0, failureCount: 0, lastSuccess: at })
  }

  /** At the third time the entry goes. */
  async function recordFailure(product: ProductImageVersion, convertedUrl: string): Promise<void> {
    const known = await getEntry(product)
    const entry = {
      ...known,
      convertedUrl,
      retryCount: known.retryCount + 1,
      failureCount: known.failureCount + 1,
    }
    if (isExpired(entry, now(), product.version)) await remove(entry)
    else await store.put('urls', entry)
  }

  async function getEntry({ id, image, version }: ProductImageVersion): Promise<UrlEntry> {
    const known = await store.get('urls', entryId(id, image))
    if (known && !isExpired(known, now(), version)) return known
    return {
      id: entryId(id, image),
      originalUrl: image,
      convertedUrl: '',
      productId: id,
      timestamp: now(),
      version,
      retryCount: 0,
      lastSuccess: 0,
      failureCount: 0,
    }
  }

  /** Spec 4: its entries go, and it is marked as not valid. */
  async function invalidate(productId: string): Promise<void> {
    for (const entry of await store.getAllFromIndex('urls', 'byProduct', productId)) await remove(entry)
    const known = await store.get('products', productId)
    if (known) await store.put('products', { ...known, isValid: false })
  }

  async function remove({ id, originalUrl }: UrlEntry): Promise<void> {
    onInvalidate(originalUrl)
    await store.delete('urls', id)
  }

  /** At the start and every hour. Products without a picture left, long not seen, go too: the store stays small. */
  async function cleanUp(): Promise<void> {
    const products = await store.getAll('products')
    const versions = new Map(products.map(({ productId, version }) => [productId, version]))
    for (const entry of await store.getAll('urls'))
      if (isExpired(entry, now(), versions.get(entry.productId))) await remove(entry)
    for (const { productId, lastModified } of products)
      if (now() - lastModified > limits.lifetimeMs && (await hasNoImages(productId)))
        await store.delete('products', productId)
  }

  async function hasNoImages(productId: string): Promise<boolean> {
    return (await store.countFromIndex('urls', 'byProduct', productId)) === 0
  }

  /** The newest that came well, the newest last; as many as the memory holds. */
  async function newest(): Promise<UrlEntry[]> {
    const found: UrlEntry[] = []
    const walk = store.transaction('urls').store.index('byTime').iterate(null, 'prev')
    for await (const { value } of walk) {
      if (value.lastSuccess > 0 && value.failureCount === 0) found.push(value)
      if (found.length >= limits.memoryEntries) break
    }
    return found.reverse()
  }

  const saveNetworkState = async (state: Omit<NetworkRecord, 'id'>): Promise<void> => {
    await store.put('network', { id: 'network', ...state })
  }

  return {
    recordProducts,
    recordLoaded,
    recordFailure,
    invalidate,
    cleanUp,
    newest,
    saveNetworkState,
  }
}
