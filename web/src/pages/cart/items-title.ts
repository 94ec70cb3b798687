import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

/** 'Honey latte', or '3 items'. */
export function itemsTitle(items: readonly Pick<CartItem, 'name' | 'quantity'>[]): string {
  const [only] = items
  if (only && items.length === 1) return only.name
  return m.shopping.cart.itemCount(items.reduce((sum, { quantity }) => sum + quantity, 0))
}
