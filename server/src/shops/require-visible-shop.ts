import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { notFound } from '../platform/http/api-error.ts'
import { mayRun, type ShopRow } from './present.ts'
import { findShop } from './store.ts'

/** An approved shop for everybody, any other for its owner and an admin. */
export async function requireVisibleShop(
  reader: Reader,
  viewer: Viewer | undefined,
  id: string,
): Promise<ShopRow> {
  const shop = await findShop(reader, id)
  if (!shop || (shop.status !== 'approved' && !mayRun(viewer, id))) throw notFound('Shop')
  return shop
}
