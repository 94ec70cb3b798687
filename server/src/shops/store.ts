import type { ShopFields } from '@mainstreet/contract/shops/shop.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Queryable, Tx } from '../platform/db/db.ts'
import { join, raw, type Sql, sql } from '../platform/db/sql.ts'
import type { ShopRow } from './present.ts'

/** Columns of the shop `s`, with its public products counted by an index; timestamps stay PostgreSQL text. */
export const shopColumns = sql`s.id, s.owner_id, s.name, s.category, s.location, s.lat, s.lng, s.phone, s.hours, s.business_email,
  s.website, s.social_links, s.shop_photo, s.about_shop, s.colour, s.status, s.submitted_at::text as submitted_at,
  s.approved_at::text as approved_at, s.rejected_at::text as rejected_at, s.rejection_reason,
  s.paused_until::text as paused_until, s.preparation_minutes, s.confirm_by_hand, s.pay_in_shop, s.delivers,
  s.delivery_fee_cents, s.version, s.created_at::text as created_at,
  (select count(*)::integer from products p where p.shop_id = s.id and p.listed) as product_count`

export function findShop(reader: Queryable, id: string): Promise<ShopRow | undefined> {
  return reader.one<ShopRow>(
    sql`select ${shopColumns} from shops s where s.id = ${id} and s.deleted_at is null`,
  )
}

/** Undefined also for another user's shop. Locks the row until the transaction ends. */
export function lockOwnShop(tx: Tx, viewer: Viewer, id: string): Promise<ShopRow | undefined> {
  const own = viewer.role === 'admin' ? sql`true` : sql`s.owner_id = ${viewer.id}`
  return tx.one<ShopRow>(sql`
    select ${shopColumns} from shops s where s.id = ${id} and s.deleted_at is null and ${own} for no key update of s`)
}

export type ShopValues = Partial<Omit<ShopFields, 'coordinates' | 'delivery_fee'>> & {
  lat?: number
  lng?: number
  delivery_fee_cents?: number
}

const jsonColumns = new Set(['hours', 'social_links'])

function assignColumn(name: string, value: unknown): Sql {
  const stored = jsonColumns.has(name) ? JSON.stringify(value) : (value as string | number | boolean | null)
  return sql`${raw(name)} = ${stored}`
}

/** Undefined when `version` is out of date; without a version the last write wins. */
export async function updateShopFields(
  tx: Tx,
  id: string,
  fields: ShopValues,
  version: number | undefined,
  now: Date,
) {
  const changes = Object.entries(fields).map(([name, value]) => assignColumn(name, value))
  const versionCondition = version === undefined ? sql`true` : sql`version = ${version}`
  const row = await tx.one<{ id: string }>(sql`
    update shops set ${join([...changes, sql`version = version + 1`, sql`updated_at = ${now}`])}
    where id = ${id} and deleted_at is null and ${versionCondition} returning id`)
  return row && findShop(tx, id)
}

export type NewShop = ShopValues & { id: string; owner_id: string }

/** Fails on the constraint `shops_owner_id_key` when the owner already has a shop. */
export async function insertShop(tx: Tx, { id, ...fields }: NewShop): Promise<void> {
  const entries = Object.entries({ id, ...fields })
  const names = join(entries.map(([name]) => raw(name)))
  const values = entries.map(([name, value]) =>
    jsonColumns.has(name) ? JSON.stringify(value) : (value as string | number | null),
  )
  await tx.one(sql`insert into shops (${names}) values (${join(values)})`)
}

/** Undefined when it does not exist, or is already approved without changes since. */
export function setShopApproved(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update shops set status = 'approved', approved_at = case when status = 'approved' then approved_at else ${now} end,
      rejected_at = null, rejection_reason = null, profile_changed_at = null, version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null and (status <> 'approved' or profile_changed_at is not null) returning id`)
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
    update shops set profile_changed_at = coalesce(profile_changed_at, ${now}) where id = ${id} and status = 'approved'`)
}

/** The owner can create another shop afterwards. */
export function setShopDeleted(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update shops set deleted_at = ${now}, owner_id = null, version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null returning id`)
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
      and (listed or ${all}::boolean or shop_id = ${ownShopId}::uuid)
    group by shop_id`)
}
