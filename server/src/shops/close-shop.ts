import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit, eraseAuditedFields } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { publishCatalogChange } from './catalog-events.ts'
import {
  deleteFilesOfShop,
  deleteOrderEmailsOfShop,
  deleteReviewNotificationsOfShop,
  erasedShopFields,
  setShopClosed,
} from './closed-shop-store.ts'
import { deleteShopMembers } from './members-store.ts'
import type { ShopRow } from './present.ts'

/** Erases all products of a closed shop; implemented by `catalog`, which shops cannot import. */
export type EraseProducts = (tx: Tx, shopId: string, now: Date) => Promise<void>
export type CloseShopDeps = PlatformDeps & { eraseProducts: EraseProducts }

/**
 * Permanent: the shop and its products are no longer found, and what its owner wrote is erased, also from the audit log.
 * Orders keep their data.
 */
export async function closeShop(
  tx: Tx,
  { bus, now, eraseProducts }: CloseShopDeps,
  actor: Viewer,
  { id, name, category, status, owner_id }: ShopRow,
): Promise<void> {
  if (!(await setShopClosed(tx, id, now()))) throw notFoundError('shop')
  await eraseProducts(tx, id, now())
  await deleteShopMembers(tx, id)
  await deleteReviewNotificationsOfShop(tx, id)
  await deleteOrderEmailsOfShop(tx, id)
  await deleteFilesOfShop(tx, id)
  await eraseAuditedFields(tx, 'shop', [id], erasedShopFields)
  await audit(tx, actor, 'shop.delete', id, { before: { name, category, status, owner_id } })
  publishCatalogChange(tx, bus, { affects_lists: true, shop_id: id, product_ids: [] })
}
