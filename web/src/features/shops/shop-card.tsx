import { href } from '@mainstreet/contract/href.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { formatDistance } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { MapPin } from 'lucide-react'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { getMapsUrl } from './maps-url.ts'
import { OpenStatus, useIsOpen } from './open-status.tsx'

/** The shop of a product. */
export function ShopCard({ shop, from }: { shop: Shop; from: Coordinates }) {
  const open = useIsOpen(shop)
  return (
    <Card className="relative overflow-hidden">
      <Awning color={shop.color} closed={!open} />
      <div className="grid gap-1 px-5 pt-2.5 pb-4">
        <h2 className="text-xl">
          <a href={href(routes.shop, { id: shop.id })} className="card-link">
            {shop.name}
          </a>
        </h2>
        <p className="text-sm text-ink-2 nums">
          {m.shopCategories[shop.category]} · {formatDistance(distanceMiles(from, shop.coordinates))}
        </p>
        <OpenStatus shop={shop} />
        <a
          href={getMapsUrl(shop.location)}
          target="_blank"
          rel="noreferrer"
          className="relative z-10 inline-flex min-h-10 w-fit items-center gap-1.5 text-sm text-ink-2 underline decoration-line-strong/60 underline-offset-3 hover:text-ink"
        >
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {shop.location}
        </a>
      </div>
    </Card>
  )
}
