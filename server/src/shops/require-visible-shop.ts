import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
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
