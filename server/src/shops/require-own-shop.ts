import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/api-error.ts'
import { mayRun, type ShopRow } from './present.ts'
import { requireVisibleShop } from './require-visible-shop.ts'

/** Another's shop is not allowed where everybody sees it, and not there where nobody does (design 6). */
export async function requireOwnShop(reader: Reader, viewer: Viewer, id: string): Promise<ShopRow> {
  const shop = await requireVisibleShop(reader, viewer, id)
  if (!mayRun(viewer, id)) throw new Refusal('not_allowed', 'Only the owner of a shop may do this')
  return shop
}
