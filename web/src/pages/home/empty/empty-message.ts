import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatPriceRange } from '../../../features/catalog/filter-labels.ts'
import type { HomeSearch } from '../../../features/catalog/home-search.ts'

type EmptySearchContext = { shopName: string | undefined; locationName: string }

/** Why the result is empty: a title, and a message for each filter (docs/spec.md, section 2). */
export function emptyMessage(search: HomeSearch, { shopName, locationName }: EmptySearchContext) {
  const { category, shop, open_now, in_stock, radius } = search
  const texts = m.shopping.empty
  const reasons = [
    search.search && texts.search,
    category && texts.category(m.shopCategories[category]),
    shop && (shopName === undefined ? texts.oneShop : texts.shop(shopName)),
    in_stock && texts.inStock,
    open_now && texts.openNow,
    formatPriceRange(search, texts),
    radius && texts.radius({ miles: radius, location: locationName }),
  ].filter((reason): reason is string => Boolean(reason))

  if (reasons.length === 0) return { title: texts.noProducts, reasons: [texts.checkBack], filtered: false }
  const title = search.search ? texts.notFound(search.search) : texts.noMatches
  return { title, reasons, filtered: true }
}
