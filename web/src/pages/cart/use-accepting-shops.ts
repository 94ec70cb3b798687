import { pickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { useQueries } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { answerQuery } from '../../api/use-call.ts'
import { useClock } from '../../browser/clock.ts'
import type { ShopPart } from '../../features/cart/cart-updates.ts'

/** The parts that can be reserved as they stand, in shops that take reservations now; unknown until every shop is. */
export function useTakers(parts: readonly ShopPart[]): { takers: ShopPart[]; isPending: boolean } {
  const now = useClock()
  const shops = useQueries({
    queries: parts.map(({ shop_id }) => answerQuery(calls.getShop, { params: { id: shop_id } })),
  })
  const takers = parts.filter((part, at) => {
    const shop = shops[at]?.data?.shop
    if (!part.ready || !shop) return false
    const { hours, preparation_minutes, paused_until } = shop
    const paused = paused_until ? new Date(paused_until) : null
    return pickupPromise({ hours, preparation_minutes, paused_until: paused, now }).ok
  })
  return { takers, isPending: shops.some((shop) => shop.isPending) }
}
