import { imageCacheLimits } from '@mainstreet/contract/limits.ts'
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
 * What an earlier version kept is only a cache: it is thrown away and not carried over. Rejects where a browser keeps
 * nothing; some of them throw at the mere question.
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
    // another tab brings a newer version: it shall not wait for this one
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
    },
  })
}
