import type { QueuedShop } from '@mainstreet/contract/admin/shop-review.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { ownerOf } from '../shops/members-store.ts'

const decisionActs = ['shop.create', 'shop.submit', 'shop.approve', 'shop.reject'] as const
export type DecisionAct = (typeof decisionActs)[number]
type DecisionRow = {
  action: DecisionAct
  reason: string | null
  actor_name: string | null
  created_at: Date
}

/** Newest first. */
export function listDecisions(reader: Queryable, shopId: string, limit: number): Promise<DecisionRow[]> {
  return reader.many<DecisionRow>(sql`
    select a.action, u.name as actor_name, a.created_at,
      case when a.action = 'shop.reject' then a.after->>'rejection_reason' end as reason
    from audit_log a left join users u on u.id = a.actor_id
    where a.subject_type = 'shop' and a.subject_id = ${shopId} and a.action = any(${[...decisionActs]})
    order by a.id desc limit ${limit}`)
}

/** Each shop as it was before its first change since the last decision; shops without a change are missing. */
export function listSnapshotsSinceDecision(reader: Queryable, shopIds: string[]) {
  return reader.many<{ id: string; before: Record<string, unknown> }>(sql`
    select s.id, first.before from unnest(${shopIds}::uuid[]) as s (id)
    cross join lateral (
      select a.before from audit_log a
      where a.subject_type = 'shop' and a.subject_id = s.id and a.action = 'shop.update' and a.id > coalesce((
        select max(d.id) from audit_log d where d.subject_type = 'shop' and d.subject_id = s.id
          and d.action in ('shop.approve', 'shop.reject')), 0)
      order by a.id limit 1
    ) first`)
}

type QueueKind = QueuedShop['kind']
type QueuedShopRow = { id: string; kind: QueueKind; since: Date }

/** An address that nobody has confirmed may be made up: such a shop waits until its owner has signed in. */
const hasConfirmedOwner = sql`not exists (
  select from users where id = ${ownerOf(sql`shops.id`)} and unconfirmed_since is not null)`

const queueQueries = {
  submitted: sql`select id, 'submitted' as kind, submitted_at as since, 0 as rank from shops
    where status = 'pending_approval' and deleted_at is null and ${hasConfirmedOwner}`,
  changed: sql`select id, 'changed' as kind, reviewed_fields_changed_at as since, 1 as rank from shops
    where status = 'approved' and reviewed_fields_changed_at is not null and deleted_at is null`,
}

function queueOf(kind: QueueKind | undefined): Sql {
  return kind ? queueQueries[kind] : sql`${queueQueries.submitted} union all ${queueQueries.changed}`
}

export function countQueuedShops(reader: Queryable, kind: QueueKind | undefined): Promise<number> {
  return countRows(reader, sql`(${queueOf(kind)}) q`)
}

/** The longest waiting first, new shops before changed ones. */
export function listQueuedShops(
  reader: Queryable,
  kind: QueueKind | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<QueuedShopRow[]> {
  return reader.many<QueuedShopRow>(
    pageOf(
      sql`
    select id, kind, since from (${queueOf(kind)}) q order by rank, since, id`,
      { limit, offset },
    ),
  )
}

type QueuedShopDetails = {
  id: string
  owner_id: string | null
  owner_name: string | null
  owner_email: string | null
  products: number
  rejections: number
}

export function listQueuedShopDetails(reader: Queryable, ids: string[]): Promise<QueuedShopDetails[]> {
  return reader.many<QueuedShopDetails>(sql`
    select s.id, u.id as owner_id, u.name as owner_name, u.email as owner_email,
      (select count(*)::integer from products p where p.shop_id = s.id and p.deleted_at is null) as products,
      (select count(*)::integer from audit_log a where a.subject_type = 'shop' and a.subject_id = s.id
        and a.action = 'shop.reject') as rejections
    from shops s left join users u on u.id = ${ownerOf(sql`s.id`)} where s.id = any(${ids}::uuid[])`)
}
