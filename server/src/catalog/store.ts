import { productDescriptor } from '@mainstreet/contract/catalog/product-fields.ts'
import { listColumns, pickEnteredFields } from '@mainstreet/contract/entity-fields.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { lockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import { type Columns, selectColumns, setColumns } from '@mainstreet/platform/db/columns.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { managesShop } from '../shops/members-store.ts'
import type { AltTextByImage } from './alt-texts.ts'
import type { ProductPatch } from './import/plan-import.ts'
import type { ProductRow } from './present.ts'

/** A product as it is stored; the rest of `ProductRow` comes from its shop. */
export type StoredProduct = Omit<
  ProductRow,
  'shop_name' | 'category' | 'shop_paused_until' | 'straight_line_distance'
>

export const storedProductColumns = {
  ...listColumns(productDescriptor),
  is_listed: 'bool',
} as const satisfies Columns<StoredProduct>

/** Columns of the product `p` only. */
export const productColumnsWithoutShop = selectColumns('p', storedProductColumns)
/** Columns of the product `p` and its shop `s`. */
export const productColumns = sql`${productColumnsWithoutShop}, s.name as shop_name, s.category,
  s.paused_until::text as shop_paused_until`

export function findProduct(reader: Queryable, id: string): Promise<ProductRow | undefined> {
  return reader.one<ProductRow>(sql`
    select ${productColumns} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.deleted_at is null and s.deleted_at is null`)
}

/** Undefined also for another shop's product. Locks the row until the transaction ends. */
export function lockOwnProduct(tx: Tx, viewer: Viewer, id: string): Promise<ProductRow | undefined> {
  return tx.one<ProductRow>(sql`
    select ${productColumns} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.deleted_at is null and s.deleted_at is null and ${managesShop(viewer, sql`s.id`)} for no key update of p`)
}

export type ProductValues = {
  name?: string
  description?: string
  images?: string[]
  image_alt_texts?: AltTextByImage
  sku?: string | null
  price_cents?: number
  stock?: number
}

type ScalarProductValues = Omit<ProductValues, 'images' | 'image_alt_texts'>
const { image: _image, images: _images, image_alts: _alts, ...scalars } = pickEnteredFields(productDescriptor)
const scalarColumns: Columns<ScalarProductValues> = listColumns(scalars)

/** The version of the product that the change is based on. */
export type ExpectedVersion = { exact: number } | { sinceEdit: number } | undefined

/** Undefined when the product has changed since that version in a way that conflicts. */
export function updateProductFields(
  tx: Tx,
  id: string,
  values: ProductValues,
  expectedVersion: ExpectedVersion,
  now: Date,
) {
  const { images, image_alt_texts, ...scalarValues } = values
  const changes = setColumns<ScalarProductValues>(scalarColumns, scalarValues)
  if (images) {
    const [image = null] = images
    changes.push(sql`image = ${image}`, sql`images = ${JSON.stringify(images)}::jsonb`)
    changes.push(sql`blur_data_url = ${imageBlurDataUrl(sql`${image}`)}`)
  }
  if (image_alt_texts) changes.push(sql`image_alt_texts = ${JSON.stringify(image_alt_texts)}::jsonb`)
  return updateProduct(tx, id, [...changes, sql`updated_at = ${now}`], versionCondition(expectedVersion))
}

const imagePath = '/api/images/'

/** The blurred copy of an uploaded image; other addresses have none. */
function imageBlurDataUrl(image: Sql): Sql {
  return sql`(select i.blur_data_url from images i where i.id = substr(${image}::text, ${imagePath.length + 1}))`
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
  return updateProduct(tx, id, changes, sql`is_archived <> ${archived}`)
}

/** Of a product that was public until then, the name stays public; not when an admin removes it. */
export function setProductDeleted(tx: Tx, viewer: Viewer, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update products set deleted_at = ${now}, is_former = is_listed and ${viewer.role !== 'admin'}, version = version + 1, edit_version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null returning id`)
}

/** Undefined when it was not deleted since then or belongs to another shop. */
export function setProductRestored(tx: Tx, viewer: Viewer, id: string, since: Date, now: Date) {
  return tx.one<{ id: string }>(sql`
    update products p set deleted_at = null, is_former = false, version = p.version + 1, edit_version = p.version + 1, updated_at = ${now}
    from shops s
    where p.id = ${id} and p.deleted_at > ${since}::timestamptz
      and s.id = p.shop_id and s.deleted_at is null and ${managesShop(viewer, sql`s.id`)}
    returning p.id`)
}

function updateProduct(
  tx: Tx,
  id: string,
  changes: Sql[],
  condition: Sql,
): Promise<{ id: string } | undefined> {
  return tx.one<{ id: string }>(sql`
    update products set ${join(changes)}, version = version + 1, edit_version = version + 1
    where id = ${id} and deleted_at is null and ${condition} returning id`)
}

/** Serializes imports and new products of a shop. Held until the transaction ends. */
export async function lockNewProducts(tx: Tx, shopId: string): Promise<void> {
  await lockForTransaction(tx, `new products ${shopId}`)
}

export function countShopProducts(reader: Queryable, shopId: string): Promise<number> {
  return countRows(reader, sql`products where shop_id = ${shopId} and deleted_at is null`)
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
      insert into products (id, shop_id, name, description, image, images, blur_data_url, image_alt_texts, price_cents, stock, sku,
        is_archived, archived_at, created_at, updated_at)
      select (n->>'id')::uuid, s.id, n->>'name', n->>'description', n->>'image', n->'images', ${imageBlurDataUrl(sql`(n->>'image')`)},
        n->'image_alt_texts', (n->>'price_cents')::bigint, (n->>'stock')::integer, n->>'sku', (n->>'is_archived')::boolean,
        case when (n->>'is_archived')::boolean then ${now}::timestamptz end, ${now}, ${now}
      from jsonb_array_elements(${rows}::jsonb) as n, shops s
      where s.id = ${shopId} and s.deleted_at is null and ${managesShop(viewer, sql`s.id`)}
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
        image_alt_texts jsonb, price_cents bigint, stock integer, sku text, has_sku boolean, is_archived boolean, counted_on integer)
      order by id
    )
    update products p set name = coalesce(n.name, p.name), description = coalesce(n.description, p.description),
      image = case when n.images is null then p.image else n.images->>0 end, images = coalesce(n.images, p.images),
      blur_data_url = case when n.images is null then p.blur_data_url else ${imageBlurDataUrl(sql`(n.images->>0)`)} end,
      image_alt_texts = coalesce(n.image_alt_texts, p.image_alt_texts),
      price_cents = coalesce(n.price_cents, p.price_cents), stock = coalesce(n.stock, p.stock),
      sku = case when n.has_sku then n.sku else p.sku end,
      is_archived = coalesce(n.is_archived, p.is_archived),
      archived_at = case when n.is_archived is null then p.archived_at when n.is_archived then ${now}::timestamptz end,
      version = p.version + 1, edit_version = p.version + 1, updated_at = ${now}
    from n, shops s
    where p.id = n.id and p.shop_id = ${shopId} and p.deleted_at is null
      and (n.counted_on is null or p.version = n.counted_on)
      and s.id = p.shop_id and s.deleted_at is null and ${managesShop(viewer, sql`s.id`)}
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
      and s.id = p.shop_id and s.deleted_at is null and ${managesShop(viewer, sql`s.id`)}
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
