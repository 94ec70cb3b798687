import { nearby } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { calls } from '../../api/calls.ts'
import { useProductNews } from '../../api/live/use-product-changes.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { usePages } from '../../api/use-paged-call.ts'
import { lazyPage } from '../../browser/lazy-component.tsx'
import { resultsLabel, wishWords } from '../../features/catalog/filter-labels.ts'
import {
  matchingShopsQuery,
  productsQuery,
  readHomeSearch,
  shopsQuery,
} from '../../features/catalog/home-search.ts'
import { usePlace } from '../../features/location/current-location.ts'
import { ErrorGuard } from '../../features/reports/reporting-error-boundary.tsx'
import { StreetStrip } from '../../features/shops/open-shops-strip.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { skipLink } from '../../ui/navigation/skip-link-style.ts'
import { Chips } from './filters/filter-chips.tsx'
import { Products } from './home-products.tsx'
import { MatchingShops } from './lazy-parts.ts'
import { NearbyShops } from './nearby-shops.tsx'
import { useGoHome } from './use-update-search.ts'

const MapView = lazyPage(() => import('./map-view.tsx'), 'MapView')

export function HomePage() {
  const search = readHomeSearch(useSearch({ strict: false }) as Record<string, unknown>)
  const place = usePlace()
  const shopsAnswer = useMaybeAnswer(
    calls.listShops,
    { query: shopsQuery(place.coordinates) },
    { keepPrevious: true },
  )
  const products = usePages(calls.listProducts, { query: productsQuery(search, place) })
  useProductNews(
    calls.listProducts,
    products.items.map(({ id }) => id),
  )
  const named = matchingShopsQuery(search, place.coordinates)
  const matching = useMaybeAnswer(calls.listShops, { query: named ?? {} }, { enabled: named !== undefined })
  const byName = (named && matching.data?.data) || []
  const isUnknown = products.isPending || products.isStale || (named !== undefined && matching.isPending)
  const found = isUnknown
    ? undefined
    : { shops: matching.data?.pagination.total ?? 0, products: products.total }
  const ProductsHeading = search.search ? 'h3' : 'h2'
  const go = useGoHome()
  const [pointed, setPointed] = useState<string>()
  const mounted = useMounted()
  const onMap = search.view === 'map'
  const choose = (shop: string | undefined) => go({ shop })
  const shops = shopsAnswer.data?.data ?? []
  const nearbyShops = useMemo(
    () => shopsAnswer.data?.data.slice(0, nearby.maxShops) ?? [],
    [shopsAnswer.data],
  )
  const chosen = useMaybeAnswer(
    calls.getShop,
    { params: { id: search.shop ?? '' } },
    { enabled: search.shop !== undefined },
  )
  const shopName = (chosen.data?.shop ?? shops.find(({ id }) => id === search.shop))?.name

  return (
    <Page title={wishWords(search, shopName) ?? 'Mainstreet'} hideTitle className="pt-2 lg:pt-6">
      <a href="#products" className={skipLink}>
        {texts.home.skipToProducts}
      </a>
      {/* who searches on a phone wants to see what is found */}
      <div className={search.search ? 'max-md:hidden' : undefined}>
        <StreetStrip place={place.address} shops={shops} isPending={shopsAnswer.isPending} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-8 md:mt-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <ErrorGuard level="section" context={texts.home.nearbyShops}>
          <NearbyShops
            shops={nearbyShops}
            isPending={shopsAnswer.isPending}
            failed={shopsAnswer.isError}
            onRetry={() => void shopsAnswer.refetch()}
            chosen={search.shop}
            onChoose={choose}
            onPoint={setPointed}
            onMap={onMap}
            onToggleMap={() => go({ view: onMap ? undefined : 'map' })}
          />
        </ErrorGuard>
        <div className="min-w-0">
          <Chips search={search} place={place} shopName={shopName} onChange={go} />
          {onMap && mounted && (
            <Suspense>
              <MapView
                nearby={nearbyShops}
                place={place}
                chosen={search.shop}
                pointed={pointed}
                onChoose={choose}
              />
            </Suspense>
          )}
          <ErrorGuard level="section" context="products">
            {search.search && (isUnknown || byName.length > 0 || products.total > 0) && (
              <h2 className="mb-4 text-xl wrap-anywhere">{resultsLabel(search.search, found)}</h2>
            )}
            {byName.length > 0 && (
              <Suspense>
                <MatchingShops shops={byName} />
              </Suspense>
            )}
            <section aria-labelledby="products">
              <ProductsHeading
                id="products"
                tabIndex={-1}
                className={byName.length > 0 && products.total > 0 ? 'mb-3 text-base' : 'sr-only'}
              >
                {texts.home.products}
              </ProductsHeading>
              <Products
                products={products}
                search={search}
                shopName={shopName}
                place={place.address}
                foundShops={byName.length > 0}
                onChange={go}
              />
            </section>
          </ErrorGuard>
        </div>
      </div>
    </Page>
  )
}

const never = () => () => undefined

/** False on the server and at the first render, which must say the same. */
function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
