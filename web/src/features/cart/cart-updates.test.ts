import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { expect, test } from 'vitest'
import {
  addLine,
  emptyCart,
  groupByShop,
  removeLines,
  setLineQuantity,
  toCartProduct,
} from './cart-updates.ts'
import { refreshCart } from './use-refreshed-guest-cart.ts'

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

test('a product added twice is one line, and never exceeds the stock', () => {
  const once = addLine(emptyCart, product('mug'), 2)
  const twice = addLine(once, product('mug'), 2)
  expect(twice.items).toHaveLength(1)
  expect(twice.count).toBe(3)
  expect(twice.total_amount).toBe(24.3)
})

test('a line with quantity zero is removed', () => {
  const cart = addLine(emptyCart, product('mug'), 1)
  expect(setLineQuantity(cart, 'mug', 0)).toEqual(emptyCart)
})

test('a removed line can be restored unchanged', () => {
  const cart = addLine(emptyCart, product('mug'), 2)
  const [line] = cart.items
  if (!line) throw new Error('The cart has no line')
  expect(addLine(removeLines(cart, [line]), toCartProduct(line), line.quantity)).toEqual(cart)
})

test('a shop group with an unavailable item cannot be reserved as it is', () => {
  const mug = addLine(emptyCart, product('mug'), 1)
  const cart = addLine(mug, product('pin', { shop_id: 'other' }), 2)
  const now = addLine(mug, product('pin', { shop_id: 'other', stock: 1 }), 1)
  const parts = groupByShop(refreshCart(cart, now, ['mug', 'pin']).items)
  expect(parts.map(({ shop_id, isReady }) => [shop_id, isReady])).toEqual([
    ['shop', true],
    ['other', false],
  ])
})

test('a guest cart keeps its quantities and the last seen prices', () => {
  const cart = ['mug', 'pin', 'late'].reduce((all, id) => addLine(all, product(id), 2), emptyCart)
  const now = addLine(emptyCart, product('mug', { price: 9 }), 1)
  const fresh = refreshCart(cart, now, ['mug', 'pin'])
  expect(fresh.items).toMatchObject([
    { quantity: 2, price: 9, last_seen_price: 8.1, available: true },
    { available: false },
    { available: true },
  ])
  expect(fresh.total_amount).toBe(34.2)
  expect(setLineQuantity(fresh, 'mug', 2).items[0]).toMatchObject({ price: 9, last_seen_price: 9 })
})
