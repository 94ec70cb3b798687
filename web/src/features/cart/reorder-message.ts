import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'

type ReorderItems = readonly Pick<Order['items'][number], 'product_id' | 'name' | 'quantity'>[]
type ReorderResult = {
  cart: { items: readonly Pick<Cart['items'][number], 'product_id' | 'quantity'>[] }
  skipped: readonly string[]
}

/** Which items were added to the cart, which are fewer now, and which are gone. */
export function reorderMessage(items: ReorderItems, { cart, skipped }: ReorderResult) {
  const addedQuantity = new Map(cart.items.map(({ product_id, quantity }) => [product_id, quantity]))
  const texts = m.shopping.cart.reorder
  const named = (some: ReorderItems) => separateItems(some.map(({ name }) => name))
  const unavailable = items.filter(({ product_id }) => skipped.includes(product_id))
  if (unavailable.length === items.length)
    return { some: false, title: texts.noneAvailable, description: named(unavailable) }

  const fewer = items.filter(
    ({ product_id, quantity }) => (addedQuantity.get(product_id) ?? quantity) < quantity,
  )
  const message = [
    unavailable.length > 0 && texts.unavailable(named(unavailable)),
    fewer.length > 0 && texts.fewer(named(fewer)),
  ].filter(Boolean)
  return {
    some: true,
    title: texts.added,
    description: message.length > 0 ? message.join(' ') : undefined,
  }
}
