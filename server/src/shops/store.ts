import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { insertValues, selectColumns, setColumns } from '@mainstreet/platform/db/columns.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { join, sql } from '@mainstreet/platform/db/sql.ts'
import { managesShop, ownerOf } from './members-store.ts'
import { type ShopRow, type ShopValues, shopValueColumns, storedShopColumns } from './present.ts'

/** Columns of the shop `s`, with its public products counted by an index. */
export const shopColumns = sql`${selectColumns('s', storedShopColumns)}, ${ownerOf(sql`s.id`)} as owner_id,
  (select count(*)::integer from products p where p.shop_id = s.id and p.is_listed) as product_count`

export function findShop(reader: Queryable, id: string): Promise<ShopRow | undefined> {
  return reader.one<ShopRow>(
    sql`select ${shopColumns} from shops s where s.id = ${id} and s.deleted_at is null`,
  )
}

/** Undefined also for another user's shop. */
export function findManagedShop(reader: Queryable, viewer: Viewer, id: string): Promise<ShopRow | undefined> {
  return reader.one<ShopRow>(sql`
    select ${shopColumns} from shops s where s.id = ${id} and s.deleted_at is null and ${managesShop(viewer, sql`s.id`)}`)
}

/** Until the transaction ends. */
export async function lockShop(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`select id from shops where id = ${id} for no key update`)
}

/** Undefined when `version` is out of date; without a version the last write wins. */
export function updateShopFields(
  tx: Tx,
  id: string,
  fields: ShopValues,
  version: number | undefined,
  now: Date,
) {
  const changes = setColumns<ShopValues>(shopValueColumns, fields)
  const versionCondition = version === undefined ? sql`true` : sql`version = ${version}`
  return tx.one<{ id: string }>(sql`
    update shops set ${join([...changes, sql`version = version + 1`, sql`updated_at = ${now}`])}
    where id = ${id} and deleted_at is null and ${versionCondition} returning id`)
}

export type NewShop = ShopValues & { id: string }

export async function insertShop(tx: Tx, shop: NewShop): Promise<void> {
  const columns = { id: 'uuid', ...shopValueColumns } as const
  await tx.one(sql`insert into shops ${insertValues<NewShop>(columns, shop)}`)
}

/** Undefined when it does not exist, or is already approved without changes since. */
export function setShopApproved(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update shops set status = 'approved', approved_at = case when status = 'approved' then approved_at else ${now} end,
      rejected_at = null, rejection_reason = null, reviewed_fields_changed_at = null, version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null and (status <> 'approved' or reviewed_fields_changed_at is not null) returning id`)
}

/** Undefined when it does not exist or is already rejected. */
export function setShopRejected(tx: Tx, id: string, reason: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update shops set status = 'rejected', rejected_at = ${now}, rejection_reason = ${reason},
      version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null and status <> 'rejected' returning id`)
}

/** Undefined when it is not rejected. */
export function setShopSubmitted(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update shops set status = 'pending_approval', submitted_at = ${now}, rejected_at = null, rejection_reason = null,
      version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null and status = 'rejected' returning id`)
}

/** Puts the shop back into the review queue. */
export function markReviewedFieldsChanged(tx: Tx, id: string, now: Date) {
  return tx.one(sql`
    update shops set reviewed_fields_changed_at = coalesce(reviewed_fields_changed_at, ${now}) where id = ${id} and status = 'approved'`)
}

/** Undefined when it does not exist. */
export function incrementShopVersion(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update shops set version = version + 1, updated_at = ${now} where id = ${id} and deleted_at is null returning id`)
}

export function findUserRole(reader: Queryable, userId: string) {
  return reader.one<{ role: string }>(sql`select role from users where id = ${userId}`)
}

/** Public products, plus hidden ones for the owner and admins; a shop without products is missing from the result. */
export function countVisibleProducts(reader: Queryable, viewer: Viewer | undefined, shopIds: string[]) {
  const [all, ownShopId] = [viewer?.role === 'admin', viewer?.shop_id ?? null]
  return reader.many<{ shop_id: string; visible: number }>(sql`
    select shop_id, count(*)::integer as visible from products
    where shop_id = any(${shopIds}::uuid[]) and deleted_at is null and not is_archived
      and (is_listed or ${all}::boolean or shop_id = ${ownShopId}::uuid)
    group by shop_id`)
}
