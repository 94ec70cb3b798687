import { href } from '@mainstreet/contract/href.ts'
import {
  type Coordinates,
  distanceMiles,
  getCompassDirection,
} from '@mainstreet/contract/location/distance.ts'
import { formatDistance } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { MapPinned, X } from 'lucide-react'
import { Awning } from '../../../ui/illustrations/awning.tsx'
import type { MapShop } from '../map-shops.ts'
import { getMapsUrl } from '../maps-url.ts'
import { OpenStatus, useIsOpen } from '../open-status.tsx'

type Props = {
  shop: MapShop
  /** The location from which the visitor browses. */
  from: { address: string; coordinates: Coordinates }
  onClose: () => void
}

/** The selected shop on the map, with a link to a street map. */
export function MapCard({ shop, from, onClose }: Props) {
  const { id, name, location, color, coordinates, category } = shop
  return (
    <article className="absolute inset-x-3 bottom-3 z-10 overflow-hidden rounded-card border border-line bg-surface shadow-high sm:right-auto sm:w-80">
      <Awning color={color} closed={!useIsOpen(shop)} size="sm" />
      <div className="px-3.5 pt-1.5 pb-1">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 pt-1 text-base">
            <a href={href(routes.shop, { id })} className="hover:underline">
              {name}
            </a>
          </h3>
          <button
            type="button"
            aria-label={m.shopping.map.close(name)}
            onClick={onClose}
            className="-mr-2 grid size-10 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunk"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        </div>
        <p className="-mt-1 text-sm text-ink-2 nums">
          {m.shopCategories[category]} ·{' '}
          {m.shopping.map.away({
            distance: formatDistance(distanceMiles(from.coordinates, coordinates)),
            direction: getCompassDirection(from.coordinates, coordinates),
            place: from.address,
          })}
        </p>
        <OpenStatus shop={shop} className="mt-0.5" />
        <a
          href={getMapsUrl(location)}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-10 items-center gap-1.5 text-sm text-pine underline underline-offset-3"
        >
          <MapPinned aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{m.shopping.map.directions(location)}</span>
        </a>
      </div>
    </article>
  )
}
