import { m } from '@mainstreet/contract/messages/messages.ts'
import { Map as MapIcon } from 'lucide-react'
import { useId, useRef } from 'react'
import { ShopRow } from '../../features/shops/shop-row.tsx'
import { useRovingTabIndex } from '../../features/shops/use-roving-tab-index.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import type { HomeShop } from './home-state.ts'

type Props = {
  shops: readonly HomeShop[]
  isPending: boolean
  failed: boolean
  onRetry: () => void
  chosen: string | undefined
  onChoose: (shop: string | undefined) => void
  /** The hovered shop, for the map. */
  onHighlight: (shop: string | undefined) => void
  isMapShown: boolean
  /** Undefined where the storefronts lead to the map. */
  onToggleMap: (() => void) | undefined
}

/** Beside the grid on wide screens, a bottom sheet on a phone. */
export function NearbyShops(props: Props) {
  const { shops, chosen, isMapShown, onChoose, onToggleMap } = props
  const name = shops.find(({ id }) => id === chosen)?.name
  return (
    <>
      <aside className="hidden lg:block" aria-labelledby="nearby">
        <div className="sticky top-20 -mx-1 max-h-[calc(100dvh-96px)] overflow-y-auto px-1 pb-4 [scrollbar-width:thin]">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="nearby" className="text-xl">
              {m.home.nearbyShops}
            </h2>
            {onToggleMap && <MapToggle onMap={isMapShown} onToggle={onToggleMap} />}
          </div>
          <NearbyShopRows {...props} />
        </div>
      </aside>
      <BottomSheet title={m.home.nearbyShops} note={name ?? (shops.length > 0 && `(${shops.length})`)}>
        {(close) => (
          <>
            {onToggleMap && (
              <div className="mb-3 flex justify-end">
                <MapToggle
                  onMap={isMapShown}
                  onToggle={() => {
                    close()
                    onToggleMap()
                  }}
                />
              </div>
            )}
            <NearbyShopRows
              {...props}
              onChoose={(shop) => {
                close()
                onChoose(shop)
              }}
            />
          </>
        )}
      </BottomSheet>
    </>
  )
}

function MapToggle({ onMap, onToggle }: { onMap: boolean; onToggle: () => void }) {
  return (
    <Chip selected={onMap} onClick={onToggle}>
      <MapIcon aria-hidden="true" className="size-4" />
      {m.shopping.nearby.map}
    </Chip>
  )
}

function NearbyShopRows({ shops, isPending, failed, onRetry, chosen, onChoose, onHighlight }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const hint = useId()
  const roving = useRovingTabIndex(list, '[data-shop-link]', shops.length)
  if (isPending)
    return (
      <div role="status" aria-label={m.shopping.nearby.loading} className="grid gap-3">
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} className="h-33 rounded-card" />
        ))}
      </div>
    )
  if (shops.length === 0)
    return (
      <>
        <p className="mb-3 text-ink-2">{failed ? m.service.fetchShops : m.shopping.nearby.none}</p>
        {failed && <Button onClick={onRetry}>{m.errorBoundary.tryAgain}</Button>}
      </>
    )
  return (
    <>
      <p id={hint} hidden>
        {m.home.arrowKeys}
      </p>
      <ul ref={list} aria-describedby={hint} className="grid grid-cols-1 gap-3">
        {shops.map((shop, at) => (
          <li
            key={shop.id}
            onPointerEnter={() => onHighlight(shop.id)}
            onPointerLeave={() => onHighlight(undefined)}
          >
            <ShopRow
              shop={shop}
              {...roving(at)}
              selected={shop.id === chosen}
              onSelect={() => onChoose(shop.id === chosen ? undefined : shop.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
