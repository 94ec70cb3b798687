import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import type { QueuedShop, ShopReview } from '@mainstreet/contract/admin/shop-review.ts'
import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Queryable } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { presentShop, type ShopRow } from '../shops/present.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import { findShopsByIds } from '../shops/shop-pages.ts'
import { reviewedFields } from '../shops/update-shop.ts'
import { getFieldChanges } from './field-changes.ts'

const decisionsByAct = {
  'shop.create': 'created',
  'shop.submit': 'submitted',
  'shop.approve': 'approved',
  'shop.reject': 'rejected',
} as const
const maxDecisions = 50

type DecisionRow = {
  act: keyof typeof decisionsByAct
  reason: string | null
  actor_name: string | null
  created_at: Date
}

export async function getShopReview(reader: Queryable, viewer: Viewer, id: string): Promise<ShopReview> {
  const shop = await requireOwnShop(reader, viewer, id)
  const decisions = await reader.many<DecisionRow>(sql`
    select a.act, u.name as actor_name, a.created_at,
      case when a.act = 'shop.reject' then a.after->>'rejection_reason' end as reason
    from audit_log a left join users u on u.id = a.actor_id
    where a.subject_type = 'shop' and a.subject_id = ${id} and a.act = any(${Object.keys(decisionsByAct)})
    order by a.id desc limit ${maxDecisions}`)
  const changes = await findChangesSinceDecision(reader, [shop])
  return {
    shop: presentShop(shop, viewer),
    decisions: decisions.map(({ act, reason, actor_name, created_at }) => ({
      act: decisionsByAct[act],
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
  const rows = await reader.many<{ id: string; before: Record<string, unknown> }>(sql`
    select s.id, first.before from unnest(${shops.map(({ id }) => id)}::uuid[]) as s (id)
    cross join lateral (
      select a.before from audit_log a
      where a.subject_type = 'shop' and a.subject_id = s.id and a.act = 'shop.update' and a.id > coalesce((
        select max(d.id) from audit_log d where d.subject_type = 'shop' and d.subject_id = s.id
          and d.act in ('shop.approve', 'shop.reject')), 0)
      order by a.id limit 1
    ) first`)
  const current = new Map(shops.map((shop) => [shop.id, shop]))
  return new Map(rows.map(({ id, before }) => [id, getFieldChanges(before, current.get(id), reviewedFields)]))
}

type QueuedShopRow = { id: string; kind: QueuedShop['kind']; since: Date }
type QueuedShopDetails = {
  id: string
  owner_id: string | null
  owner_name: string | null
  owner_email: string | null
  products: number
  rejections: number
}

const queueQueries = {
  waiting: sql`select id, 'waiting' as kind, submitted_at as since, 0 as rank from shops
    where status = 'pending_approval' and deleted_at is null`,
  changed: sql`select id, 'changed' as kind, profile_changed_at as since, 1 as rank from shops
    where status = 'approved' and profile_changed_at is not null and deleted_at is null`,
}

export async function listReviewQueue(
  reader: Queryable,
  viewer: Viewer,
  { kind, page, limit }: CallQuery<typeof calls.listReviewQueue>,
) {
  const queue: Sql = kind
    ? queueQueries[kind]
    : sql`${queueQueries.waiting} union all ${queueQueries.changed}`
  const [counted, queued] = await Promise.all([
    reader.one<{ total: number }>(sql`select count(*)::integer as total from (${queue}) q`),
    reader.many<QueuedShopRow>(sql`
      select id, kind, since from (${queue}) q order by rank, since, id limit ${limit} offset ${(page - 1) * limit}`),
  ])
  const ids = queued.map(({ id }) => id)
  const shops = await findShopsByIds(reader, ids, undefined)
  const [changes, details] = await Promise.all([
    findChangesSinceDecision(reader, shops),
    findQueuedShopDetails(reader, ids),
  ])
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
  return { data, pagination: createPagination({ page, limit, total: counted?.total ?? 0 }) }
}

async function findQueuedShopDetails(
  reader: Queryable,
  ids: string[],
): Promise<Map<string, QueuedShopDetails>> {
  const rows = await reader.many<QueuedShopDetails>(sql`
    select s.id, u.id as owner_id, u.name as owner_name, u.email as owner_email,
      (select count(*)::integer from products p where p.shop_id = s.id and p.deleted_at is null) as products,
      (select count(*)::integer from audit_log a where a.subject_type = 'shop' and a.subject_id = s.id
        and a.act = 'shop.reject') as rejections
    from shops s left join users u on u.id = s.owner_id where s.id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
