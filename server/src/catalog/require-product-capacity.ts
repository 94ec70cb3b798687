import { productLimits } from '@mainstreet/contract/catalog/limits.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { countShopProducts } from './store.ts'

/**
 * After the insert, under the lock of `lockNewProducts`: throws when the shop has too many products now.
 * `planned`: those that a dry run would add.
 */
export async function requireProductCapacity(reader: Queryable, shopId: string, planned = 0): Promise<void> {
  const { maxPerShop } = productLimits
  if ((await countShopProducts(reader, shopId)) + planned <= maxPerShop) return
  throw new ApiError('conflict', (m) => m.errors.catalog.tooManyProducts(maxPerShop))
}
