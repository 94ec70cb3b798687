import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { ShopTile } from '../../features/shops/shop-tile.tsx'

/** The shops that match a search, above its products. */
export function MatchingShops({ shops }: { shops: readonly Shop[] }) {
  if (shops.length === 0) return null
  return (
    <section aria-labelledby="matching-shops" className="mb-7">
      <h3 id="matching-shops" className="mb-3 text-base">
        {m.home.shops}
      </h3>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 [scrollbar-width:thin] md:mx-0 md:px-0">
        {shops.map((shop) => (
          <li key={shop.id} className="w-64 shrink-0 snap-start">
            <ShopTile shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  )
}
