import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { enqueueShopSubmitted } from './enqueue-shop-submitted.ts'
import type { ShopRow } from './present.ts'
import { lockOwnShop, requireOwnShop } from './require-own-shop.ts'
import { findShop, setShopSubmitted } from './store.ts'

/** A rejected shop returns to the review queue; a repeated submission has no effect and is not logged. */
export function submitShop({ db, bus, now }: PlatformDeps, viewer: Viewer, id: string): Promise<ShopRow> {
  return db.tx(async (tx) => {
    await requireOwnShop(tx, viewer, id)
    const before = await lockOwnShop(tx, viewer, id)
    if (!before) throw notFoundError('shop')
    if (before.status === 'pending_approval') return before
    if (!(await setShopSubmitted(tx, id, now())))
      throw new ApiError('wrong_state', (m) => m.errors.shops.alreadyApproved)

    const after = await findShop(tx, id)
    if (!after) throw notFoundError('shop')
    await audit(tx, viewer, 'shop.submit', id, { before, after })
    await enqueueShopSubmitted(tx, bus, after)
    return after
  })
}
