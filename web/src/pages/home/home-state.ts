import type { Shop } from '@mainstreet/contract/shops/shop.ts'

/** The age of a list that has only what the first view shows. */
export const trimmedAt = 1

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
