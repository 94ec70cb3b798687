import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop.ts'
import { milesOf } from '../location/earth.ts'
import { altsOf, type PictureWords } from './picture-words.ts'

export type ProductRow = {
  id: string
  shop_id: string
  name: string
  description: string
  image: string | null
  images: string[]
  picture_words: PictureWords
  price_cents: number
  stock: number
  is_archived: boolean
  archived_at: Date | null
  listed: boolean
  version: number
  edit_version: number
  created_at: Date
  sku: string | null
  preview: string | null
  shop_name: string
  category: ShopCategory
  /** From the asked place, through the unit sphere; only where one was given. */
  chord?: number | null
}

export function presentProduct(row: ProductRow): Product {
  return {
    id: row.id,
    shop_id: row.shop_id,
    name: row.name,
    image: row.image,
    images: row.images,
    ...(altsOf(row).some(Boolean) && { image_alts: altsOf(row) }),
    price: toDollars(row.price_cents),
    description: row.description,
    stock: row.stock,
    is_archived: row.is_archived,
    archived_at: row.archived_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    version: row.version,
    ...(row.sku !== null && { sku: row.sku }),
    ...(row.preview !== null && { preview: row.preview }),
    shop_name: row.shop_name,
    category: row.category,
    ...(typeof row.chord === 'number' && { distance: milesOf(row.chord) }),
  }
}
