import { cartCalls } from '@mainstreet/contract/cart/calls.ts'
import { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { setTracing } from '@mainstreet/platform/trace/tracing.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createCheckout } from '../payments/checkout/create-checkout.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import { createOrderBatches } from './order-batches.ts'
import { type PlaceOrderDeps, placeOrder } from './place-order.ts'
import { createShopTermsCache } from './shop-terms-store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterEach(() => setTracing(undefined))

type BusyShopOptions = {
  stock: number
  limits?: PlaceOrderDeps['openLimits']
  first?: { customer: { id: string }; key?: string }
}

/** A shop whose first order is being written until `continueFirst`: what is ordered meanwhile shares the next statements. */
async function createBusyShop({ stock, limits = orderLimits, first }: BusyShopOptions) {
  const product = await testApp.createProduct({ stock })
  const firstCustomer = first?.customer ?? (await testApp.createCustomer())
  const { db } = testApp
  const gate = Promise.withResolvers<void>()
  let statements = 0
  let requests = 0
  const slowDb: Db = {
    ...db,
    async many<Row>(query: Parameters<Db['many']>[0]) {
      statements += 1
      if (statements === 1) await gate.promise
      return db.many<Row>(query)
    },
  }
  const batches = createOrderBatches(slowDb)
  const deps: PlaceOrderDeps = {
    ...testApp.deps,
    shopTermsCache: createShopTermsCache(),
    orderBatches: {
      insert(request) {
        requests += 1
        return batches.insert(request)
      },
    },
    openLimits: limits,
  }
  const body = orderCalls.placeOrder.body.parse({
    shop_id: product.shop.id,
    product_id: product.id,
    quantity: 1,
    customer_name: 'Kim',
  })
  const order = ({ id }: { id: string }, key?: string) =>
    placeOrder(deps, { id, role: 'customer' } as Viewer, body, key)
  const checkout = ({ id }: { id: string }, body: object) =>
    createCheckout(
      { ...deps, provider: undefined, commissionBp: 0, demo: true, publicUrl: 'http://localhost', warn() {} },
      { id, role: 'customer' } as Viewer,
      {
        body: paymentCalls.createCheckout.body.parse({ payment: 'in_store', customer_name: 'Kim', ...body }),
        key: undefined,
        origin: 'http://localhost',
      },
    )
  const firstOrder = order(firstCustomer, first?.key)
  await expect.poll(() => statements).toBe(1)
  // what is ordered in this turn waits by the next one: the terms of the shop are cached
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    product,
    firstOrder,
    order,
    checkout,
    /** Each request after the first waits then for the statement of the first, or has been written. */
    waitForRequests: (count: number) => expect.poll(() => requests).toBe(count),
    countStatements: () => statements,
    readStock: async () =>
      (await db.one<{ stock: number }>(sql`select stock from products where id = ${product.id}`))?.stock,
    continueFirst: () => nextTurn().then(() => gate.resolve()),
    failFirst: (error: Error) => nextTurn().then(() => gate.reject(error)),
  }
}

const itemsOf = (...products: TestProduct[]) => ({
  items: products.map(({ id }) => ({ product_id: id, quantity: 1 })),
})

const createCustomers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => testApp.createCustomer()))

const createThreeCustomers = () =>
  Promise.all([testApp.createCustomer(), testApp.createCustomer(), testApp.createCustomer()])

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'placed' : result.reason.code))

test('orders that arrive while one is written share the next statement', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const customers = await createCustomers(4)
  const others = customers.map((customer) => shop.order(customer))
  await shop.continueFirst()
  const orders = await Promise.all([shop.firstOrder, ...others])

  expect(shop.countStatements()).toBe(2)
  expect(await shop.readStock()).toBe(5)
  for (const [index, customer] of customers.entries())
    expect(orders[index + 1]).toMatchObject({
      customer_id: customer.id,
      total_amount: 12,
      items: [{ quantity: 1 }],
    })
  const transactions = await testApp.db.many<{ orders: number }>(sql`
    select count(*) as orders from orders where id = any(${orders.map(({ id }) => id)}::uuid[]) group by xmin::text order by 1`)
  expect(transactions).toEqual([{ orders: 1 }, { orders: 4 }])
})

test('orders that exceed the stock together are placed one by one until it is sold', async () => {
  const shop = await createBusyShop({ stock: 4 })
  const customers = await createCustomers(4)
  const others = customers.map((customer) => shop.order(customer))
  await shop.continueFirst()
  const codes = codesOf(await Promise.allSettled([shop.firstOrder, ...others]))
  expect(codes.toSorted()).toEqual(['out_of_stock', 'placed', 'placed', 'placed', 'placed'])
  expect(await shop.readStock()).toBe(0)
})

test('checkouts of several shops share the statement with orders of one of their products', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const [other, more] = [await testApp.createProduct(), await testApp.createProduct()]
  const [first, second, third] = await createThreeCustomers()
  const requests = [
    shop.checkout(first, itemsOf(shop.product, other)),
    shop.checkout(second, itemsOf(more, shop.product)),
    shop.order(third),
  ]
  await shop.waitForRequests(4)
  await shop.continueFirst()
  const [firstCheckout, secondCheckout, order] = await Promise.all(requests)

  expect(shop.countStatements()).toBe(2)
  expect(await shop.readStock()).toBe(6)
  for (const checkout of [firstCheckout, secondCheckout])
    expect(checkout).toMatchObject({
      orders: [
        { total_amount: 12, items: [{ quantity: 1 }] },
        { total_amount: 12, items: [{ quantity: 1 }] },
      ],
    })
  expect(order).toMatchObject({ total_amount: 12, items: [{ product_id: shop.product.id }] })
})

