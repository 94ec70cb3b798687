import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestOrder, TestProduct } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const orderBody = ({ id, shop }: TestProduct, more: object = {}) => ({
  body: { shop_id: shop.id, product_id: id, customer_name: 'Kim', ...more },
})
const getStock = async ({ id }: TestProduct) =>
  (await testApp.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`))?.stock
const updateStatus = (user: TestUser, { id }: { id: string }, body: object) =>
  user.send(calls.updateOrderStatus, { params: { id }, body })

describe('placing an order', () => {
  test('the server decides price, status and owner, whatever the request body contains', async () => {
    const product = await testApp.createProduct({ price_cents: 1999, stock: 4 })
    const customer = await testApp.createCustomer()
    const forgedFields = { total_amount: 0.01, status: 'completed', customer_id: randomUUID(), price: 0 }
    const { status, body } = await customer.send(
      calls.placeOrder,
      orderBody(product, { quantity: 3, ...forgedFields }),
    )

    expect(status).toBe(201)
    expect(body.order).toMatchObject({
      customer_id: customer.id,
      total_amount: 59.97,
      status: 'pending',
      payment_status: 'none',
      order_type: 'order',
      parent_order_id: body.order.id,
      items: [{ price: 19.99, quantity: 3 }],
      events: [{ kind: 'placed', actor: 'customer', from: null, to: 'pending' }],
    })
    expect(body.order.pickup_code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    expect(Date.parse(body.order.respond_by ?? '')).toBe(Date.parse(body.order.created_at) + 30 * 60_000)
    expect(await getStock(product)).toBe(1)
    const read = await customer.send(calls.getOrder, { params: { id: body.order.id } })
    expect(read.body.order).toEqual(body.order)
  })

  test('the shop gets a link to call the customer, and what can be no phone is rejected', async () => {
    const product = await testApp.createProduct({ stock: 4 })
    const customer = await testApp.createCustomer()
    const place = (customer_phone: string) =>
      customer.send(calls.placeOrder, orderBody(product, { customer_phone }))
    const typed = '٢٠٩ ٥٥٥ ٠١٠٠'
    const { order } = (await place(typed)).body
    expect(order).toMatchObject({ customer_phone: typed, customer_phone_link: null })
    const { body } = await product.shop.merchant.send(calls.getOrder, { params: { id: order.id } })
    expect(body.order).toMatchObject({ customer_phone: typed, customer_phone_link: 'tel:+12095550100' })
    expect(await place('none')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'customer_phone', message: 'Enter a phone number such as (209) 555-0100' }] },
    })
  })

  test('deleting an order deletes what belongs to it', async () => {
    const {
      order: { id },
    } = await testApp.createOrder({})
    const owned = () =>
      testApp.db.many(sql`
      select line_number::text from order_lines where order_id = ${id}
      union all select kind from order_events where order_id = ${id}`)
    expect(await owned()).toHaveLength(2)
    await testApp.db.one(sql`delete from orders where id = ${id}`)
    expect(await owned()).toEqual([])
  })

  test('several lines make one order, and lines of the same product are merged', async () => {
    const a = await testApp.createProduct({ price_cents: 100, stock: 9 })
    const b = await testApp.createProduct({ price_cents: 250, stock: 9, shop: a.shop })
    const items = [{ product_id: b.id }, { product_id: a.id, quantity: 2 }, { product_id: b.id, quantity: 3 }]
    const customer = await testApp.createCustomer()
    const { body } = await customer.send(calls.placeOrder, {
      body: { shop_id: a.shop.id, items, customer_name: 'Kim' },
    })
    expect(body.order).toMatchObject({ product_id: b.id, quantity: 4, total_amount: 12 })
    expect(body.order.items.map(({ quantity }) => quantity)).toEqual([4, 2])
    expect([await getStock(a), await getStock(b)]).toEqual([7, 5])
  })

  test('the stock check adds up two lines of the same product', async () => {
    const product = await testApp.createProduct({ stock: 3 })
    const items = [2, 2].map((quantity) => ({ product_id: product.id, quantity }))
    const response = await (await testApp.createCustomer()).send(calls.placeOrder, {
      body: { shop_id: product.shop.id, items, customer_name: 'Kim' },
    })
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', details: [{ path: 'items.0.quantity' }] },
    })
    expect(response.body.error).toMatch(/^Only 3 of .* left$/)
    expect(await getStock(product)).toBe(3)
  })

  test.each([[0], [-1], [1.5], [1e9], ['2'], [Number.NaN], [null], [2 ** 53], [{}]])(
    'a quantity of %s is rejected and nothing is written',
    async (quantity) => {
      const product = await testApp.createProduct()
      const customer = await testApp.createCustomer()
      expect((await customer.send(calls.placeOrder, orderBody(product, { quantity }))).status).toBe(400)
      expect(await getStock(product)).toBe(10)
    },
  )

  test('a product that is not publicly visible cannot be ordered', async () => {
    const customer = await testApp.createCustomer()
    const shop = await testApp.createShop({ status: 'pending_approval' })
    const hidden = [
      await testApp.createProduct({ is_archived: true }),
      await testApp.createProduct({ shop }),
      { id: randomUUID(), shop: await testApp.createShop() },
      { id: (await testApp.createProduct()).id, shop: { ...shop, id: randomUUID() } },
    ]
    for (const product of hidden)
      expect((await customer.send(calls.placeOrder, orderBody(product))).status).toBe(404)
  })

  test('a product of another shop is rejected', async () => {
    const product = { ...(await testApp.createProduct()), shop: await testApp.createShop() }
    const response = await (await testApp.createCustomer()).send(calls.placeOrder, orderBody(product))
    expect(response).toMatchObject({ status: 422, body: { code: 'rule_violation' } })
  })

  test('a paused shop takes no orders, also right after the pause', async () => {
    const product = await testApp.createProduct()
    const customer = await testApp.createCustomer()
    expect((await customer.send(calls.placeOrder, orderBody(product))).status).toBe(201)
    await testApp.db.one(
      sql`update shops set paused_until = now() + interval '1 hour' where id = ${product.shop.id}`,
    )
    expect(await customer.send(calls.placeOrder, orderBody(product))).toMatchObject({
      status: 409,
      body: { code: 'shop_not_accepting_orders' },
    })
    await testApp.db.one(sql`update shops set paused_until = null where id = ${product.shop.id}`)
    expect((await customer.send(calls.placeOrder, orderBody(product))).status).toBe(201)
  })

  test('only customers can order, and only for themselves', async () => {
    const product = await testApp.createProduct()
    const users = [testApp.anonymous, product.shop.merchant, await testApp.createAdmin()]
    const statuses = await Promise.all(
      users.map(async (user) => (await user.send(calls.placeOrder, orderBody(product))).status),
    )
    expect(statuses).toEqual([401, 403, 403])
  })

  test('a reservation is confirmed at once unless the shop confirms by hand', async () => {
    const atOnce = await testApp.createOrder({ order_type: 'reservation' })
    expect(atOnce.order).toMatchObject({ status: 'reserved', respond_by: null })
    const shop = await testApp.createShop({ requires_confirmation: true })
    const byHand = await testApp.createOrder({ order_type: 'reservation', shop })
    expect(byHand.order).toMatchObject({ status: 'pending', respond_by: expect.any(String) })
  })

  test('the fourth open reservation in one shop is rejected, but not one in another shop', async () => {
    const product = await testApp.createProduct()
    const customer = await testApp.createCustomer()
    const [first] = await Promise.all([1, 2, 3].map(() => testApp.createOrder({ product, customer })))
    const more = orderBody(product, { order_type: 'reservation' })
    expect(await customer.send(calls.placeOrder, more)).toMatchObject({
      status: 409,
      body: { code: 'too_many_open_orders' },
    })
    await testApp.createOrder({ customer })
    await updateStatus(customer, (first as TestOrder).order, { status: 'cancelled' })
    expect((await customer.send(calls.placeOrder, more)).status).toBe(201)
  })
})

describe('a repeated request', () => {
  test('returns the first response; another body is rejected; another user is independent', async () => {
    const product = await testApp.createProduct()
    const customer = await testApp.createCustomer()
    const headers = { 'idempotency-key': 'k-1' }
    const first = await customer.send(calls.placeOrder, { ...orderBody(product), headers })
    const repeated = await customer.send(calls.placeOrder, { ...orderBody(product), headers })
    const otherBody = await customer.send(calls.placeOrder, {
      ...orderBody(product, { quantity: 2 }),
      headers,
    })
    const otherUser = await (await testApp.createCustomer()).send(calls.placeOrder, {
      ...orderBody(product),
      headers,
    })
    expect(repeated).toMatchObject({ status: 201, body: first.body })
    expect(otherBody).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
    expect(otherUser.status).toBe(201)
    expect(await getStock(product)).toBe(8)
  })

  test('returns the first response, also after order and products have changed', async () => {
    const a = await testApp.createProduct({ price_cents: 199 })
    const b = await testApp.createProduct({ price_cents: 1050, shop: a.shop })
    const customer = await testApp.createCustomer()
    const request = {
      body: {
        shop_id: a.shop.id,
        items: [{ product_id: b.id, quantity: 2 }, { product_id: a.id }],
        customer_name: 'Kim',
      },
      headers: { 'idempotency-key': 'k-3' },
    }
    const first = await customer.send(calls.placeOrder, request)
    expect(first.body.order).toMatchObject({ total_amount: 22.99, items: [{ price: 10.5 }, { price: 1.99 }] })
    await updateStatus(customer, first.body.order, { status: 'cancelled' })
    await testApp.db.one(
      sql`update products set name = 'Renamed', price_cents = 1 where shop_id = ${a.shop.id}`,
    )
    const repeated = await customer.send(calls.placeOrder, request)
    expect(JSON.stringify(repeated.body)).toBe(JSON.stringify(first.body))
  })

  test('a rejected request leaves its key free', async () => {
    const product = await testApp.createProduct({ stock: 0 })
    const customer = await testApp.createCustomer()
    const request = { ...orderBody(product), headers: { 'idempotency-key': 'k-2' } }
    expect((await customer.send(calls.placeOrder, request)).status).toBe(409)
    await testApp.db.one(sql`update products set stock = 1 where id = ${product.id}`)
    expect((await customer.send(calls.placeOrder, request)).status).toBe(201)
  })

  test.each([[''], ['x'.repeat(256)], ['a\tb'], ['ü']])('the idempotency key %j is rejected', async (key) => {
    const product = await testApp.createProduct()
    const request = { ...orderBody(product), headers: { 'idempotency-key': key } }
    expect((await (await testApp.createCustomer()).send(calls.placeOrder, request)).status).toBe(400)
  })
})

describe('order visibility', () => {
  test('an order is visible to its customer, its shop and the admin; the pickup code to the customer alone', async () => {
    const { order, customer, shop } = await testApp.createOrder({})
    const params = { id: order.id }
    const read = async (user: TestUser) => {
      const { status, body } = await user.send(calls.getOrder, { params })
      return [status, body.order?.pickup_code]
    }
    const otherUsers = [await testApp.createCustomer(), (await testApp.createShop()).merchant]
    expect(await read(customer)).toEqual([200, order.pickup_code])
    expect(await read(shop.merchant)).toEqual([200, null])
    expect(await read(await testApp.createAdmin())).toEqual([200, null])
    expect(await read(testApp.anonymous)).toEqual([401, undefined])
    for (const otherUser of otherUsers) {
      expect(await read(otherUser)).toEqual([404, undefined])
      expect((await updateStatus(otherUser, order, { status: 'cancelled' })).status).toBe(404)
    }
  })

  test('an order that awaits online payment is not visible to the shop', async () => {
    const { order, customer, shop } = await testApp.createOrder({ order_type: 'order' })
    await testApp.db.one(sql`update orders set payment_status = 'awaiting_payment' where id = ${order.id}`)
    const list = await shop.merchant.send(calls.listShopOrders, { params: { id: shop.id } })
    expect(list.body.pagination.total).toBe(0)
    expect((await shop.merchant.send(calls.getOrder, { params: { id: order.id } })).status).toBe(404)
    expect((await customer.send(calls.getOrder, { params: { id: order.id } })).status).toBe(200)
  })

  test('lists are sorted newest first, filtered and paged, with all lines and events', async () => {
    const product = await testApp.createProduct()
    const customer = await testApp.createCustomer()
    const placed = [
      await testApp.createOrder({ product, customer, order_type: 'order' }),
      await testApp.createOrder({ product, customer, order_type: 'reservation' }),
      await testApp.createOrder({ product, customer, order_type: 'order' }),
    ].map(({ order }) => order)
    await updateStatus(customer, placed[0] as Order, { status: 'cancelled' })
    const { merchant } = product.shop
    const ids = async (query: object) => {
      const { body } = await merchant.send(calls.listShopOrders, { params: { id: product.shop.id }, query })
      return body.data.map(({ id }) => placed.findIndex((one) => one.id === id))
    }
    expect(await ids({})).toEqual([2, 1, 0])
    expect(await ids({ type: 'order' })).toEqual([2, 0])
    expect(await ids({ active: 'true' })).toEqual([2, 1])
    expect(await ids({ status: 'cancelled' })).toEqual([0])
    expect(await ids({ limit: '2', page: '2' })).toEqual([0])
    const own = await customer.send(calls.listCustomerOrders, { params: { id: customer.id } })
    expect(own.body.data[2]?.events).toHaveLength(2)
    expect(own.body.data[1]).toEqual(placed[1])
  })

  test('a list of another customer or shop is not found', async () => {
    const { customer, shop } = await testApp.createOrder({})
    const otherUser = await testApp.createCustomer()
    const otherBody = (await testApp.createShop()).merchant
    const admin = await testApp.createAdmin()
    const lists = [
      otherUser.send(calls.listCustomerOrders, { params: { id: customer.id } }),
      otherBody.send(calls.listShopOrders, { params: { id: shop.id } }),
      otherUser.send(calls.listShopOrders, { params: { id: shop.id } }),
      admin.send(calls.listCustomerOrders, { params: { id: customer.id } }),
      admin.send(calls.listShopOrders, { params: { id: randomUUID() } }),
    ]
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual([404, 404, 403, 200, 404])
  })
})
