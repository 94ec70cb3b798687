import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { ShopRow } from '../../features/shops/shop-row.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

type Props = {
  shops: Shop[]
  isPending: boolean
  failed: boolean
  chosen: string | undefined
  onChoose: (shop: string | undefined) => void
}

/** Beside the grid on a desk, a sheet from below on a phone. */
export function NearbyShops(props: Props) {
  const { shops } = props
  return (
    <>
      <aside className="hidden lg:block" aria-labelledby="nearby">
        <div className="sticky top-20 max-h-[calc(100dvh-96px)] overflow-y-auto px-1 pb-4 [scrollbar-width:thin] -mx-1">
          <h2 id="nearby" className="mb-3 text-xl">
            {texts.home.nearbyShops}
          </h2>
          <Rows {...props} />
        </div>
      </aside>
      <BottomSheet title={texts.home.nearbyShops} count={shops.length}>
        <Rows {...props} />
      </BottomSheet>
    </>
  )
}

function Rows({ shops, isPending, failed, chosen, onChoose }: Props) {
  if (isPending)
    return (
      <div role="status" aria-label="Loading shops" className="grid gap-3">
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} className="h-33 rounded-card" />
        ))}
      </div>
    )
  if (shops.length === 0)
    return <p className="text-ink-2">{failed ? texts.service.fetchShops : 'No shop near this place yet.'}</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {shops.map((shop) => (
        <li key={shop.id}>
          <ShopRow
            shop={shop}
            selected={shop.id === chosen}
            onSelect={() => onChoose(shop.id === chosen ? undefined : shop.id)}
          />
        </li>
      ))}
    </ul>
  )
}
