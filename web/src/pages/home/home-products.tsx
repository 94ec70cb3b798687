import { m } from '@mainstreet/contract/messages/messages.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { Suspense, useState } from 'react'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import { activeFilters } from '../../features/catalog/filter-labels.ts'
import { type HomeSearch, isBrowsing, noFilters } from '../../features/catalog/home-search.ts'
import { type CardProduct, ProductCard } from '../../features/catalog/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../features/catalog/product-grid.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { NothingFound } from './lazy-parts.ts'

type ProductPages = {
  items: CardProduct[]
  total: number
  isPending: boolean
  isStale: boolean
  isWhole: boolean
  isFetching: boolean
  isFetchingNext: boolean
  hasNext: boolean
  fetchNext: () => unknown
  error: unknown
  refetch: (options?: { cancelRefetch: boolean }) => unknown
}
type Props = {
  products: ProductPages
  search: HomeSearch
  shopName: string | undefined
  locationName: string
  /** Matching shops are shown above: the search has results. */
  foundShops: boolean
  onChange: (change: Partial<HomeSearch>) => void
}

const pageSize = paging.defaultProducts
/** Without the rows, which come first while nothing is filtered. */
const aboveTheFold = 4
/** How far a list was expanded: going back restores it for a while. */
const shownCounts = new Map<string, number>()
const maxShownCounts = 50

export function HomeProducts(props: Props) {
  const { products, foundShops } = props
  const isNothing = !products.isPending && !products.error && products.total === 0 && !foundShops
  return (
    <>
      {/* the number of products is shown below */}
      <LiveRegion message={isNothing ? m.shopping.search.noResults : ''} />
      <FoundProducts {...props} />
    </>
  )
}

function FoundProducts({ products, search, shopName, locationName, foundShops, onChange }: Props) {
  const address = JSON.stringify(search)
  const [, redraw] = useState(0)
  const shownCount = shownCounts.get(address) ?? pageSize
  const shown = products.items.slice(0, shownCount)
  const eagerCount = isBrowsing(search) ? 0 : aboveTheFold
  const isComing = products.isFetchingNext || (shown.length < shownCount && products.isFetching)

  if (products.isPending) return <ProductGridSkeleton />
  if (products.error && products.items.length === 0)
    return (
      <EmptyState
        illustration="merchant"
        title={m.service.fetchProducts}
        text={m.shopping.tryAgainLater}
        action={<Button onClick={() => products.refetch()}>{m.errorBoundary.tryAgain}</Button>}
      />
    )
  if (products.total === 0 && foundShops)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        <p>{m.home.noProducts}</p>
        {activeFilters(search, shopName).length > 1 && (
          <Button variant="quiet" size="sm" onClick={() => onChange({ ...noFilters, search: search.search })}>
            {m.home.clearFilters}
          </Button>
        )}
      </div>
    )
  if (products.total === 0)
    return (
      <Suspense>
        <NothingFound search={search} shopName={shopName} locationName={locationName} onChange={onChange} />
      </Suspense>
    )

  function showMore() {
    if (shownCounts.size >= maxShownCounts) shownCounts.clear()
    shownCounts.set(address, shownCount + pageSize)
    redraw((n) => n + 1)
    if (!products.isWhole) products.refetch({ cancelRefetch: false })
    else if (products.hasNext && products.items.length < shownCount + pageSize) products.fetchNext()
  }

  return (
    <>
      <ProductGrid busy={products.isStale}>
        {shown.map((product, at) => (
          <li key={product.id} className="min-w-0">
            <ProductCard Action={QuickAddButton} product={product} eager={at < eagerCount} />
          </li>
        ))}
      </ProductGrid>
      <div className="mt-10 grid justify-items-center gap-3">
        <p role="status" className="text-sm text-ink-2 nums">
          {m.home.showing(shown.length, products.total)}
        </p>
        {shown.length < products.total && (
          <Button variant="quiet" busy={isComing} onClick={showMore}>
            {m.home.loadMore}
          </Button>
        )}
      </div>
    </>
  )
}
