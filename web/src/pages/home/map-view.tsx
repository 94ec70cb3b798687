import { dayMs } from '@mainstreet/contract/durations.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import type { BrowseLocation } from '../../features/location/current-location.ts'
import { setLocationFromPoint } from '../../features/location/set-location-from-point.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { type MapCluster, sortByDistance } from '../../features/shops/map-shops.ts'
import type { MapBounds } from '../../features/shops/use-map-bounds.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { HomeShop } from './home-state.ts'

const ShopMap = lazyComponent(() => import('../../features/shops/shop-map.tsx'), 'ShopMap')
const emptyBounds = { west: '0', south: '0', east: '0', north: '0' }
const noClusters: readonly MapCluster[] = []

type Props = {
  /** The listed shops. */
  nearby: readonly HomeShop[]
  location: BrowseLocation
  chosenId: string | undefined
  highlightedId: string | undefined
  onChoose: (shop: string | undefined) => void
}

/** A map of the shops around; its code and base map load when it is opened. */
export function MapView({ location, nearby, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { lat, lng } = location.coordinates
  // rounded to a tenth of a degree: the base map covers a hundred miles
  const {
    data: base,
    isError,
    refetch,
  } = useCallQuery(
    calls.getBasemap,
    { query: { lat: lat.toFixed(1), lng: lng.toFixed(1) } },
    { staleTime: dayMs, keepPrevious: true },
  )
  const [bounds, setBounds] = useState<MapBounds>()
  const { data: inside } = useCallQuery(
    calls.listMapShops,
    { query: bounds ?? emptyBounds },
    { enabled: bounds !== undefined, keepPrevious: true },
  )
  // the listed shops until the others have loaded, or if they cannot load
  const shops = useMemo(
    () => (inside ? sortByDistance(inside.shops, location.coordinates) : nearby),
    [inside, nearby, location],
  )
  useEffect(() => {
    // returns a promise in newer browsers: it must not become the effect's cleanup
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div
      ref={box}
      className="mb-5 h-[calc(100dvh-15rem)] min-h-80 scroll-mb-20 overflow-hidden rounded-card border border-line lg:h-[min(60dvh,36rem)]"
    >
      <ReportingErrorBoundary level="component" context="map">
        {isError && (
          <div
            role="alert"
            className="grid size-full place-content-center justify-items-center gap-3 bg-sunk p-6"
          >
            <p>{m.shopping.map.loadFailed}</p>
            <Button variant="quiet" onClick={() => void refetch()}>
              {m.errorBoundary.tryAgain}
            </Button>
          </div>
        )}
        {base && (
          <Suspense fallback={<Skeleton className="size-full" />}>
            <ShopMap
              {...rest}
              nearby={nearby}
              shops={shops}
              clusters={inside?.clusters ?? noClusters}
              base={base}
              location={location}
              onSearchHere={setLocationFromPoint}
              onBounds={setBounds}
            />
          </Suspense>
        )}
        {!base && !isError && <Skeleton className="size-full" />}
      </ReportingErrorBoundary>
    </div>
  )
}
