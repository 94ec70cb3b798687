import type { Viewer } from '../identity/viewer.ts'
import type { Reader, Tx } from '../platform/db.ts'
import { join, raw, type Sql, sql } from '../platform/sql.ts'
import type { ProductRow } from './present.ts'

/** Of the product `p` alone. */
export const bareColumns = sql`p.id, p.shop_id, p.name, p.description, p.image, p.images, p.price_cents, p.stock,
  p.is_archived, p.archived_at, p.listed, p.version, p.edit_version, p.created_at`
/** Of the product `p` and its shop `s`. */
export const productColumns = sql`${bareColumns}, s.name as shop_name, s.category`

export function findProduct(reader: Reader, id: string): Promise<ProductRow | undefined> {
  return reader.one<ProductRow>(sql`
    select ${productColumns} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.deleted_at is null and s.deleted_at is null`)
}

/** An admin's are all. */
function isOwn(viewer: Viewer): Sql {
  return viewer.role === 'admin' ? sql`true` : sql`s.owner_id = ${viewer.id}`
}

/** Undefined also where it is another's. Holds the row until the end. */
export function lockOwnProduct(tx: Tx, viewer: Viewer, id: string): Promise<ProductRow | undefined> {
  return tx.one<ProductRow>(sql`
    select ${productColumns} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.deleted_at is null and s.deleted_at is null and ${isOwn(viewer)} for no key update of p`)
}

export type ProductValues = {
  name?: string
  description?: string
  image?: string | null
  price_cents?: number
  stock?: number
}
/** Which state of the product the change was made on. */
export type MadeOn = { exact: number } | { sinceEdit: number } | undefined

/** Undefined when the product has changed meanwhile in a way that matters (design 4, stock). */
export async function changeProduct(tx: Tx, id: string, values: ProductValues, madeOn: MadeOn, now: Date) {
  const { image, ...plain } = values
  const changes = Object.entries(plain).map(([name, value]) => sql`${raw(name)} = ${value}`)
  if (image !== undefined) changes.push(sql`image = ${image}`, sql`images = ${imagesOf(image)}::jsonb`)
  return edited(tx, id, [...changes, sql`updated_at = ${now}`], holds(madeOn))
}

function holds(madeOn: MadeOn): Sql {
  if (madeOn === undefined) return sql`true`
  return 'exact' in madeOn ? sql`version = ${madeOn.exact}` : sql`edit_version <= ${madeOn.sinceEdit}`
}

/** Undefined when it is so already. */
export function setArchived(tx: Tx, id: string, archived: boolean, now: Date) {
  const changes = [
    sql`is_archived = ${archived}`,
    sql`archived_at = ${archived ? now : null}`,
    sql`updated_at = ${now}`,
  ]
  return edited(tx, id, changes, sql`is_archived <> ${archived}`)
}

export function setDeleted(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update products set deleted_at = ${now}, version = version + 1, edit_version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null returning id`)
}

async function edited(tx: Tx, id: string, changes: Sql[], condition: Sql): Promise<ProductRow | undefined> {
  const row = await tx.one<{ id: string }>(sql`
    update products set ${join(changes)}, version = version + 1, edit_version = version + 1
    where id = ${id} and deleted_at is null and ${condition} returning id`)
  return row && findProduct(tx, id)
}

export type NewProduct = Required<ProductValues> & { id: string }

/** All in one statement, in the given order. None when the shop is not there or is another's. */
export function addProducts(
  tx: Tx,
  viewer: Viewer,
  shopId: string,
  products: NewProduct[],
  now: Date,
): Promise<ProductRow[]> {
  const rows = JSON.stringify(products.map((one) => ({ ...one, images: imagesOf(one.image) })))
  return tx.many<ProductRow>(sql`
    with added as (
      insert into products (id, shop_id, name, description, image, images, price_cents, stock, created_at, updated_at)
      select n.id, s.id, n.name, n.description, n.image, n.images::jsonb, n.price_cents, n.stock, ${now}, ${now}
      from jsonb_to_recordset(${rows}::jsonb) as n (id uuid, name text, description text, image text, images text,
        price_cents bigint, stock integer), shops s
      where s.id = ${shopId} and s.deleted_at is null and ${isOwn(viewer)}
      returning *
    )
    select ${productColumns} from added p join shops s on s.id = p.shop_id order by p.id`)
}

function imagesOf(image: string | null): string {
  return JSON.stringify(image === null ? [] : [image])
}
