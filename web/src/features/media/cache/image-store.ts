import { imageCacheLimits } from '@mainstreet/contract/media/limits.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { NetworkRecord, ProductImageRecord, UrlEntry } from './image-records.ts'

type ImageStoreSchema = DBSchema & {
  urls: { key: string; value: UrlEntry; indexes: { byProduct: string; byTime: number } }
  products: { key: string; value: ProductImageRecord }
  network: { key: string; value: NetworkRecord }
}
export type ImageStore = IDBPDatabase<ImageStoreSchema>

const databaseName = 'mainstreet_images'

/**
 * The store is only a cache: data of an earlier version is deleted. Rejects where the browser stores
 * nothing; some browsers throw at once.
 */
export async function connectImageStore(): Promise<ImageStore> {
  return openDB<ImageStoreSchema>(databaseName, imageCacheLimits.databaseVersion, {
    upgrade(db) {
      for (const store of [...db.objectStoreNames]) db.deleteObjectStore(store)
      const urls = db.createObjectStore('urls', { keyPath: 'id' })
      urls.createIndex('byProduct', 'productId')
      urls.createIndex('byTime', 'timestamp')
      db.createObjectStore('products', { keyPath: 'productId' })
      db.createObjectStore('network', { keyPath: 'id' })
    },
    // another tab opens a newer version and must not wait for this one
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
    },
  })
}
