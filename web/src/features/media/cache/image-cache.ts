import { imageCacheLimits as limits } from '@mainstreet/contract/media/limits.ts'
import { entryId, isExpired, type NetworkRecord, type UrlEntry } from './image-records.ts'
import type { ImageStore } from './image-store.ts'

export type ProductImageVersion = { id: string; image: string; version: number }
export type ImageCache = ReturnType<typeof createImageCache>

type Options = {
  store: ImageStore
  /** Called for each image that is no longer valid. */
  onInvalidate: (originalUrl: string) => void
  now?: () => number
}

/**
 * Which image belongs to which version of a product, whether it loaded, and when to load it again
 * (docs/spec.md, section 4).
 */
export function createImageCache({ store, onInvalidate, now = Date.now }: Options) {
  /** Products of recent responses; a version that differs from the stored one invalidates a product's images. */
  async function recordProducts(products: readonly ProductImageVersion[]): Promise<void> {
    const reading = store.transaction('products').store
    const storedVersions = await Promise.all(products.map(({ id }) => reading.get(id)))
    const isNewVersion = ({ image, version }: ProductImageVersion, at: number) =>
      !storedVersions[at]?.isValid ||
      storedVersions[at].version !== version ||
      storedVersions[at].imageUrl !== image
    const changed = products.filter(isNewVersion)
    if (changed.length === 0) return

    const old = new Set(storedVersions.map((one) => one?.productId))
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

  /** The third failure deletes the entry. */
  async function recordFailure(product: ProductImageVersion, convertedUrl: string): Promise<void> {
    const stored = await getEntry(product)
    const entry = {
      ...stored,
      convertedUrl,
      retryCount: stored.retryCount + 1,
      failureCount: stored.failureCount + 1,
    }
    if (isExpired(entry, now(), product.version)) await remove(entry)
    else await store.put('urls', entry)
  }

  async function getEntry({ id, image, version }: ProductImageVersion): Promise<UrlEntry> {
    const product = await store.get('urls', entryId(id, image))
    if (product && !isExpired(product, now(), version)) return product
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

  /** Deletes the entries of the product and marks it as invalid (docs/spec.md, section 4). */
  async function invalidate(productId: string): Promise<void> {
    for (const entry of await store.getAllFromIndex('urls', 'byProduct', productId)) await remove(entry)
    const product = await store.get('products', productId)
    if (product) await store.put('products', { ...product, isValid: false })
  }

  async function remove({ id, originalUrl }: UrlEntry): Promise<void> {
    onInvalidate(originalUrl)
    await store.delete('urls', id)
  }

  /**
   * At the start and every hour. Also deletes products without images that were not seen for long: the
   * store stays small.
   */
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

  /** The newest successful entries, newest last; as many as the memory holds. */
  async function newest(): Promise<UrlEntry[]> {
    const newestEntries: UrlEntry[] = []
    const walk = store.transaction('urls').store.index('byTime').iterate(null, 'prev')
    for await (const { value } of walk) {
      if (value.lastSuccess > 0 && value.failureCount === 0) newestEntries.push(value)
      if (newestEntries.length >= limits.memoryEntries) break
    }
    return newestEntries.reverse()
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
