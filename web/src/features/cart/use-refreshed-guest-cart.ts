import { queryClientDefaults as limits } from '@mainstreet/contract/browser-limits.ts'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { updateGuestCart, useGuestCart } from './guest/guest-cart.ts'
import { refreshCart } from './guest/refresh-cart.ts'

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
