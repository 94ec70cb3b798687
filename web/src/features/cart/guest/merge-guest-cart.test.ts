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
  (left_out: string[] = []) =>
  () =>
    new Response(JSON.stringify({ cart: emptyCart, left_out }), { status: 200 })
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
    const answer = responses.shift()
    if (!answer) throw new Error('Nobody answers that often')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const setGuestQuantity = (quantity: number) => updateGuestCart((cart) => addLine(cart, mug, quantity))

test('what a visitor put in goes along, and is the visitor’s no more', async () => {
  setGuestQuantity(2)
  responses = [mergedResponse()]
  expect(await mergeGuestCart('ada')).toMatchObject({ merged: 1, left_out: 0 })
  expect(sent).toMatchObject([{ items: [{ productId: mug.id, quantity: 2, priceSeen: 8 }] }])
  expect(getGuestCart().count).toBe(0)
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('a lost answer is asked for again with the same key, beside what has been put in since', async () => {
  setGuestQuantity(2)
  responses = [networkFailure]
  expect(await mergeGuestCart('ada')).toBeUndefined()
  setGuestQuantity(1)
  responses = [mergedResponse(), mergedResponse([mug.id])]
  expect(await mergeGuestCart('ada')).toMatchObject({ merged: 1, left_out: 1 })
  const [first, again, more] = sent
  expect(again).toEqual(first)
  expect(more).toMatchObject({ items: [{ quantity: 1 }] })
  expect(more?.key).not.toBe(first?.key)
})

test('one customer’s parcel does not end in another’s cart, and is forgotten after a day', async () => {
  setGuestQuantity(2)
  responses = [networkFailure]
  await mergeGuestCart('ada', 0)
  expect(await mergeGuestCart('bob', 1000)).toBeUndefined()
  expect(await mergeGuestCart('ada', 24 * 3_600_000)).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('what the server will never take is not sent for ever', async () => {
  setGuestQuantity(2)
  responses = [() => new Response('{"code":"idempotency_mismatch"}', { status: 422 })]
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('with a store that takes nothing it all lasts as long as the page, also what is still to be sent', async () => {
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

test('what another tab has just taken is not taken again', async () => {
  setGuestQuantity(2)
  expect(getGuestCart().count).toBe(2)
  localStorage.removeItem('mainstreet_cart')
  expect(await mergeGuestCart('ada')).toBeUndefined()
  expect(sent).toEqual([])
})

test('more than a cart can hold of one thing does not cost the whole cart', async () => {
  updateGuestCart((cart) => addLine(cart, { ...mug, stock: 5000 }, 5000))
  responses = [mergedResponse()]
  await mergeGuestCart('ada')
  expect(sent).toMatchObject([{ items: [{ quantity: 999 }] }])
})

test('a parcel that is none is left where it lies', async () => {
  localStorage.setItem('mainstreet_cart_merge', '[null,{"key":1}]')
  setGuestQuantity(2)
  responses = [mergedResponse()]
  expect(await mergeGuestCart('ada')).toMatchObject({ merged: 1 })
})

test('a broken store is an empty cart', () => {
  localStorage.setItem('mainstreet_cart', '[{"product_id":1},null,{"quantity":"x"}]')
  expect(updateGuestCart((cart) => cart)).toBe(true)
  expect(getGuestCart()).toEqual(emptyCart)
})
