import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { useQueries } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import type { CartShopGroup } from '../../features/cart/cart-updates.ts'
import { callQueryOptions } from '../../queries/use-call.ts'

/**
 * The shop groups that can be reserved as they are, in shops that take reservations now; undefined until
 * every shop is known.
 */
export function useAcceptingShops(shopGroups: readonly CartShopGroup[]): {
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
