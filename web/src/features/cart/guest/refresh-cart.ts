import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { withTotals } from '../cart-updates.ts'

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