test('a checkout of other products does not wait', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const products = [await testApp.createProduct(), await testApp.createProduct()]
  const checkout = await shop.checkout(await testApp.createCustomer(), itemsOf(...products))
  expect(checkout.orders).toHaveLength(2)
  await shop.continueFirst()
  await shop.firstOrder
})

test('a checkout that waits for one of its products is not overtaken by orders of the other', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const other = await testApp.createProduct()
  const waiting = shop.checkout(await testApp.createCustomer(), itemsOf(shop.product, other))
  await shop.waitForRequests(2)
  const later = shop.checkout(await testApp.createCustomer(), itemsOf(other))
  await shop.waitForRequests(3)
  expect(shop.countStatements()).toBe(1)
  await shop.continueFirst()
  await Promise.all([waiting, later])
  expect(shop.countStatements()).toBe(2)
})

test('a checkout whose prices change while it waits affects no other, and is not written', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const [raised, lowered] = [await testApp.createProduct(), await testApp.createProduct()]
  const [first, second, third] = await createThreeCustomers()
  const requests = [
    shop.checkout(first, { ...itemsOf(shop.product, raised), total_amount: 24 }),
    shop.checkout(second, { ...itemsOf(shop.product, lowered), total_amount: 24 }),
    shop.checkout(third, { ...itemsOf(shop.product), total_amount: 12 }),
  ]
  await shop.waitForRequests(4)
  // together they cost what they did before
  for (const [{ id }, change] of [
    [raised, 100],
    [lowered, -100],
  ] as const)
    await testApp.db.one(sql`update products set price_cents = price_cents + ${change} where id = ${id}`)
  await shop.continueFirst()
  expect(codesOf(await Promise.allSettled(requests))).toEqual(['price_changed', 'price_changed', 'placed'])
  expect(await shop.readStock()).toBe(8)
})

test('checkouts of carts that share a statement empty their own carts only', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const [first, second, other] = await createThreeCustomers()
  for (const customer of [first, second, other])
    expect(
      await customer.send(cartCalls.addToCart, {
        params: { userId: customer.id },
        body: { productId: shop.product.id, shopId: shop.product.shop.id, quantity: 1 },
      }),
    ).toMatchObject({ status: 200 })
  const requests = [shop.checkout(first, {}), shop.checkout(second, {})]
  await shop.waitForRequests(3)
  await shop.continueFirst()
  await Promise.all(requests)
  expect(shop.countStatements()).toBe(2)
  const carts = await testApp.db.many<{ user_id: string }>(sql`select user_id from cart_items`)
  expect(carts).toEqual([{ user_id: other.id }])
})

test('a key that is used again does not affect the other orders', async () => {
  const [repeating, other] = [await testApp.createCustomer(), await testApp.createCustomer()]
  const shop = await createBusyShop({ stock: 10, first: { customer: repeating, key: 'same-key' } })
  const others = [shop.order(repeating, 'same-key'), shop.order(other, 'other-key')]
  await shop.continueFirst()
  const [placed, repeated, separate] = await Promise.all([shop.firstOrder, ...others])
  expect(repeated).toEqual(placed)
  expect(separate?.customer_id).toBe(other.id)
  expect(await shop.readStock()).toBe(8)
})

test('the limit of open orders counts those that wait', async () => {
  const customer = await testApp.createCustomer()
  const limits = { maxOpenUnpaidPerShop: 3, maxOpenUnpaid: 10 }
  const shop = await createBusyShop({ stock: 20, limits, first: { customer } })
  const others = Array.from({ length: 6 }, () => shop.order(customer))
  await shop.continueFirst()
  const codes = codesOf(await Promise.allSettled([shop.firstOrder, ...others]))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(3)
  expect(codes.filter((code) => code === 'too_many_open_orders')).toHaveLength(4)
  expect(await shop.readStock()).toBe(17)
})

test('after a failure of the database those who wait order by themselves', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const customers = await createCustomers(2)
  const failing = expect(shop.firstOrder).rejects.toThrow('Query read timeout')
  const waiting = customers.map((customer) => shop.order(customer))
  await shop.failFirst(new Error('Query read timeout'))
  await failing
  expect(await Promise.all(waiting)).toHaveLength(2)
  expect(await shop.readStock()).toBe(8)
})

test('each order continues the trace of its own request', async () => {
  const shop = await createBusyShop({ stock: 10 })
  const customers = await createCustomers(2)
  let requests = 0
  setTracing({
    startSpan: () => {
      throw new Error('not in a span')
    },
    isInSpan: () => false,
    getTraceparent: () => {
      requests += 1
      return `trace-${requests}`
    },
    getLogFields: () => ({}),
    stop: async () => {},
  })
  const others = customers.map((customer) => shop.order(customer))
  await shop.continueFirst()
  const orders = await Promise.all([shop.firstOrder, ...others])
  const ids = orders.map(({ id }) => id)
  // the events of one statement are in any order
  const events = await testApp.db.many<{ traceparent: string | null }>(sql`
    select traceparent from outbox where payload->>'id' = any(${ids})
    order by array_position(${ids}, payload->>'id')`)
  expect(events.map(({ traceparent }) => traceparent)).toEqual([null, 'trace-1', 'trace-2'])
})
