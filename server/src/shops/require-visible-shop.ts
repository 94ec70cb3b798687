import type { Viewer } from '../accounts/viewer.ts'
import type { Queryable } from '../platform/db/db.ts'
import { notFoundError } from '../platform/http/api-error.ts'
import { canManageShop, type ShopRow } from './present.ts'
import { findShop } from './store.ts'

/** Approved shops are visible to everyone, all others to their owner and admins. */
export async function requireVisibleShop(
  reader: Queryable,
  viewer: Viewer | undefined,
  id: string,
): Promise<ShopRow> {
  const shop = await findShop(reader, id)
  if (!shop || (shop.status !== 'approved' && !canManageShop(viewer, id))) throw notFoundError('shop')
  return shop
}
