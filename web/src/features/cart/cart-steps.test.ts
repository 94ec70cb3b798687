import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { expect, test } from 'vitest'
import { byShop, withLine, withQuantity } from './cart-steps.ts'

const empty: Cart = { items: [], count: 0, total_amount: 0 }
const product = (id: string, more: Partial<Product> = {}) =>
  ({
    id,
    shop_id: 'shop',
    name: id,
    image: null,
    price: 8.1,
    stock: 3,
    shop_name: 'Shop',
    ...more,
  }) as Product

test('the same product added twice is one line, never more than there is', () => {
  const once = withLine(empty, product('mug'), 2)
  const twice = withLine(once, product('mug'), 2)
  expect(twice.items).toHaveLength(1)
  expect(twice.count).toBe(3)
  expect(twice.total_amount).toBe(24.3)
})

test('a line that is set to nothing goes', () => {
  const cart = withLine(empty, product('mug'), 1)
  expect(withQuantity(cart, 'mug', 0)).toEqual(empty)
})

test('a part of which something is gone cannot be reserved as it is', () => {
  const cart = withLine(withLine(empty, product('mug'), 1), product('pin', { shop_id: 'other', stock: 0 }), 1)
  const parts = byShop(cart.items)
  expect(parts.map(({ shop_id, ready }) => [shop_id, ready])).toEqual([
    ['shop', true],
    ['other', false],
  ])
})
