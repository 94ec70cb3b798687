// @vitest-environment happy-dom
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addLine, emptyCart } from '../cart-updates.ts'
import { getGuestCart, updateGuestCart } from './guest-cart.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

const mug = {
  id: '0190a000-0000-7000-8000-000000000001',
  shop_id: 's',
  name: 'Mug',
  image: null,
  price: 8,
  stock: 5,
  shop_name: 'Shop',
} as Product

let sent: { key: string | null; items: { quantity: number }[] }[]
let responses: (() => Response)[]
const mergedResponse =
  (skipped: string[] = []) =>
  () =>
    new Response(JSON.stringify({ cart: emptyCart, skipped }), { status: 200 })
const networkFailure = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  localStorage.clear()
  updateGuestCart(() => emptyCart)
  sent = []
  responses = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('csrf')) return new Response('{"csrfToken":"t"}')
    sent.push({
      key: new Headers(init.headers).get('idempotency-key'),
      items: JSON.parse(String(init.body)).items,
    })
    const respond = responses.shift()
    if (!respond) throw new Error('There are no more responses')
    return respond()
  })
})
afterEach(() => vi.unstubAllGlobals())

const setGuestQuantity = (quantity: number) => updateGuestCart((cart) => addLine(cart, mug, quantity))

test("the guest cart is merged into the customer's cart, and then empty", async () => {
  setGuestQuantity(2)
  responses = [mergedResponse()]
  expect(await mergeGuestCart('ada')).toMatchObject({ merged: 1, skipped: 0 })
  expect(sent).toMatchObject([{ items: [{ productId: mug.id, quantity: 2, last_seen_price: 8 }] }])
  expect(getGuestCart().count).toBe(0)
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('a merge without a response is repeated with the same key, separately from items added since', async () => {
  setGuestQuantity(2)
  responses = [networkFailure]
  expect(await mergeGuestCart('ada')).toBeUndefined()
  setGuestQuantity(1)
  responses = [mergedResponse(), mergedResponse([mug.id])]
  expect(await mergeGuestCart('ada')).toMatchObject({ merged: 1, skipped: 1 })
  const [first, again, more] = sent
  expect(again).toEqual(first)
  expect(more).toMatchObject({ items: [{ quantity: 1 }] })
  expect(more?.key).not.toBe(first?.key)
})

test('a pending merge belongs to one customer, and expires after a day', async () => {
  setGuestQuantity(2)
  responses = [networkFailure]
  await mergeGuestCart('ada', 0)
  expect(await mergeGuestCart('bob', 1000)).toBeUndefined()
  expect(await mergeGuestCart('ada', 24 * 3_600_000)).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('a rejected merge is not repeated', async () => {
  setGuestQuantity(2)
  responses = [() => new Response('{"code":"idempotency_mismatch"}', { status: 422 })]
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('without storage a merge lasts as long as the page, also while it is pending', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  setGuestQuantity(1)
  updateGuestCart((cart) => addLine(cart, { ...mug, id: 'pin' }, 2))
  expect(getGuestCart().items.map(({ quantity }) => quantity)).toEqual([1, 2])
  responses = [networkFailure, mergedResponse()]
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(await mergeGuestCart('ada')).toMatchObject({ merged: 2 })
  full.mockRestore()
})

test('items that another tab has just taken are not taken again', async () => {
  setGuestQuantity(2)
  expect(getGuestCart().count).toBe(2)
  localStorage.removeItem('mainstreet_cart')
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(sent).toEqual([])
})

test('a quantity above the limit does not reject the whole cart', async () => {
  updateGuestCart((cart) => addLine(cart, { ...mug, stock: 5000 }, 5000))
  responses = [mergedResponse()]
  await mergeGuestCart('ada')
  expect(sent).toMatchObject([{ items: [{ quantity: 999 }] }])
})

test('an invalid pending merge stays untouched', async () => {
  localStorage.setItem('mainstreet_cart_merge', '[null,{"key":1}]')
  setGuestQuantity(2)
  responses = [mergedResponse()]
  expect(await mergeGuestCart('ada')).toMatchObject({ merged: 1 })
})

test('invalid storage is an empty cart', () => {
  localStorage.setItem('mainstreet_cart', '[{"product_id":1},null,{"quantity":"x"}]')
  expect(updateGuestCart((cart) => cart)).toBe(true)
  expect(getGuestCart()).toEqual(emptyCart)
})
