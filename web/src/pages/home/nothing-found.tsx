import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from '../../api/calls.ts'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import { formatPriceRange } from '../../features/catalog/filter-labels.ts'
import { type HomeSearch, noFilters, productsQuery } from '../../features/catalog/home-search.ts'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ScrollRow } from '../../ui/layout/scroll-row.tsx'

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
    <>
      <EmptyState
        illustration="stock"
        title={title}
        text={reasons.map((reason) => <p key={reason}>{reason}</p>)}
        action={filtered && <Button onClick={() => onChange(noFilters)}>{m.home.clearFilters}</Button>}
      />
      <OtherProducts searched={search.search} />
    </>
  )
}

/** What the longest word of the search finds, and what is near. */
function OtherProducts({ searched }: { searched: string | undefined }) {
  const { coordinates } = useBrowseLocation()
  const words = searched?.split(/\s+/) ?? []
  const longest = words.length > 1 ? words.toSorted((one, other) => other.length - one.length)[0] : undefined
  const matching = useCallQuery(
    calls.listProducts,
    { query: { ...productsQuery({ search: longest ?? '' }, coordinates), limit: maxOthers } },
    { enabled: longest !== undefined },
  )
  const near = useCallQuery(calls.listProducts, {
    query: { ...productsQuery({}, coordinates), limit: maxOthers },
  })
  const rows = [
    // without a longest word this query is the one below, and has its products
    ...(longest === undefined
      ? []
      : [{ title: m.shopping.empty.matchesFor(longest), products: matching.data?.data ?? [] }]),
    { title: m.shopping.empty.near, products: near.data?.data ?? [] },
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      {rows.map(
        ({ title, products }) =>
          products.length > 0 && (
            <ScrollRow key={title} title={title}>
              {products.map((product) => (
                <li key={product.id} className="w-36 shrink-0 snap-start md:w-44">
                  <ProductCard Action={QuickAddButton} product={product} />
                </li>
              ))}
            </ScrollRow>
          ),
      )}
    </div>
  )
}

const maxOthers = 8

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
