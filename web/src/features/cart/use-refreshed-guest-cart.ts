import { queryClientDefaults as limits } from '@mainstreet/contract/browser-limits.ts'
import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { withTotals } from './cart-updates.ts'
import { updateGuestCart, useGuestCart } from './guest/guest-cart.ts'

/** Updates prices and stock of a guest cart while it is shown. */
export function useRefreshedGuestCart(enabled: boolean) {
  const { items } = useGuestCart()
  const ids = items.map(({ product_id }) => product_id)
  useQuery({
    queryKey: [calls.previewCart.path, ids],
    queryFn: async ({ signal }) => {
      const guestQuantities = ids.map((productId) => ({ productId, quantity: 1 }))
      const { cart } = await request(calls.previewCart, { body: { items: guestQuantities }, signal })
      updateGuestCart((present) => refreshCart(present, cart, ids))
      return cart
    },
    enabled: enabled && ids.length > 0,
    staleTime: 0,
    refetchInterval: limits.backoffCapMs,
    refetchOnWindowFocus: 'always',
  })
}

/**
 * The guest cart with the current data of the requested products; products missing from the response are
 * unavailable.
 */
export function refreshCart(cart: Cart, now: Cart, requestedIds: readonly string[]): Cart {
  const currentItems = new Map(now.items.map((item) => [item.product_id, item]))
  return withTotals(
    cart.items.map((line) => {
      const currentItem = currentItems.get(line.product_id)
      if (currentItem)
        return { ...currentItem, id: line.id, quantity: line.quantity, last_seen_price: line.last_seen_price }
      return requestedIds.includes(line.product_id) ? { ...line, available: false } : line
    }),
  )
}
