import type { Viewer } from '../accounts/viewer.ts'
import { announce } from '../platform/bus/outbox.ts'
import { type Act, audit } from '../platform/db/audit.ts'
import type { Tx } from '../platform/db/db.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { tellCatalog } from './catalog-events.ts'
import type { ShopRow } from './present.ts'
import { findShop, lockOwnShop, setApproved, setDeleted, setRejected } from './store.ts'

export function approveShop(deps: Deps, viewer: Viewer, id: string): Promise<ShopRow> {
  return review(deps, viewer, id, 'shop.approve', (tx) => setApproved(tx, id, deps.now()))
}

/** Of an approved shop it is a suspension: the shop and its products are hidden. */
export function rejectShop(deps: Deps, viewer: Viewer, id: string, reason: string): Promise<ShopRow> {
  return review(deps, viewer, id, 'shop.reject', (tx) => setRejected(tx, id, reason, deps.now()))
}

/** A repeat has no effect and no trace. */
function review({ db, bus }: Deps, viewer: Viewer, id: string, act: Act, move: (tx: Tx) => Promise<unknown>) {
  return db.tx(async (tx) => {
    const before = await lockOwnShop(tx, viewer, id)
    if (!before) throw notFound('Shop')
    if (!(await move(tx))) return before

    const after = await findShop(tx, id)
    if (!after) throw notFound('Shop')
    await audit(tx, viewer, act, id, { before, after })
    await announce(tx, 'shop.reviewed', {
      id,
      owner_id: after.owner_id,
      from: before.status,
      to: after.status,
    })
    tellCatalog(tx, bus, { membership: true, shop_id: id, product_ids: [] })
    tx.afterCommit(() => bus.publish('outbox'))
    return after
  })
}

/** For good: the shop and its products are not found any more; orders keep what they show. */
export function deleteShop({ db, bus, now }: Deps, viewer: Viewer, id: string): Promise<void> {
  return db.tx(async (tx) => {
    const before = await lockOwnShop(tx, viewer, id)
    if (!before || !(await setDeleted(tx, id, now()))) throw notFound('Shop')
    await audit(tx, viewer, 'shop.delete', id, { before })
    tellCatalog(tx, bus, { membership: true, shop_id: id, product_ids: [] })
    const { owner_id } = before
    if (owner_id) tx.afterCommit(() => bus.publish('people', { user_id: owner_id }))
  })
}
