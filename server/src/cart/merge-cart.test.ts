import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const testApp = await createTestApp()

type CartItemInput = { productId: string; quantity: number; last_seen_price?: number }
const merge = (customer: TestUser, items: CartItemInput[], key?: string) =>
  customer.send(calls.mergeCart, {
    params: { userId: customer.id },
    body: { items },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const cartItem = ({ id }: TestProduct, quantity = 1, more: Partial<CartItemInput> = {}): CartItemInput => ({
  productId: id,
  quantity,
  ...more,
})
const quantities = async (customer: TestUser) =>
  Object.fromEntries(
    (await customer.send(calls.getCart, { params: { userId: customer.id } })).body.cart.items.map(
      ({ product_id, quantity }) => [product_id, quantity],
    ),
  )

test("a visitor's cart is added to the customer's cart, up to the stock", async () => {
  const customer = await testApp.createCustomer()
  const [jam, tea] = [await testApp.createProduct({ stock: 4 }), await testApp.createProduct({ stock: 9 })]
  await merge(customer, [cartItem(jam, 3)])
  const { status, body } = await merge(customer, [cartItem(jam, 3), cartItem(tea, 2)])
  expect(status).toBe(200)
  expect(body.skipped).toEqual([])
  expect(await quantities(customer)).toEqual({ [jam.id]: 4, [tea.id]: 2 })
})

test('a list with the same idempotency key is merged once, even concurrently', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct({ stock: 50 })
  const key = randomUUID()
  const first = await Promise.all([
    merge(customer, [cartItem(product, 3)], key),
    merge(customer, [cartItem(product, 3)], key),
  ])
  const third = await merge(customer, [cartItem(product, 3)], key)
  expect([...first, third].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await quantities(customer)).toEqual({ [product.id]: 3 })
  expect(await merge(customer, [cartItem(product, 4)], key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  })
})

test('ten lists merged concurrently add up', async () => {
  const customer = await testApp.createCustomer()
  const products = [await testApp.createProduct({ stock: 100 }), await testApp.createProduct({ stock: 15 })]
  const lists = Array.from({ length: 10 }, (_, index) =>
    products.map((one) => cartItem(one, 2 + (index % 1))),
  )
  for (const { status } of await Promise.all(lists.map((list) => merge(customer, list, randomUUID()))))
    expect(status).toBe(200)
  expect(Object.values(await quantities(customer)).sort((a, b) => a - b)).toEqual([15, 20])
})

test('unavailable products are left out and reported; existing quantities never decrease', async () => {
  const customer = await testApp.createCustomer()
  const [soldOut, archived, lowStock] = [
    await testApp.createProduct({ stock: 0 }),
    await testApp.createProduct({ is_archived: true }),
    await testApp.createProduct({ stock: 8 }),
  ]
  await merge(customer, [cartItem(lowStock, 6)])
  await testApp.db.one(sql`update products set stock = 2 where id = ${lowStock.id}`)
  const unknownId = randomUUID()
  const { body } = await merge(customer, [
    cartItem(soldOut),
    cartItem(archived),
    { productId: unknownId, quantity: 1 },
    cartItem(lowStock, 5),
  ])
  expect(body.skipped).toEqual([soldOut.id, archived.id, unknownId])
  expect(await quantities(customer)).toEqual({ [lowStock.id]: 6 })
})

test('a cart holds at most a hundred products, filled in list order', async () => {
  const customer = await testApp.createCustomer()
  const shop = await testApp.createShop()
  const products = await testApp.db.many<{ id: string }>(sql`
    insert into products (id, shop_id, name, price_cents, stock)
    select gen_random_uuid(), ${shop.id}, 'Thing ' || n, 100, 5 from generate_series(1, 101) n returning id`)
  const ids = products.map(({ id }) => id)
  await merge(
    customer,
    ids.slice(0, 99).map((productId) => ({ productId, quantity: 1 })),
  )
  const { body } = await merge(
    customer,
    [ids[0], ids[99], ids[100]].map((productId = '') => ({ productId, quantity: 1 })),
  )
  expect(body.skipped).toEqual([ids[100]])
  expect(body.cart.items).toHaveLength(100)
})

test('a line shows the old price next to a changed price until the line is updated', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct({ price_cents: 500 })
  const { body } = await merge(customer, [cartItem(product, 1, { last_seen_price: 4.5 })])
  const [line] = body.cart.items
  expect(line).toMatchObject({ price: 5, last_seen_price: 4.5 })
  const updated = await customer.send(calls.setCartQuantity, {
    params: { userId: customer.id, itemId: line?.id ?? '' },
    body: { quantity: 1 },
  })
  expect(updated.body.cart.items[0]).toMatchObject({ price: 5, last_seen_price: 5 })
})

test('a cart preview shows current prices and stores nothing', async () => {
  const [jam, hidden] = [
    await testApp.createProduct({ price_cents: 700, stock: 2 }),
    await testApp.createProduct({ shop: await testApp.createShop({ status: 'pending_approval' }) }),
  ]
  const { status, body } = await testApp.anonymous.send(calls.previewCart, {
    body: { items: [cartItem(hidden), cartItem(jam, 3, { last_seen_price: 6 })] },
  })
  expect(status).toBe(200)
  expect(body.cart.items).toMatchObject([
    { id: jam.id, quantity: 3, stock: 2, price: 7, last_seen_price: 6, available: true },
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
])('an invalid list is rejected', async (items) => {
  const customer = await testApp.createCustomer()
  expect((await merge(customer, items)).status).toBe(400)
  expect((await testApp.anonymous.send(calls.previewCart, { body: { items } })).status).toBe(400)
})
