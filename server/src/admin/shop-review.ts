import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import type { QueuedShop, ShopReview } from '@mainstreet/contract/admin/shop-review.ts'
import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { presentShop, reviewedColumns, type ShopRow } from '../shops/present.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import { findShopsByIds } from '../shops/shop-pages-store.ts'
import { getFieldChanges } from './field-changes.ts'
import {
  countQueuedShops,
  type DecisionAct,
  listDecisions,
  listQueuedShopDetails,
  listQueuedShops,
  listSnapshotsSinceDecision,
} from './shop-review-store.ts'

const decisionsByAction = {
  'shop.create': 'created',
  'shop.submit': 'submitted',
  'shop.approve': 'approved',
  'shop.reject': 'rejected',
} as const satisfies Record<DecisionAct, string>
const maxDecisions = 50

export async function getShopReview(reader: Queryable, viewer: Viewer, id: string): Promise<ShopReview> {
  const shop = await requireOwnShop(reader, viewer, id)
  const decisions = await listDecisions(reader, id, maxDecisions)
  const changes = await findChangesSinceDecision(reader, [shop])
  return {
    shop: presentShop(shop, viewer),
    decisions: decisions.map(({ action, reason, actor_name, created_at }) => ({
      action: decisionsByAction[action],
      reason,
      actor_name: viewer.role === 'admin' ? actor_name : null,
      created_at: created_at.toISOString(),
    })),
    changes: changes.get(id) ?? [],
  }
}

/** The profile changes of each shop since the last decision: the snapshot before the first change against the current row. */
async function findChangesSinceDecision(
  reader: Queryable,
  shops: ShopRow[],
): Promise<Map<string, FieldChange[]>> {
  const rows = await listSnapshotsSinceDecision(
    reader,
    shops.map(({ id }) => id),
  )
  const current = new Map(shops.map((shop) => [shop.id, shop]))
  return new Map(
    rows.map(({ id, before }) => [id, getFieldChanges(before, current.get(id), reviewedColumns)]),
  )
}

export async function listReviewQueue(
  reader: Queryable,
  viewer: Viewer,
  { kind, page, limit }: CallQuery<typeof calls.listReviewQueue>,
) {
  const [total, queued] = await Promise.all([
    countQueuedShops(reader, kind),
    listQueuedShops(reader, kind, { limit, offset: (page - 1) * limit }),
  ])
  const ids = queued.map(({ id }) => id)
  const shops = await findShopsByIds(reader, ids, undefined)
  const [changes, detailRows] = await Promise.all([
    findChangesSinceDecision(reader, shops),
    listQueuedShopDetails(reader, ids),
  ])
  const details = new Map(detailRows.map((row) => [row.id, row]))
  const byId = new Map(shops.map((shop) => [shop.id, shop]))
  const data = queued.flatMap(({ id, kind: queueKind, since }): QueuedShop[] => {
    const shop = byId.get(id)
    if (!shop) return []
    const { owner_id, owner_name, owner_email, products = 0, rejections = 0 } = details.get(id) ?? {}
    return [
      {
        kind: queueKind,
        shop: presentShop(shop, viewer),
        owner:
          owner_id && owner_name && owner_email
            ? { id: owner_id, name: owner_name, email: owner_email }
            : null,
        products,
        rejections,
        waiting_since: since.toISOString(),
        changes: changes.get(id) ?? [],
      },
    ]
  })
  return { data, pagination: createPagination({ page, limit, total }) }
}
