import type { Viewer } from '../accounts/viewer.ts'
import type { Queryable, Tx } from '../platform/db/db.ts'
import { join, raw, type Sql, sql } from '../platform/db/sql.ts'
import type { AltTextByImage } from './alt-texts.ts'
import type { ProductPatch } from './import/plan-import.ts'
import type { ProductRow } from './present.ts'

/** Columns of the product `p` only; timestamps stay PostgreSQL text. */
export const productColumnsWithoutShop = sql`p.id, p.shop_id, p.name, p.description, p.image, p.images, p.price_cents, p.stock,
  p.is_archived, p.archived_at::text as archived_at, p.listed, p.version, p.created_at::text as created_at, p.sku,
  p.preview, p.picture_words`
/** Columns of the product `p` and its shop `s`. */
export const productColumns = sql`${productColumnsWithoutShop}, s.name as shop_name, s.category,
  s.paused_until::text as shop_paused_until`

export function findProduct(reader: Queryable, id: string): Promise<ProductRow | undefined> {
  return reader.one<ProductRow>(sql`
    select ${productColumns} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.deleted_at is null and s.deleted_at is null`)
}

/** Always true for admins. */
function ownerCondition(viewer: Viewer): Sql {
  return viewer.role === 'admin' ? sql`true` : sql`s.owner_id = ${viewer.id}`
}

/** Undefined also for another shop's product. Locks the row until the transaction ends. */
export function lockOwnProduct(tx: Tx, viewer: Viewer, id: string): Promise<ProductRow | undefined> {
  return tx.one<ProductRow>(sql`
    select ${productColumns} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.deleted_at is null and s.deleted_at is null and ${ownerCondition(viewer)} for no key update of p`)
}

export type ProductValues = {
  name?: string
  description?: string
  images?: string[]
  picture_words?: AltTextByImage
  sku?: string | null
  price_cents?: number
  stock?: number
}
/** The version of the product that the change is based on. */
export type ExpectedVersion = { exact: number } | { sinceEdit: number } | undefined

/** Undefined when the product has changed since that version in a way that conflicts. */
export async function updateProductFields(
  tx: Tx,
  id: string,
  values: ProductValues,
  expectedVersion: ExpectedVersion,
  now: Date,
) {
  const { images, picture_words, ...scalarValues } = values
  const changes = Object.entries(scalarValues).map(([name, value]) => sql`${raw(name)} = ${value}`)
  if (images) {
    const [image = null] = images
    changes.push(sql`image = ${image}`, sql`images = ${JSON.stringify(images)}::jsonb`)
    changes.push(sql`preview = ${imagePreview(sql`${image}`)}`)
  }
  if (picture_words) changes.push(sql`picture_words = ${JSON.stringify(picture_words)}::jsonb`)
  return updateAndFindProduct(
    tx,
    id,
    [...changes, sql`updated_at = ${now}`],
    versionCondition(expectedVersion),
  )
}

const imagePath = '/api/images/'

/** The preview of an uploaded image; other addresses have none. */
function imagePreview(image: Sql): Sql {
  return sql`(select i.preview from images i where i.id = substr(${image}::text, ${imagePath.length + 1}))`
}

function versionCondition(expectedVersion: ExpectedVersion): Sql {
  if (expectedVersion === undefined) return sql`true`
  return 'exact' in expectedVersion
    ? sql`version = ${expectedVersion.exact}`
    : sql`edit_version <= ${expectedVersion.sinceEdit}`
}

/** Undefined when the product already has this state. */
export function setProductArchived(tx: Tx, id: string, archived: boolean, now: Date) {
  const changes = [
    sql`is_archived = ${archived}`,
    sql`archived_at = ${archived ? now : null}`,
    sql`updated_at = ${now}`,
  ]
  return updateAndFindProduct(tx, id, changes, sql`is_archived <> ${archived}`)
}

