import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { canManageShop, type ShopRow } from './present.ts'
import { requireVisibleShop } from './require-visible-shop.ts'
import { findManagedShop, lockShop } from './store.ts'

/** For another user's shop: `not_allowed` when the shop is public, else `not_found`, which does not reveal it. */
export async function requireOwnShop(reader: Queryable, viewer: Viewer, id: string): Promise<ShopRow> {
  const shop = await requireVisibleShop(reader, viewer, id)
  if (!canManageShop(viewer, id)) throw new ApiError('not_allowed', (m) => m.errors.shops.onlyOwner)
  return shop
}

/**
 * Undefined also for another user's shop. Locks the row until the transaction ends. The members are read by a second
 * statement: one that waited for the lock would still see those from before a transfer.
 */
export async function lockOwnShop(tx: Tx, viewer: Viewer, id: string): Promise<ShopRow | undefined> {
  await lockShop(tx, id)
  return findManagedShop(tx, viewer, id)
}
