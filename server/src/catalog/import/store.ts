import type { ImportRow } from '@mainstreet/contract/catalog/product-import.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { AltTextByImage } from '../alt-texts.ts'

export type ExistingProduct = {
  id: string
  sku: string | null
  name: string
  description: string
  images: string[]
  image_alt_texts: AltTextByImage
  price_cents: number
  stock: number
  is_archived: boolean
  version: number
}

/** Products that a row may name by its id, its SKU, or, without a SKU, its name. */
export function listExistingProducts(
  reader: Queryable,
  shopId: string,
  rows: (ImportRow | undefined)[],
): Promise<ExistingProduct[]> {
  const present = rows.filter((row) => row !== undefined)
  const skus = present.flatMap(({ sku }) => sku ?? [])
  return reader.many<ExistingProduct>(sql`
    select id, sku, name, description, images, image_alt_texts, price_cents, stock, is_archived, version from products
    where shop_id = ${shopId} and deleted_at is null and (
      id = any(${present.flatMap(({ id }) => id ?? [])}::uuid[]) or sku = any(${skus})
      or (sku is null and lower(name) = any(${present.map(({ name }) => name.toLowerCase())})))
    order by id`)
}
