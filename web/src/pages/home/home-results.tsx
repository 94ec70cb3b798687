import { m } from '@mainstreet/contract/messages/messages.ts'
import { Suspense } from 'react'
import { calls } from '../../api/calls.ts'
import { resultsLabel } from '../../features/catalog/filter-labels.ts'
import {
  type HomeSearch,
  isBrowsing,
  matchingShopsQuery,
  productsQuery,
} from '../../features/catalog/home-search.ts'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { useProductChanges } from '../../queries/live/use-product-changes.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { usePagedCall } from '../../queries/use-paged-call.ts'
import { HomeProducts } from './home-products.tsx'
import { MatchingShops } from './lazy-parts.ts'

type Props = {
  search: HomeSearch
  shopName: string | undefined
  onChange: (change: Partial<HomeSearch>) => void
}

/** The matching shops and products. Apart from the page, which then does not render again when they arrive. */
export function HomeResults({ search, shopName, onChange }: Props) {
  const { coordinates, address } = useBrowseLocation()
  const products = usePagedCall(calls.listProducts, { query: productsQuery(search, coordinates) })
  useProductChanges(
    calls.listProducts,
    products.items.map(({ id }) => id),
  )
  const named = matchingShopsQuery(search, coordinates)
  const matching = useCallQuery(calls.listShops, { query: named ?? {} }, { enabled: named !== undefined })
  const byName = (named && matching.data?.data) || []
  const isUnknown = products.isPending || products.isStale || (named !== undefined && matching.isPending)
  const matchingShops = isUnknown
    ? undefined
    : { shops: matching.data?.pagination.total ?? 0, products: products.total }

  const ProductsHeading = search.search ? 'h3' : 'h2'
  const productsHeadingStyle = isBrowsing(search)
    ? 'mb-3 text-lg md:text-xl'
    : byName.length > 0 && products.total > 0
      ? 'mb-3 text-base'
      : 'sr-only'

  return (
    <>
      {search.search && (isUnknown || byName.length > 0 || products.total > 0) && (
        <h2 className="mb-4 text-xl wrap-anywhere">{resultsLabel(search.search, matchingShops)}</h2>
      )}
      {byName.length > 0 && (
        <Suspense>
          <MatchingShops shops={byName} />
        </Suspense>
      )}
      <section aria-labelledby="products">
        <ProductsHeading id="products" tabIndex={-1} className={productsHeadingStyle}>
          {m.home.products}
        </ProductsHeading>
        <HomeProducts
          products={products}
          search={search}
          shopName={shopName}
          locationName={address}
          foundShops={byName.length > 0}
          onChange={onChange}
        />
      </section>
    </>
  )
}
