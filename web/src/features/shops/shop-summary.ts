import { formatDistance } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'

/** 'Coffee · 17 products · 820 ft' */
export function shopSummary({
  category,
  product_count,
  distance,
}: Pick<Shop, 'category' | 'product_count' | 'distance'>): string {
  const facts = [
    m.shopCategories[category],
    m.shopping.nearby.productCount(product_count),
    distance === undefined ? '' : formatDistance(distance),
  ]
  return facts.filter(Boolean).join(' · ')
}
