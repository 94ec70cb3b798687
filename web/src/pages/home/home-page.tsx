import { formatSearch } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { nearbyLimits } from '@mainstreet/contract/shops/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { calls } from '../../api/calls.ts'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useRouter, useSearch } from '../../browser/router/use-router.ts'
import { runWhenIdle } from '../../browser/run-when-idle.ts'
import { SharedCart } from '../../features/cart/quick-add-button.tsx'
import { searchLabel } from '../../features/catalog/filter-labels.ts'
import {
  type HomeSearch,
  isBrowsing,
  parseHomeSearch,
  shopsQuery,
} from '../../features/catalog/home-search.ts'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { StorefrontRow } from '../../features/shops/storefront-row.tsx'
import { useCallQuery } from '../../queries/use-call.ts'
import { Page } from '../../ui/layout/page.tsx'
import { skipLinkStyle } from '../../ui/navigation/skip-link-style.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { HighlightRows } from './highlight-rows.tsx'
import { HomeIntro } from './home-intro.tsx'
import { HomeResults } from './home-results.tsx'
import { type CountedShop, type HomeShop, trimmedAt } from './home-state.ts'
import { NearbyShops } from './nearby-shops.tsx'

const MapView = lazyComponent(() => import('./map-view.tsx'), 'MapView')

export function HomePage() {
  return (
    <SharedCart>
      <HomeContent />
    </SharedCart>
  )
}

function HomeContent() {
  const search = parseHomeSearch(useSearch() as Record<string, unknown>)
  const browseLocation = useBrowseLocation()
  const shopsResponse = useCallQuery(
    calls.listShops,
    { query: shopsQuery(browseLocation.coordinates) },
    { keepPrevious: true },
  )
  useWholeLists()
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
            <HomeResults search={search} shopName={shopName} onChange={go} />
          </ReportingErrorBoundary>
        </div>
      </div>
    </Page>
  )
}

/** The server renders no map. In a component of its own, because it renders again after hydration. */
function Mounted({ children }: { children: ReactNode }) {
  const isMounted = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
  return isMounted && <Suspense>{children}</Suspense>
}

const subscribeNever = () => () => undefined

/** The page contains what its first view shows. All else is requested when the browser is idle, not while it hydrates. */
function useWholeLists() {
  const client = useQueryClient()
  useEffect(
    () =>
      runWhenIdle(() => {
        void client.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.dataUpdatedAt === trimmedAt,
        })
      }),
    [client],
  )
}

/** Changes some filters and keeps the others, including those just changed; the scroll position stays. */
function useUpdateSearch() {
  const router = useRouter()
  return (change: Partial<HomeSearch>) => {
    const search = { ...parseHomeSearch(router.getLocation().search), ...change }
    router.push(routes.home.path + formatSearch(search), { resetScroll: false })
  }
}
