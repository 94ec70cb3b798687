import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const add = (who: TestUser, { id, shop }: TestProduct, quantity?: number) =>
  who.send(calls.addToCart, {
    params: { userId: who.id },
    body: { productId: id, shopId: shop.id, quantity },
  })
const getCart = (who: TestUser) => who.send(calls.getCart, { params: { userId: who.id } })

test('what is added adds up, with the prices of now', async () => {
  const who = await testApp.createCustomer()
  const product = await testApp.createProduct({ price_cents: 350, stock: 5 })
  await add(who, product)
  const { status, body } = await add(who, product, 2)
  expect(status).toBe(200)
  expect(body.cart).toMatchObject({
    count: 3,
    total_amount: 10.5,
    items: [{ product_id: product.id, quantity: 3, available: true }],
  })
  await testApp.db.one(sql`update products set price_cents = 100 where id = ${product.id}`)
  expect((await getCart(who)).body.cart.total_amount).toBe(3)
})

test('twenty that add at once lose nothing, and never pass the stock', async () => {
  const who = await testApp.createCustomer()
  const product = await testApp.createProduct({ stock: 12 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(who, product)))
  const added = answers.filter(({ status }) => status === 200)
  expect(added).toHaveLength(12)
  expect(answers.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(8)
  expect((await getCart(who)).body.cart.count).toBe(12)
})

test('what is out of stock cannot be added, and more than there is neither', async () => {
  const who = await testApp.createCustomer()
  const gone = await add(who, await testApp.createProduct({ stock: 0 }))
  expect(gone).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', error: 'This product is currently unavailable.' },
  })
  const product = await testApp.createProduct({ stock: 3, name: 'Cup' })
  expect((await add(who, product, 4)).body.error).toBe('Only 3 of Cup are left')
  await add(who, product, 2)
  expect((await add(who, product, 2)).body.error).toBe(
    'Only 3 of Cup are left; 2 of them in your cart already',
  )
})

test('what the public does not see is not found; another shop breaks the rule', async () => {
  const who = await testApp.createCustomer()
  expect((await add(who, await testApp.createProduct({ is_archived: true }))).status).toBe(404)
  expect((await add(who, { id: randomUUID(), shop: await testApp.createShop() })).status).toBe(404)
  expect(
    (await add(who, { ...(await testApp.createProduct()), shop: await testApp.createShop() })).status,
  ).toBe(422)
})

test('a line that can no longer be had stays, marked, and is not counted in the total', async () => {
  const who = await testApp.createCustomer()
  const product = await testApp.createProduct()
  await add(who, product)
  await add(who, await testApp.createProduct({ price_cents: 100 }))
  await testApp.db.one(
    sql`update shops set status = 'rejected', rejected_at = now(), rejection_reason = 'x' where id = ${product.shop.id}`,
  )
  const { cart } = (await getCart(who)).body
  expect(cart.items.map(({ available }) => available)).toEqual([false, true])
  expect(cart.total_amount).toBe(1)
})

test('a quantity is set within the stock, and a line removed once', async () => {
  const who = await testApp.createCustomer()
  const product = await testApp.createProduct({ stock: 4 })
  const itemId = (await add(who, product)).body.cart.items[0]?.id ?? ''
  const params = { userId: who.id, itemId }
  const set = (quantity: unknown) => who.send(calls.setCartQuantity, { params, body: { quantity } })
  expect((await set(4)).body.cart.count).toBe(4)
  expect(await set(5)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  expect((await set(0)).status).toBe(400)
  const remove = async () => (await who.send(calls.removeFromCart, { params })).status
  expect([await remove(), await remove(), (await set(1)).status]).toEqual([204, 404, 404])
  expect((await getCart(who)).body.cart).toEqual({ items: [], count: 0, total_amount: 0 })
})

test('a cart is its customer’s; the admin may look', async () => {
  const who = await testApp.createCustomer()
  const product = await testApp.createProduct()
  const itemId = (await add(who, product)).body.cart.items[0]?.id ?? ''
  const [stranger, admin] = [await testApp.createCustomer(), await testApp.createAdmin()]
  const tries = async (by: TestUser) => {
    const params = { userId: who.id, itemId }
    const answers = [
      by.send(calls.getCart, { params }),
      by.send(calls.addToCart, { params, body: { productId: product.id, shopId: product.shop.id } }),
      by.send(calls.setCartQuantity, { params, body: { quantity: 2 } }),
      by.send(calls.removeFromCart, { params }),
    ]
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  expect(await tries(stranger)).toEqual([404, 404, 404, 404])
  expect(await tries(product.shop.merchant)).toEqual([403, 403, 403, 403])
  expect(await tries(admin)).toEqual([200, 403, 403, 403])
  expect(await tries(testApp.anonymous)).toEqual([401, 401, 401, 401])
  expect((await getCart(who)).body.cart.count).toBe(1)
  expect((await admin.send(calls.getCart, { params: { userId: randomUUID() } })).status).toBe(404)
})

test('a cart holds at most a hundred products', async () => {
  const who = await testApp.createCustomer()
  const shop = await testApp.createShop()
  await testApp.db.one(sql`
    with made as (
      insert into products (id, shop_id, name, price_cents, stock)
      select gen_random_uuid(), ${shop.id}, 'Thing ' || n, 100, 5 from generate_series(1, 100) n returning id
    ) select count(*) from made`)
  await testApp.db.one(sql`
    insert into cart_items (id, user_id, product_id, quantity)
    select gen_random_uuid(), ${who.id}, id, 1 from products where shop_id = ${shop.id}`)
  expect(await add(who, await testApp.createProduct())).toMatchObject({
    status: 422,
    body: { code: 'rule_broken' },
  })
  const [known] = (await getCart(who)).body.cart.items
  expect((await add(who, { id: known?.product_id ?? '', shop })).status).toBe(200)
})
