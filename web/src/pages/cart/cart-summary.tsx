import { href } from '@mainstreet/contract/href.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useQueries } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import type { CartShopGroup } from '../../features/cart/cart-updates.ts'
import { ReserveButton } from '../../features/cart/reserve-button.tsx'
import type { ReservationContact } from '../../features/cart/use-reserve.ts'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { callQueryOptions, useCallQuery } from '../../queries/use-call.ts'
import { CheckoutLink, SignInToReserve } from './checkout-link.tsx'
import { itemsTitle } from './items-title.ts'

type Props = {
  shopGroups: readonly CartShopGroup[]
  /** Whether any shop's items are being reserved. */
  busy: boolean
  onReserve: (ready: readonly CartShopGroup[], contact: ReservationContact) => Promise<unknown>
}

/** Where and when to pick up, and the total; reserves in every shop that is ready. */
export function CartSummary({ shopGroups, busy, onReserve }: Props) {
  const { acceptingShops: ready, isPending } = useAcceptingShops(shopGroups)
  const totalCents = ready.reduce((sum, part) => sum + part.totalCents, 0)
  const texts = m.shopping.cart.summary
  return (
    <section
      aria-labelledby="order-summary"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-low lg:sticky lg:top-24"
    >
      <h2 id="order-summary" className="text-xl">
        {texts.title}
      </h2>
      <ul className="grid gap-3">
        {shopGroups.map((part) => (
          <li key={part.shop_id} className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="font-semibold">{part.shop_name}</p>
              <p className="text-sm text-ink-2">
                {part.isReady ? <PickupPromise shopId={part.shop_id} /> : texts.unavailable}
              </p>
            </div>
            <span className="nums">{formatMoney(part.totalCents)}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-line-strong/60 pt-3">
        <span className="font-semibold">
          {isPending || ready.length === shopGroups.length ? texts.total : texts.availableTotal}
        </span>
        <span className="font-display text-2xl font-bold nums">
          {isPending ? '' : formatMoney(totalCents)}
        </span>
      </p>
      <ReserveButton
        label={isPending ? texts.reserveAll : texts.reserveAllFor(formatMoney(totalCents))}
        disabled={isPending || ready.length === 0}
        reservation={{ isBusy: busy }}
        onReserve={(contact) => onReserve(ready, contact)}
        visitorButton={
          <SignInToReserve
            label={isPending ? texts.reserveAll : texts.reserveAllFor(formatMoney(totalCents))}
            title={itemsTitle(ready.flatMap(({ items }) => items))}
          />
        }
      />
      {!isPending && ready.length === shopGroups.length && (
        <CheckoutLink size="lg" to={href(routes.checkout)}>
          {texts.checkOutAll}
        </CheckoutLink>
      )}
      <p className="text-sm text-ink-2">{texts.hint}</p>
    </section>
  )
}

function PickupPromise({ shopId }: { shopId: string }) {
  const { data } = useCallQuery(calls.getShop, { params: { id: shopId } })
  return data ? <PickupLine shop={data.shop} /> : null
}

function PickupLine({ shop }: { shop: Shop }) {
  return <span>{usePickupPromise(shop).label}</span>
}

/**
 * The shop groups that can be reserved as they are, in shops that take reservations now; undefined until
 * every shop is known.
 */
function useAcceptingShops(shopGroups: readonly CartShopGroup[]): {
  acceptingShops: CartShopGroup[]
  isPending: boolean
} {
  const now = useClock()
  const shops = useQueries({
    queries: shopGroups.map(({ shop_id }) => callQueryOptions(calls.getShop, { params: { id: shop_id } })),
  })
  const acceptingShops = shopGroups.filter((part, at) => {
    const shop = shops[at]?.data?.shop
    if (!part.isReady || !shop) return false
    const { hours, preparation_minutes, paused_until } = shop
    const paused = paused_until ? new Date(paused_until) : null
    return getPickupPromise({ hours, preparation_minutes, paused_until: paused, now }).ok
  })
  return { acceptingShops, isPending: shops.some((shop) => shop.isPending) }
}
