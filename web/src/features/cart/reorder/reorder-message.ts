import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'

type Items = readonly Pick<Order['items'][number], 'product_id' | 'name' | 'quantity'>[]
type Answer = {
  cart: { items: readonly Pick<Cart['items'][number], 'product_id' | 'quantity'>[] }
  left_out: readonly string[]
}

/** What came into the cart again, of what there are fewer now, and what is no longer there. */
export function againWords(items: Items, { cart, left_out }: Answer) {
  const here = new Map(cart.items.map(({ product_id, quantity }) => [product_id, quantity]))
  const named = (some: Items) => some.map(({ name }) => name).join(', ')
  const gone = items.filter(({ product_id }) => left_out.includes(product_id))
  if (gone.length === items.length)
    return { some: false, title: 'Nothing of it can be had now', description: named(gone) }

  const fewer = items.filter(({ product_id, quantity }) => (here.get(product_id) ?? quantity) < quantity)
  const words = [
    gone.length > 0 && `Not there any more: ${named(gone)}`,
    fewer.length > 0 && `Fewer than before: ${named(fewer)}`,
  ].filter(Boolean)
  return {
    some: true,
    title: 'In your cart again',
    description: words.length > 0 ? words.join('. ') : 'With the prices of today.',
  }
}
