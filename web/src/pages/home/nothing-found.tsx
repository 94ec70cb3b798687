import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatPriceRange } from '../../features/catalog/filter-labels.ts'
import { type HomeSearch, noFilters } from '../../features/catalog/home-search.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

type Props = {
  search: HomeSearch
  shopName: string | undefined
  locationName: string
  onChange: (change: Partial<HomeSearch>) => void
}

/** Why nothing was found, per filter, with buttons to clear them (docs/spec.md, section 2). */
export function NothingFound({ search, shopName, locationName, onChange }: Props) {
  const { title, reasons, filtered } = emptyMessage(search, { shopName, locationName })
  return (
    <EmptyState
      illustration="stock"
      title={title}
      text={reasons.map((reason) => <p key={reason}>{reason}</p>)}
      action={filtered && <Button onClick={() => onChange(noFilters)}>{m.home.clearFilters}</Button>}
    />
  )
}

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
