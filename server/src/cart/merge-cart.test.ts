import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import type { MadeProduct } from '../test/setup/factories.ts'
import { type Person, startTown } from '../test/setup/test-app.ts'

const town = await startTown()

type Wish = { productId: string; quantity: number; priceSeen?: number }
const merge = (who: Person, items: Wish[], key?: string) =>
  who.send(calls.mergeCart, {
    params: { userId: who.id },
    body: { items },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const wish = ({ id }: MadeProduct, quantity = 1, more: Partial<Wish> = {}): Wish => ({
  productId: id,
  quantity,
  ...more,
})
const quantities = async (who: Person) =>
  Object.fromEntries(
    (await who.send(calls.getCart, { params: { userId: who.id } })).body.cart.items.map(
      ({ product_id, quantity }) => [product_id, quantity],
    ),
  )

test('what a visitor put in is added to what the customer had, capped by the stock', async () => {
  const who = await town.aCustomer()
  const [jam, tea] = [await town.aProduct({ stock: 4 }), await town.aProduct({ stock: 9 })]
  await merge(who, [wish(jam, 3)])
  const { status, body } = await merge(who, [wish(jam, 3), wish(tea, 2)])
  expect(status).toBe(200)
  expect(body.left_out).toEqual([])
  expect(await quantities(who)).toEqual({ [jam.id]: 4, [tea.id]: 2 })
})

test('the same list sent again, or twice at once, is merged once', async () => {
  const who = await town.aCustomer()
  const product = await town.aProduct({ stock: 50 })
  const key = randomUUID()
  const first = await Promise.all([merge(who, [wish(product, 3)], key), merge(who, [wish(product, 3)], key)])
  const again = await merge(who, [wish(product, 3)], key)
  expect([...first, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await quantities(who)).toEqual({ [product.id]: 3 })
  expect(await merge(who, [wish(product, 4)], key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  })
})

test('ten lists at once add up', async () => {
  const who = await town.aCustomer()
  const products = [await town.aProduct({ stock: 100 }), await town.aProduct({ stock: 15 })]
  const lists = Array.from({ length: 10 }, (_, at) => products.map((one) => wish(one, 2 + (at % 1))))
  for (const { status } of await Promise.all(lists.map((list) => merge(who, list, randomUUID()))))
    expect(status).toBe(200)
  expect(Object.values(await quantities(who)).sort((a, b) => a - b)).toEqual([15, 20])
})

test('what is gone is left out and said; what lies there already never becomes less', async () => {
  const who = await town.aCustomer()
  const [gone, off, less] = [
    await town.aProduct({ stock: 0 }),
    await town.aProduct({ is_archived: true }),
    await town.aProduct({ stock: 8 }),
  ]
  await merge(who, [wish(less, 6)])
  await town.db.one(sql`update products set stock = 2 where id = ${less.id}`)
  const nowhere = randomUUID()
  const { body } = await merge(who, [
    wish(gone),
    wish(off),
    { productId: nowhere, quantity: 1 },
    wish(less, 5),
  ])
  expect(body.left_out).toEqual([gone.id, off.id, nowhere])
  expect(await quantities(who)).toEqual({ [less.id]: 6 })
})

test('a cart takes no more than a hundred products, the first of the list first', async () => {
  const who = await town.aCustomer()
  const shop = await town.aShop()
  const made = await town.db.many<{ id: string }>(sql`
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
  const who = await town.aCustomer()
  const product = await town.aProduct({ price_cents: 500 })
  const { body } = await merge(who, [wish(product, 1, { priceSeen: 4.5 })])
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
    await town.aProduct({ price_cents: 700, stock: 2 }),
    await town.aProduct({ shop: await town.aShop({ status: 'pending_approval' }) }),
  ]
  const { status, body } = await town.nobody.send(calls.previewCart, {
    body: { items: [wish(hidden), wish(jam, 3, { priceSeen: 6 })] },
  })
  expect(status).toBe(200)
  expect(body.cart.items).toMatchObject([
    { id: jam.id, quantity: 3, stock: 2, price: 7, price_seen: 6, available: true },
  ])
  expect(
    (
      await town.db.one<{ n: number }>(
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
  const who = await town.aCustomer()
  expect((await merge(who, items)).status).toBe(400)
  expect((await town.nobody.send(calls.previewCart, { body: { items } })).status).toBe(400)
})
