import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const testApp = await createTestApp()

type CartItemInput = { productId: string; quantity: number; priceSeen?: number }
const merge = (who: TestUser, items: CartItemInput[], key?: string) =>
  who.send(calls.mergeCart, {
    params: { userId: who.id },
    body: { items },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const cartItem = ({ id }: TestProduct, quantity = 1, more: Partial<CartItemInput> = {}): CartItemInput => ({
  productId: id,
  quantity,
  ...more,
})
const quantities = async (who: TestUser) =>
  Object.fromEntries(
    (await who.send(calls.getCart, { params: { userId: who.id } })).body.cart.items.map(
      ({ product_id, quantity }) => [product_id, quantity],
    ),
  )

test('what a visitor put in is added to what the customer had, capped by the stock', async () => {
  const who = await testApp.createCustomer()
  const [jam, tea] = [await testApp.createProduct({ stock: 4 }), await testApp.createProduct({ stock: 9 })]
  await merge(who, [cartItem(jam, 3)])
  const { status, body } = await merge(who, [cartItem(jam, 3), cartItem(tea, 2)])
  expect(status).toBe(200)
  expect(body.left_out).toEqual([])
  expect(await quantities(who)).toEqual({ [jam.id]: 4, [tea.id]: 2 })
})

test('the same list sent again, or twice at once, is merged once', async () => {
  const who = await testApp.createCustomer()
  const product = await testApp.createProduct({ stock: 50 })
  const key = randomUUID()
  const first = await Promise.all([
    merge(who, [cartItem(product, 3)], key),
    merge(who, [cartItem(product, 3)], key),
  ])
  const again = await merge(who, [cartItem(product, 3)], key)
  expect([...first, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await quantities(who)).toEqual({ [product.id]: 3 })
  expect(await merge(who, [cartItem(product, 4)], key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  })
})

test('ten lists at once add up', async () => {
  const who = await testApp.createCustomer()
  const products = [await testApp.createProduct({ stock: 100 }), await testApp.createProduct({ stock: 15 })]
  const lists = Array.from({ length: 10 }, (_, at) => products.map((one) => cartItem(one, 2 + (at % 1))))
  for (const { status } of await Promise.all(lists.map((list) => merge(who, list, randomUUID()))))
    expect(status).toBe(200)
  expect(Object.values(await quantities(who)).sort((a, b) => a - b)).toEqual([15, 20])
})

test('what is gone is left out and said; what lies there already never becomes less', async () => {
  const who = await testApp.createCustomer()
  const [gone, off, less] = [
    await testApp.createProduct({ stock: 0 }),
    await testApp.createProduct({ is_archived: true }),
    await testApp.createProduct({ stock: 8 }),
  ]
  await merge(who, [cartItem(less, 6)])
  await testApp.db.one(sql`update products set stock = 2 where id = ${less.id}`)
  const nowhere = randomUUID()
  const { body } = await merge(who, [
    cartItem(gone),
    cartItem(off),
    { productId: nowhere, quantity: 1 },
    cartItem(less, 5),
  ])
  expect(body.left_out).toEqual([gone.id, off.id, nowhere])
  expect(await quantities(who)).toEqual({ [less.id]: 6 })
})

test('a cart takes no more than a hundred products, the first of the list first', async () => {
  const who = await testApp.createCustomer()
  const shop = await testApp.createShop()
  const made = await testApp.db.many<{ id: string }>(sql`
    insert into products (id, shop_id, name, price_cents, stock)
    select gen_random_uuid(), ${shop.id}, 'Thing ' || n, 100, 5 from generate_series(1, 101) n returning id`)
  const ids = made.map(({ id }) => id)
  await merge(
    who,
    ids.slice(0, 99).map((productId) => ({ productId, quantity: 1 })),
  )
  const { body } = await merge(
    who,
    [ids[0], ids[99], ids[100]].map((productId = '') => ({ productId, quantity: 1 })),
  )
  expect(body.left_out).toEqual([ids[100]])
  expect(body.cart.items).toHaveLength(100)
})

test('a price that has changed since is told beside the new one, until the line is touched', async () => {
  const who = await testApp.createCustomer()
  const product = await testApp.createProduct({ price_cents: 500 })
  const { body } = await merge(who, [cartItem(product, 1, { priceSeen: 4.5 })])
  const [line] = body.cart.items
  expect(line).toMatchObject({ price: 5, price_seen: 4.5 })
  const touched = await who.send(calls.setCartQuantity, {
    params: { userId: who.id, itemId: line?.id ?? '' },
    body: { quantity: 1 },
  })
  expect(touched.body.cart.items[0]).toMatchObject({ price: 5, price_seen: 5 })
})

test('a visitor sees the prices of now, and nothing is kept of it', async () => {
  const [jam, hidden] = [
    await testApp.createProduct({ price_cents: 700, stock: 2 }),
    await testApp.createProduct({ shop: await testApp.createShop({ status: 'pending_approval' }) }),
  ]
  const { status, body } = await testApp.anonymous.send(calls.previewCart, {
    body: { items: [cartItem(hidden), cartItem(jam, 3, { priceSeen: 6 })] },
  })
  expect(status).toBe(200)
  expect(body.cart.items).toMatchObject([
    { id: jam.id, quantity: 3, stock: 2, price: 7, price_seen: 6, available: true },
  ])
  expect(
    (
      await testApp.db.one<{ n: number }>(
        sql`select count(*)::int as n from cart_items where product_id = ${jam.id}`,
      )
    )?.n,
  ).toBe(0)
})

test.each([
  [[{ productId: 'x', quantity: 1 }]],
  [[{ productId: randomUUID(), quantity: 0 }]],
  [Array.from({ length: 101 }, () => ({ productId: randomUUID(), quantity: 1 }))],
  [Array.from({ length: 2 }, () => ({ productId: '0190a000-0000-7000-8000-000000000001', quantity: 1 }))],
])('a list that makes no sense is refused', async (items) => {
  const who = await testApp.createCustomer()
  expect((await merge(who, items)).status).toBe(400)
  expect((await testApp.anonymous.send(calls.previewCart, { body: { items } })).status).toBe(400)
})
