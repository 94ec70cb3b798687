import type { Order } from '@mainstreet/contract/orders/order.ts'

type Items = readonly Pick<Order['items'][number], 'product_id' | 'name'>[]

/** What came into the cart again, and what is no longer there. */
export function againWords(items: Items, leftOut: readonly string[]) {
  const gone = items.filter(({ product_id }) => leftOut.includes(product_id)).map(({ name }) => name)
  if (gone.length === items.length)
    return { some: false, title: 'Nothing of it can be had now', description: gone.join(', ') }
  return {
    some: true,
    title: 'In your cart again',
    description: gone.length > 0 ? `Not there any more: ${gone.join(', ')}` : 'With the prices of today.',
  }
}
