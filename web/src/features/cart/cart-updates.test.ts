import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { expect, test } from 'vitest'
import { byShop, emptyCart, goodsOf, withLine, without, withQuantity } from './cart-updates.ts'
import { refreshed } from './guest/refresh-cart.ts'

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
  const once = withLine(emptyCart, product('mug'), 2)
  const twice = withLine(once, product('mug'), 2)
  expect(twice.items).toHaveLength(1)
  expect(twice.count).toBe(3)
  expect(twice.total_amount).toBe(24.3)
})

test('a line that is set to nothing goes', () => {
  const cart = withLine(emptyCart, product('mug'), 1)
  expect(withQuantity(cart, 'mug', 0)).toEqual(emptyCart)
})

test('a line that was taken out can be put back as it was', () => {
  const cart = withLine(emptyCart, product('mug'), 2)
  const [line] = cart.items
  if (!line) throw new Error('There is no line')
  expect(withLine(without(cart, [line]), goodsOf(line), line.quantity)).toEqual(cart)
})

test('a part of which something is gone cannot be reserved as it is', () => {
  const mug = withLine(emptyCart, product('mug'), 1)
  const cart = withLine(mug, product('pin', { shop_id: 'other' }), 2)
  const now = withLine(mug, product('pin', { shop_id: 'other', stock: 1 }), 1)
  const parts = byShop(refreshed(cart, now, ['mug', 'pin']).items)
  expect(parts.map(({ shop_id, ready }) => [shop_id, ready])).toEqual([
    ['shop', true],
    ['other', false],
  ])
})

test('a visitor’s cart keeps its quantities and the prices that were seen', () => {
  const cart = ['mug', 'pin', 'late'].reduce((all, id) => withLine(all, product(id), 2), emptyCart)
  const now = withLine(emptyCart, product('mug', { price: 9 }), 1)
  const fresh = refreshed(cart, now, ['mug', 'pin'])
  expect(fresh.items).toMatchObject([
    { quantity: 2, price: 9, price_seen: 8.1, available: true },
    { available: false },
    { available: true },
  ])
  expect(fresh.total_amount).toBe(34.2)
  expect(withQuantity(fresh, 'mug', 2).items[0]).toMatchObject({ price: 9, price_seen: 9 })
})
