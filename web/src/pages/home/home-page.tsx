import { formatSearch } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { nearbyLimits } from '@mainstreet/contract/shops/limits.ts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useRouter, useSearch } from '../../browser/router/use-router.ts'
import { resultsLabel, searchLabel } from '../../features/catalog/filter-labels.ts'
import {
  type HomeSearch,
  isBrowsing,
  matchingShopsQuery,
  parseHomeSearch,
  productsQuery,
  shopsQuery,
} from '../../features/catalog/home-search.ts'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { StorefrontRow } from '../../features/shops/storefront-row.tsx'
import { useProductChanges } from '../../queries/live/use-product-changes.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { usePagedCall } from '../../queries/use-paged-call.ts'
import { useMounted } from '../../ui/hooks/use-mounted.ts'
import { Page } from '../../ui/layout/page.tsx'
import { skipLinkStyle } from '../../ui/navigation/skip-link-style.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { HighlightRows } from './highlight-rows.tsx'
import { HomeIntro } from './home-intro.tsx'
import { HomeProducts } from './home-products.tsx'
import type { CountedShop, HomeShop } from './home-state.ts'
import { MatchingShops } from './lazy-parts.ts'
import { NearbyShops } from './nearby-shops.tsx'

const MapView = lazyComponent(() => import('./map-view.tsx'), 'MapView')

export function HomePage() {
  const search = parseHomeSearch(useSearch() as Record<string, unknown>)
  const browseLocation = useBrowseLocation()
  const shopsResponse = useCallQuery(
    calls.listShops,
    { query: shopsQuery(browseLocation.coordinates) },
    { keepPrevious: true },
  )
  const products = usePagedCall(calls.listProducts, {
    query: productsQuery(search, browseLocation.coordinates),
  })
  useProductChanges(
    calls.listProducts,
    products.items.map(({ id }) => id),
  )
  const named = matchingShopsQuery(search, browseLocation.coordinates)
  const matching = useCallQuery(calls.listShops, { query: named ?? {} }, { enabled: named !== undefined })
  const byName = (named && matching.data?.data) || []
  const isUnknown = products.isPending || products.isStale || (named !== undefined && matching.isPending)
  const matchingShops = isUnknown
    ? undefined
    : { shops: matching.data?.pagination.total ?? 0, products: products.total }
  const go = useUpdateSearch()
  const [pointed, setPointed] = useState<string>()
  const onMap = search.view === 'map'
  const toggleMap = () => go({ view: onMap ? undefined : 'map' })
  const showsRows = isBrowsing(search)
  const choose = (shop: string | undefined) => go({ shop })
  const shops: readonly CountedShop[] = shopsResponse.data?.data ?? []
  const nearbyShops = useMemo<readonly HomeShop[]>(
    () => shopsResponse.data?.data.slice(0, nearbyLimits.maxShops) ?? [],
    [shopsResponse.data],
  )
  const chosen = useCallQuery(
    calls.getShop,
    { params: { id: search.shop ?? '' } },
    { enabled: search.shop !== undefined },
  )
  const shopName = (chosen.data?.shop ?? shops.find(({ id }) => id === search.shop))?.name

  const ProductsHeading = search.search ? 'h3' : 'h2'
  const productsHeadingStyle = showsRows
    ? 'mb-3 text-lg md:text-xl'
    : byName.length > 0 && products.total > 0
      ? 'mb-3 text-base'
      : 'sr-only'

  return (
    <Page
      title={searchLabel(search, shopName) ?? routes.home.title}
      hideTitle={search.search ? true : 'own'}
      className="pt-3 lg:pt-6"
    >
      <a href="#products" className={skipLinkStyle}>
        {m.home.skipToProducts}
      </a>
      {!search.search && (
        <div className="grid grid-cols-1 gap-3 md:gap-5">
          <HomeIntro shops={shops} isPending={shopsResponse.isPending} />
          <StorefrontRow
            shops={nearbyShops}
            isPending={shopsResponse.isPending}
            isMapShown={onMap}
            onToggleMap={toggleMap}
          />
        </div>
      )}
      <div className="mt-4 grid grid-cols-1 gap-8 md:mt-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <ReportingErrorBoundary level="section" context={m.home.nearbyShops}>
          <NearbyShops
            shops={nearbyShops}
            isPending={shopsResponse.isPending}
            failed={shopsResponse.isError}
            onRetry={() => void shopsResponse.refetch()}
            chosen={search.shop}
            onChoose={choose}
            onHighlight={setPointed}
            isMapShown={onMap}
            onToggleMap={search.search ? toggleMap : undefined}
          />
        </ReportingErrorBoundary>
        <div className="min-w-0">
          <FilterChips search={search} shopName={shopName} onChange={go} />
          {showsRows && (
            <ReportingErrorBoundary level="section" context="highlights">
              <HighlightRows />
            </ReportingErrorBoundary>
          )}
          {onMap && (
            <Mounted>
              <MapView
                nearby={nearbyShops}
                location={browseLocation}
                chosenId={search.shop}
                highlightedId={pointed}
                onChoose={choose}
              />
            </Mounted>
          )}
          <ReportingErrorBoundary level="section" context="products">
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
                locationName={browseLocation.address}
                foundShops={byName.length > 0}
                onChange={go}
              />
            </section>
          </ReportingErrorBoundary>
        </div>
      </div>
    </Page>
  )
}

/** The server renders no map. In a component of its own, because it renders again after hydration. */
function Mounted({ children }: { children: ReactNode }) {
  return useMounted() && <Suspense>{children}</Suspense>
}

/** Changes some filters and keeps the others, including those just changed; the scroll position stays. */
function useUpdateSearch() {
  const router = useRouter()
  return (change: Partial<HomeSearch>) => {
    const search = { ...parseHomeSearch(router.getLocation().search), ...change }
    router.push(routes.home.path + formatSearch(search), { resetScroll: false })
  }
}
