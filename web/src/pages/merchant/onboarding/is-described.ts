import type { Shop } from '@mainstreet/contract/shops/shop.ts'

/** Whether there is enough to decide about a new shop: where it is, and what it is like. */
export function isDescribed({ location, about_shop }: Pick<Shop, 'location' | 'about_shop'>): boolean {
  return location.trim() !== '' && about_shop.trim() !== ''
}
