import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { type AuditAction, audit } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { publishCatalogChange } from './catalog-events.ts'
import { type CloseShopDeps, closeShop } from './close-shop.ts'
import { presentShop, type ShopRow } from './present.ts'
import { lockOwnShop } from './require-own-shop.ts'
import { findShop, setShopApproved, setShopRejected } from './store.ts'

type Review = { id: string; version?: number | undefined }

export function approveShop(deps: PlatformDeps, viewer: Viewer, review: Review): Promise<ShopRow> {
  return applyReview(deps, viewer, review, 'shop.approve', (tx) => setShopApproved(tx, review.id, deps.now()))
}

/** Rejecting an approved shop suspends it: the shop and its products are hidden. */
export function rejectShop(
  deps: PlatformDeps,
  viewer: Viewer,
  { reason, ...review }: Review & { reason: string },
): Promise<ShopRow> {
  return applyReview(deps, viewer, review, 'shop.reject', (tx) =>
    setShopRejected(tx, review.id, reason, deps.now()),
  )
}

/**
 * A decision is about the version that was reviewed: what has changed since then is not published without a review. A repeated
 * decision has no effect and is not logged.
 */
function applyReview(
  { db, bus }: PlatformDeps,
  viewer: Viewer,
  { id, version }: Review,
  action: AuditAction,
  transition: (tx: Tx) => Promise<unknown>,
) {
  return db.tx(async (tx) => {
    const before = await lockOwnShop(tx, viewer, id)
    if (!before) throw notFoundError('shop')
    if (!(await transition(tx))) return before
    if (version !== undefined && version !== before.version)
      throw new ApiError('stale_version', (m) => m.errors.shops.shopChanged, {
        entity: { shop: presentShop(before, viewer) },
      })

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

/** The owner can create another shop. */
export function deleteShop(deps: CloseShopDeps, viewer: Viewer, id: string): Promise<void> {
  return deps.db.tx(async (tx) => {
    const shop = await lockOwnShop(tx, viewer, id)
    if (!shop) throw notFoundError('shop')
    await closeShop(tx, deps, viewer, shop)
    const { owner_id } = shop
    if (owner_id) tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: owner_id }))
  })
}
