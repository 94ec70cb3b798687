import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'

/** The fields of a product that the cards of home show; the server-rendered page contains no others. */
export const homeProductFields = [
  'id',
  'shop_id',
  'shop_name',
  'shop_paused_until',
  'name',
  'image',
  'image_alts',
  'price',
  'stock',
  'category',
  'distance',
] as const satisfies readonly (keyof Product)[]
export type HomeProduct = Pick<Product, (typeof homeProductFields)[number]>

/** The fields of a shop that the count of open shops needs. */
export const countedShopFields = [
  'id',
  'name',
  'hours',
  'paused_until',
  'color',
  'distance',
] as const satisfies readonly (keyof Shop)[]
export type CountedShop = Pick<Shop, (typeof countedShopFields)[number]>

/** The fields of a shop that the storefronts and the list of nearby shops show. */
export const homeShopFields = [
  ...countedShopFields,
  'category',
  'shop_photo',
  'location',
  'coordinates',
  'product_count',
] as const satisfies readonly (keyof Shop)[]
export type HomeShop = Pick<Shop, (typeof homeShopFields)[number]>
