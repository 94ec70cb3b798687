import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { withTotals } from '../cart-updates.ts'

/** A visitor's lines with what the street says now of those asked about; what it does not know can no longer be had. */
export function refreshCart(cart: Cart, now: Cart, requestedIds: readonly string[]): Cart {
  const known = new Map(now.items.map((item) => [item.product_id, item]))
  return withTotals(
    cart.items.map((line) => {
      const found = known.get(line.product_id)
      if (found) return { ...found, id: line.id, quantity: line.quantity, price_seen: line.price_seen }
      return requestedIds.includes(line.product_id) ? { ...line, available: false } : line
    }),
  )
}
