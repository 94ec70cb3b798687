import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { canManageShop } from '../shops/present.ts'
import type { ProductRow } from './present.ts'
import { findProduct } from './store.ts'

/** Public products are visible to everyone, all others to their owner and admins. */
export async function findVisibleProduct(
  reader: Queryable,
  viewer: Viewer | undefined,
  id: string,
): Promise<ProductRow | undefined> {
  const product = await findProduct(reader, id)
  return product && (product.is_listed || canManageShop(viewer, product.shop_id)) ? product : undefined
}

export async function requireVisibleProduct(
  reader: Queryable,
  viewer: Viewer | undefined,
  id: string,
): Promise<ProductRow> {
  const product = await findVisibleProduct(reader, viewer, id)
  if (!product) throw notFoundError('product')
  return product
}

/** For another shop's product: `not_allowed` when it is public, else `not_found`, which does not reveal it. */
export async function requireOwnProduct(reader: Queryable, viewer: Viewer, id: string): Promise<ProductRow> {
  const product = await requireVisibleProduct(reader, viewer, id)
  if (!canManageShop(viewer, product.shop_id))
    throw new ApiError('not_allowed', (m) => m.errors.catalog.onlyOwner)
  return product
}
