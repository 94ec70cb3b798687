import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { MapPin } from 'lucide-react'

/** Where an order is picked up, with directions. */
export function ShopAddress({ shop }: { shop: Pick<Shop, 'name' | 'location'> }) {
  const texts = m.orders.reservation
  return (
    <p className="flex items-start gap-2 text-sm">
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
      <span>
        <span className="block">{shop.location}</span>
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${shop.name}, ${shop.location}`)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.getDirectionsTo(shop.name)}
          className="inline-flex min-h-10 items-center font-semibold text-pine underline underline-offset-3"
        >
          {texts.getDirections}
        </a>
      </span>
    </p>
  )
}
