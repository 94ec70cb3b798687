import { m } from '@mainstreet/contract/messages/messages.ts'
import { nearbyLimits } from '@mainstreet/contract/shops/limits.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { CSSProperties } from 'react'
import { useClock } from '../../browser/clock.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { getNearbyShops, openShopsSummary } from './open-shops-summary.ts'
import { useIsOpen } from './open-status.tsx'

type StripShop = Pick<Shop, 'id' | 'name' | 'color' | 'hours' | 'paused_until' | 'distance'>
type Props = { locationName: string; shops: readonly StripShop[]; isPending: boolean }

const maxDrawnShops = 14

/** One line: the location, how many shops are open, and what closes or opens next. */
export function OpenShopsStrip({ locationName, shops: all, isPending }: Props) {
  const now = useClock()
  const shops = getNearbyShops(all)
  const drawn = shops.slice(0, maxDrawnShops)
  const { open, next } = openShopsSummary(shops, now)
  return (
    <section
      aria-label={m.shopping.openShops.label}
      className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3"
    >
      <div className="min-w-0">
        <p className="font-display text-3xl leading-tight font-bold tracking-tight text-balance max-lg:hidden">
          {locationName}
        </p>
        {isPending ? (
          <Skeleton className="mt-2 h-6 w-72 max-w-full" />
        ) : (
          <p className="mt-1 text-pretty text-ink-2 md:text-lg">
            <span className="font-semibold text-ink">
              {shops.length === 0 ? m.shopping.openShops.noneWithin(nearbyLimits.radiusMiles) : open}
            </span>
            {next && <span> · {next}</span>}
          </p>
        )}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${drawn.length * 30} 46`}
        style={{ '--part': drawn.length / maxDrawnShops } as CSSProperties}
        preserveAspectRatio="xMinYMax"
        className="block max-md:max-h-11 max-lg:w-[calc(100%*var(--part))] lg:h-14"
      >
        {drawn.map((shop, at) => (
          <ShopFront key={shop.id} at={at} shop={shop} />
        ))}
        <path d={`M0 45h${drawn.length * 30}`} stroke="var(--line-strong)" strokeWidth="1.5" />
      </svg>
    </section>
  )
}

/** A small house: in its shop's color and lit, or gray and dark while the shop is closed. */
function ShopFront({ at, shop }: { at: number; shop: StripShop }) {
  const { color } = shop
  const open = useIsOpen(shop)
  const top = 17 - ((at * 7) % 12)
  const roof = at % 3 === 1 ? 'l13-6 13 6' : 'h26'
  return (
    <g transform={`translate(${at * 30} 0)`} stroke="var(--line-strong)" strokeWidth=".8">
      <path d={`M2 45V${top}${roof}V45`} fill="var(--surface)" />
      <path d="M17 45v-9h6v9M6 34h7v6h-7z" fill={open ? 'var(--marigold)' : 'var(--sunk)'} />
      <path
        d={`M1 ${top + 8}h28v4a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z`}
        fill={open ? color : 'var(--line-strong)'}
        stroke="none"
      />
    </g>
  )
}
