import { href } from '@mainstreet/contract/href.ts'
import { formatDistance } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getShopState } from '@mainstreet/contract/shops/shop-state.ts'
import { Map as MapIcon } from 'lucide-react'
import { useClock } from '../../browser/clock.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'
import { ScrollRow } from '../../ui/layout/scroll-row.tsx'
import { OpenStatus, useIsOpen } from './open-status.tsx'

type StorefrontShop = Pick<
  Shop,
  'id' | 'name' | 'color' | 'hours' | 'paused_until' | 'distance' | 'category' | 'shop_photo'
>
type Props = {
  /** The nearest first. */
  shops: readonly StorefrontShop[]
  isPending: boolean
  isMapShown: boolean
  onToggleMap: () => void
}

const visibleAtFirst = 3
const itemClass = 'w-40 shrink-0 snap-start md:w-48'

/** The shops around, open ones first; also the way to the map. */
export function StorefrontRow({ shops, isPending, isMapShown, onToggleMap }: Props) {
  const now = useClock()
  const isClosed = (shop: StorefrontShop) => !['open', 'closes_soon'].includes(getShopState(shop, now).state)
  const openFirst = shops.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)))
  if (!isPending && shops.length === 0) return null
  return (
    <ScrollRow
      title={m.shopping.storefronts}
      action={
        <Chip selected={isMapShown} onClick={onToggleMap}>
          <MapIcon aria-hidden="true" className="size-4" />
          {m.shopping.nearby.map}
        </Chip>
      }
    >
      {isPending
        ? [1, 2, 3, 4, 5, 6].map((n) => (
            <li key={n} aria-hidden="true" className={itemClass}>
              <Skeleton className="h-44 rounded-card md:h-50" />
            </li>
          ))
        : openFirst.map((shop, at) => (
            <li key={shop.id} className={itemClass}>
              <Storefront shop={shop} eager={at < visibleAtFirst} />
            </li>
          ))}
    </ScrollRow>
  )
}

function Storefront({ shop, eager }: { shop: StorefrontShop; eager: boolean }) {
  const { id, name, color, category, shop_photo, distance } = shop
  const open = useIsOpen(shop)
  return (
    <article className="group relative flex h-44 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-low transition-shadow duration-150 hover:shadow-high md:h-50">
      <div data-category={category} className="tile relative min-h-0 flex-1 overflow-hidden">
        <ResponsiveImage
          src={shop_photo}
          size="small"
          alt=""
          eager={eager}
          sizes="200px"
          className="size-full object-cover"
        />
        <Awning color={color} closed={!open} size="sm" className="absolute inset-x-0 top-0" />
      </div>
      <div className="grid px-2.5 pt-1.5 pb-2">
        <h3 dir="auto" className="truncate font-sans text-sm font-semibold tracking-normal">
          <a href={href(routes.shop, { id })} className="card-link">
            {name}
          </a>
        </h3>
        <OpenStatus shop={shop} className="text-xs!" />
        {distance !== undefined && (
          <span className="text-xs text-ink-2 nums">{formatDistance(distance)}</span>
        )}
      </div>
    </article>
  )
}
