import { m } from '@mainstreet/contract/messages/messages.ts'
import { nearbyLimits } from '@mainstreet/contract/shops/limits.ts'
import { MapPin } from 'lucide-react'
import { useClock } from '../../browser/clock.ts'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { LocationButton } from '../../features/location/location-button.tsx'
import { getNearbyShops, openShopsSummary } from '../../features/shops/open-shops-summary.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { CountedShop } from './home-state.ts'

/** What this is and what to do, where, how many shops are open, and what closes or opens next. */
export function HomeIntro({ shops: all, isPending }: { shops: readonly CountedShop[]; isPending: boolean }) {
  const now = useClock()
  const { address } = useBrowseLocation()
  const shops = getNearbyShops(all)
  const { open, next } = openShopsSummary(shops, now)
  return (
    <section aria-label={m.shopping.openShops.label}>
      <h1 className="text-xl text-balance md:text-4xl">{m.shopping.intro}</h1>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-ink-2 md:mt-2 md:text-base">
        <span className="-ml-1 lg:hidden">
          <LocationButton />
        </span>
        <span className="inline-flex items-center gap-1.5 max-lg:hidden">
          <MapPin aria-hidden="true" className="size-4.5 text-pine" />
          {address}
        </span>
        {isPending ? (
          <Skeleton className="h-5 w-60 max-w-full" />
        ) : (
          <p className="min-w-0 text-pretty">
            <span className="font-semibold text-ink">
              {shops.length === 0 ? m.shopping.openShops.noneWithin(nearbyLimits.radiusMiles) : open}
            </span>
            {next && <span className="max-md:hidden"> · {next}</span>}
          </p>
        )}
      </div>
    </section>
  )
}
