import type { Viewer } from '../accounts/viewer.ts'
import { enqueueEvent } from '../platform/bus/outbox.ts'
import { type AuditAction, audit } from '../platform/db/audit.ts'
import type { Tx } from '../platform/db/db.ts'
import { notFoundError } from '../platform/http/api-error.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import { publishCatalogChange } from './catalog-events.ts'
import { deleteShopMembers } from './members-store.ts'
import type { ShopRow } from './present.ts'
import { lockOwnShop } from './require-own-shop.ts'
import { findShop, setShopApproved, setShopDeleted, setShopRejected } from './store.ts'

export function approveShop(deps: PlatformDeps, viewer: Viewer, id: string): Promise<ShopRow> {
  return applyReview(deps, viewer, id, 'shop.approve', (tx) => setShopApproved(tx, id, deps.now()))
}

/** Rejecting an approved shop suspends it: the shop and its products are hidden. */
export function rejectShop(deps: PlatformDeps, viewer: Viewer, id: string, reason: string): Promise<ShopRow> {
  return applyReview(deps, viewer, id, 'shop.reject', (tx) => setShopRejected(tx, id, reason, deps.now()))
}

/** A repeated decision has no effect and is not logged. */
function applyReview(
  { db, bus }: PlatformDeps,
  viewer: Viewer,
  id: string,
  action: AuditAction,
  transition: (tx: Tx) => Promise<unknown>,
) {
  return db.tx(async (tx) => {
    const before = await lockOwnShop(tx, viewer, id)
    if (!before) throw notFoundError('shop')
    if (!(await transition(tx))) return before

    const after = await findShop(tx, id)
    if (!after) throw notFoundError('shop')
    await audit(tx, viewer, action, id, { before, after })
    await enqueueEvent(tx, 'shop.reviewed', {
      id,
      owner_id: after.owner_id,
      from: before.status,
      to: after.status,
    })
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: id, product_ids: [] })
    tx.afterCommit(() => bus.publish('outbox'))
    return after
  })
}

/** Permanent: the shop and its products are no longer found; orders keep their data. The owner can create another shop. */
export function deleteShop({ db, bus, now }: PlatformDeps, viewer: Viewer, id: string): Promise<void> {
  return db.tx(async (tx) => {
    const before = await lockOwnShop(tx, viewer, id)
    if (!before || !(await setShopDeleted(tx, id, now()))) throw notFoundError('shop')
    await deleteShopMembers(tx, id)
    await audit(tx, viewer, 'shop.delete', id, { before })
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: id, product_ids: [] })
    const { owner_id } = before
    if (owner_id) tx.afterCommit(() => bus.publish('user.changed', { user_id: owner_id }))
  })
}
