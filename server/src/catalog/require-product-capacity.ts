import { productLimits } from '@mainstreet/contract/limits.ts'
import type { Tx } from '../platform/db/db.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { countShopProducts } from './store.ts'

/** After the insert, under the lock of `lockNewProducts`: throws when the shop has too many products now. */
export async function requireProductCapacity(tx: Tx, shopId: string): Promise<void> {
  const { maxPerShop } = productLimits
  if ((await countShopProducts(tx, shopId)) <= maxPerShop) return
  throw new ApiError('conflict', (m) => m.errors.catalog.tooManyProducts(maxPerShop))
}