export function setProductDeleted(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update products set deleted_at = ${now}, version = version + 1, edit_version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null returning id`)
}

/** Undefined when it was not deleted since then or belongs to another shop. */
export async function setProductRestored(tx: Tx, viewer: Viewer, id: string, since: Date, now: Date) {
  const row = await tx.one<{ id: string }>(sql`
    update products p set deleted_at = null, version = p.version + 1, edit_version = p.version + 1, updated_at = ${now}
    from shops s
    where p.id = ${id} and p.deleted_at > ${since}::timestamptz
      and s.id = p.shop_id and s.deleted_at is null and ${ownerCondition(viewer)}
    returning p.id`)
  return row && findProduct(tx, id)
}

async function updateAndFindProduct(
  tx: Tx,
  id: string,
  changes: Sql[],
  condition: Sql,
): Promise<ProductRow | undefined> {
  const row = await tx.one<{ id: string }>(sql`
    update products set ${join(changes)}, version = version + 1, edit_version = version + 1
    where id = ${id} and deleted_at is null and ${condition} returning id`)
  return row && findProduct(tx, id)
}

export type NewProduct = Required<ProductValues> & { id: string; is_archived: boolean }

/** One statement, ordered by id. Empty when the shop does not exist or belongs to another user. */
export function insertProducts(
  tx: Tx,
  viewer: Viewer,
  shopId: string,
  products: NewProduct[],
  now: Date,
): Promise<ProductRow[]> {
  const rows = JSON.stringify(products.map((one) => ({ ...one, image: one.images[0] ?? null })))
  return tx.many<ProductRow>(sql`
    with added as (
      insert into products (id, shop_id, name, description, image, images, preview, picture_words, price_cents, stock, sku,
        is_archived, archived_at, created_at, updated_at)
      select n.id, s.id, n.name, n.description, n.image, n.images, ${imagePreview(sql`n.image`)}, n.picture_words,
        n.price_cents, n.stock, n.sku, n.is_archived, case when n.is_archived then ${now}::timestamptz end, ${now}, ${now}
      from jsonb_to_recordset(${rows}::jsonb) as n (id uuid, name text, description text, image text, images jsonb,
        picture_words jsonb, price_cents bigint, stock integer, sku text, is_archived boolean), shops s
      where s.id = ${shopId} and s.deleted_at is null and ${ownerCondition(viewer)}
      returning *
    )
    select ${productColumns} from added p join shops s on s.id = p.shop_id order by p.id`)
}

/** In the order of `ids`. */
export function findProducts(reader: Queryable, ids: string[]): Promise<ProductRow[]> {
  return reader.many<ProductRow>(sql`
    select ${productColumns} from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id join shops s on s.id = p.shop_id
    where p.deleted_at is null order by wanted.place`)
}

type ProductPatchInput = { id: string; change: ProductPatch; before: { version: number } }

/** Replaces each given field; returns the saved products. A stock is set only on the version that it is based on. */
export function applyProductPatches(
  tx: Tx,
  viewer: Viewer,
  shopId: string,
  changes: ProductPatchInput[],
  now: Date,
) {
  const rows = JSON.stringify(
    changes.map(({ id, change, before }) => ({
      ...change,
      id,
      has_sku: 'sku' in change,
      counted_on: change.stock === undefined ? null : before.version,
    })),
  )
  return tx.many<{ id: string }>(sql`
    with n as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as n (id uuid, name text, description text, images jsonb,
        picture_words jsonb, price_cents bigint, stock integer, sku text, has_sku boolean, is_archived boolean, counted_on integer)
      order by id
    )
    update products p set name = coalesce(n.name, p.name), description = coalesce(n.description, p.description),
      image = case when n.images is null then p.image else n.images->>0 end, images = coalesce(n.images, p.images),
      preview = case when n.images is null then p.preview else ${imagePreview(sql`(n.images->>0)`)} end,
      picture_words = coalesce(n.picture_words, p.picture_words),
      price_cents = coalesce(n.price_cents, p.price_cents), stock = coalesce(n.stock, p.stock),
      sku = case when n.has_sku then n.sku else p.sku end,
      is_archived = coalesce(n.is_archived, p.is_archived),
      archived_at = case when n.is_archived is null then p.archived_at when n.is_archived then ${now}::timestamptz end,
      version = p.version + 1, edit_version = p.version + 1, updated_at = ${now}
    from n, shops s
    where p.id = n.id and p.shop_id = ${shopId} and p.deleted_at is null
      and (n.counted_on is null or p.version = n.counted_on)
      and s.id = p.shop_id and s.deleted_at is null and ${ownerCondition(viewer)}
    returning p.id`)
}

/** Returns the products of the shop that changed. */
export function setManyProductsArchived(
  tx: Tx,
  viewer: Viewer,
  shopId: string,
  ids: string[],
  archived: boolean,
  now: Date,
) {
  return tx.many<{ id: string }>(sql`
    update products p set is_archived = ${archived}, archived_at = ${archived ? now : null}, updated_at = ${now},
      version = p.version + 1, edit_version = p.version + 1
    from shops s
    where p.id = any(${ids}::uuid[]) and p.shop_id = ${shopId} and p.deleted_at is null and p.is_archived <> ${archived}
      and s.id = p.shop_id and s.deleted_at is null and ${ownerCondition(viewer)}
    returning p.id`)
}

/** From the oldest on, in batches. */
export function listProductsAfter(
  reader: Queryable,
  shopId: string,
  archived: boolean,
  after: string | undefined,
  limit: number,
) {
  const archivedCondition = archived ? sql`true` : sql`not p.is_archived`
  const afterCursor =
    after === undefined
      ? sql`true`
      : sql`(p.created_at, p.id) > (select created_at, id from products where id = ${after})`
  return reader.many<ProductRow>(sql`
    select ${productColumns} from products p join shops s on s.id = p.shop_id
    where p.shop_id = ${shopId} and p.deleted_at is null and ${archivedCondition} and ${afterCursor}
    order by p.created_at, p.id limit ${limit}`)
}
