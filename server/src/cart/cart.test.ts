import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const add = (customer: TestUser, { id, shop }: TestProduct, quantity?: number) =>
  customer.send(calls.addToCart, {
    params: { userId: customer.id },
    body: { productId: id, shopId: shop.id, quantity },
  })
const getCart = (customer: TestUser) => customer.send(calls.getCart, { params: { userId: customer.id } })

test('added quantities add up, at current prices', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct({ price_cents: 350, stock: 5 })
  await add(customer, product)
  const { status, body } = await add(customer, product, 2)
  expect(status).toBe(200)
  expect(body.cart).toMatchObject({
    count: 3,
    total_amount: 10.5,
    items: [{ product_id: product.id, quantity: 3, available: true }],
  })
  await testApp.db.one(sql`update products set price_cents = 100 where id = ${product.id}`)
  expect((await getCart(customer)).body.cart.total_amount).toBe(3)
})

test('twenty concurrent adds lose no quantity and never exceed the stock', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct({ stock: 12 })
  const responses = await Promise.all(Array.from({ length: 20 }, () => add(customer, product)))
  const added = responses.filter(({ status }) => status === 200)
  expect(added).toHaveLength(12)
  expect(responses.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(8)
  expect((await getCart(customer)).body.cart.count).toBe(12)
})

test('neither an out-of-stock product nor more than the stock can be added', async () => {
  const customer = await testApp.createCustomer()
  const outOfStock = await add(customer, await testApp.createProduct({ stock: 0 }))
  expect(outOfStock).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', error: 'This product is currently unavailable.' },
  })
  const product = await testApp.createProduct({ stock: 3, name: 'Cup' })
  expect((await add(customer, product, 4)).body.error).toBe('Only 3 of Cup left')
  await add(customer, product, 2)
  expect((await add(customer, product, 2)).body.error).toBe('Only 3 of Cup left, and 2 already in your cart')
})

test('a product that is not public is not found, and a wrong shop is rejected', async () => {
  const customer = await testApp.createCustomer()
  expect((await add(customer, await testApp.createProduct({ is_archived: true }))).status).toBe(404)
  expect((await add(customer, { id: randomUUID(), shop: await testApp.createShop() })).status).toBe(404)
  expect(
    (await add(customer, { ...(await testApp.createProduct()), shop: await testApp.createShop() })).status,
  ).toBe(422)
})

test('an unavailable line stays in the cart, is marked, and does not count toward the total', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct()
  await add(customer, product)
  await add(customer, await testApp.createProduct({ price_cents: 100 }))
  await testApp.db.one(
    sql`update shops set status = 'rejected', rejected_at = now(), rejection_reason = 'x' where id = ${product.shop.id}`,
  )
  const { cart } = (await getCart(customer)).body
  expect(cart.items.map(({ available }) => available)).toEqual([false, true])
  expect(cart.total_amount).toBe(1)
})

test('a quantity can be set up to the stock, and a line can be removed once', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct({ stock: 4 })
  const itemId = (await add(customer, product)).body.cart.items[0]?.id ?? ''
  const params = { userId: customer.id, itemId }
  const set = (quantity: unknown) => customer.send(calls.setCartQuantity, { params, body: { quantity } })
  expect((await set(4)).body.cart.count).toBe(4)
  expect(await set(5)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  expect((await set(0)).status).toBe(400)
  const remove = async () => (await customer.send(calls.removeFromCart, { params })).status
  expect([await remove(), await remove(), (await set(1)).status]).toEqual([204, 404, 404])
  expect((await getCart(customer)).body.cart).toEqual({ items: [], count: 0, total_amount: 0 })
})

test('only the customer can change a cart; an admin can read it', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct()
  const itemId = (await add(customer, product)).body.cart.items[0]?.id ?? ''
  const [stranger, admin] = [await testApp.createCustomer(), await testApp.createAdmin()]
  const statusesFor = async (by: TestUser) => {
    const params = { userId: customer.id, itemId }
    const responses = [
      by.send(calls.getCart, { params }),
      by.send(calls.addToCart, { params, body: { productId: product.id, shopId: product.shop.id } }),
      by.send(calls.setCartQuantity, { params, body: { quantity: 2 } }),
      by.send(calls.removeFromCart, { params }),
    ]
    return (await Promise.all(responses)).map(({ status }) => status)
  }
  expect(await statusesFor(stranger)).toEqual([404, 404, 404, 404])
  expect(await statusesFor(product.shop.merchant)).toEqual([403, 403, 403, 403])
  expect(await statusesFor(admin)).toEqual([200, 403, 403, 403])
  expect(await statusesFor(testApp.anonymous)).toEqual([401, 401, 401, 401])
  expect((await getCart(customer)).body.cart.count).toBe(1)
  expect((await admin.send(calls.getCart, { params: { userId: randomUUID() } })).status).toBe(404)
})

test('a cart holds at most a hundred products', async () => {
  const customer = await testApp.createCustomer()
  const shop = await testApp.createShop()
  await testApp.db.one(sql`
    with made as (
      insert into products (id, shop_id, name, price_cents, stock)
      select gen_random_uuid(), ${shop.id}, 'Thing ' || n, 100, 5 from generate_series(1, 100) n returning id
    ) select count(*) from made`)
  await testApp.db.one(sql`
    insert into cart_items (id, user_id, product_id, quantity)
    select gen_random_uuid(), ${customer.id}, id, 1 from products where shop_id = ${shop.id}`)
  expect(await add(customer, await testApp.createProduct())).toMatchObject({
    status: 422,
    body: { code: 'rule_violation' },
  })
  const [existing] = (await getCart(customer)).body.cart.items
  expect((await add(customer, { id: existing?.product_id ?? '', shop })).status).toBe(200)
})
