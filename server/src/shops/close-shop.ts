import type { Viewer } from '../accounts/viewer.ts'
import { audit, eraseAuditedFields } from '../platform/db/audit.ts'
import type { Tx } from '../platform/db/db.ts'
import { notFoundError } from '../platform/http/api-error.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import { publishCatalogChange } from './catalog-events.ts'
import { deleteFilesOfShop, deleteReviewNotificationsOfShop, setShopClosed } from './closed-shop-store.ts'
import { deleteShopMembers } from './members-store.ts'
import type { ShopRow, ShopValues } from './present.ts'

/** Orders need the name of their shop and nothing else. */
const erasedFields = [
  'location',
  'lat',
  'lng',
  'phone',
  'business_email',
  'website',
  'social_links',
  'shop_photo',
  'about_shop',
] as const satisfies readonly (keyof ShopValues)[]

/**
 * Permanent: the shop and its products are no longer found, and how to reach it is erased, also from the audit log.
 * Orders keep their data.
 */
export async function closeShop(
  tx: Tx,
  { bus, now }: PlatformDeps,
  actor: Viewer,
  { id, name, category, status, owner_id }: ShopRow,
): Promise<void> {
  if (!(await setShopClosed(tx, id, now()))) throw notFoundError('shop')
  await deleteShopMembers(tx, id)
  await deleteReviewNotificationsOfShop(tx, id)
  await deleteFilesOfShop(tx, id)
  await eraseAuditedFields(tx, 'shop', id, erasedFields)
  await audit(tx, actor, 'shop.delete', id, { before: { name, category, status, owner_id } })
  publishCatalogChange(tx, bus, { affects_lists: true, shop_id: id, product_ids: [] })
}
