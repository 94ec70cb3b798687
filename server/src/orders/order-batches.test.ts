import { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { setTracing } from '@mainstreet/platform/trace/tracing.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
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

/** Orders a product; the first statement waits for `continueFirst`, so that later orders share the next ones. */
function createSlowShop(product: TestProduct, limits: PlaceOrderDeps['openLimits'] = orderLimits) {
  const first = Promise.withResolvers<void>()
  let statements = 0
  const { db } = testApp
  const slowDb: Db = {
    ...db,
    async many<Row>(query: Parameters<Db['many']>[0]) {
      statements += 1
      if (statements === 1) await first.promise
      return db.many<Row>(query)
    },
  }
  const deps: PlaceOrderDeps = {
    ...testApp.deps,
    shopTermsCache: createShopTermsCache(),
    orderBatches: createOrderBatches(slowDb),
    openLimits: limits,
  }
  return {
    getStatements: () => statements,
    order: ({ id }: { id: string }, { key, quantity = 1 }: { key?: string; quantity?: number } = {}) =>
      placeOrder(
        deps,
        { id, role: 'customer' } as Viewer,
        orderCalls.placeOrder.body.parse({
          shop_id: product.shop.id,
          product_id: product.id,
          quantity,
          customer_name: 'Kim',
        }),
        key,
      ),
    async continueFirst() {
      // what was ordered until now waits by then: the terms of the shop are cached
      await new Promise((resolve) => setImmediate(resolve))
      first.resolve()
    },
    failFirst: (error: Error) => first.reject(error),
  }
}

const createCustomers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => testApp.createCustomer()))

const readStock = async ({ id }: TestProduct) =>
  (await testApp.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`))?.stock

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'placed' : result.reason.code))

test('orders that arrive while one is written share the next statement', async () => {
  const product = await testApp.createProduct({ stock: 10 })
  const shop = createSlowShop(product)
  const customers = await createCustomers(4)
  const first = shop.order(await testApp.createCustomer())
  await expect.poll(shop.getStatements).toBe(1)
  const others = customers.map((customer) => shop.order(customer))
  await shop.continueFirst()
  const orders = await Promise.all([first, ...others])

  expect(shop.getStatements()).toBe(2)
  expect(await readStock(product)).toBe(5)
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
  const product = await testApp.createProduct({ stock: 4 })
  const shop = createSlowShop(product)
  const customers = await createCustomers(4)
  const first = shop.order(await testApp.createCustomer())
  await expect.poll(shop.getStatements).toBe(1)
  const others = customers.map((customer) => shop.order(customer))
  await shop.continueFirst()
  const codes = codesOf(await Promise.allSettled([first, ...others]))
  expect(codes.toSorted()).toEqual(['out_of_stock', 'placed', 'placed', 'placed', 'placed'])
  expect(await readStock(product)).toBe(0)
})

test('a key that is used again does not affect the other orders', async () => {
  const product = await testApp.createProduct({ stock: 10 })
  const shop = createSlowShop(product)
  const [repeating, other] = await createCustomers(2)
  if (!repeating || !other) throw new Error('no customers')
  const first = shop.order(repeating, { key: 'same-key' })
  await expect.poll(shop.getStatements).toBe(1)
  const others = [shop.order(repeating, { key: 'same-key' }), shop.order(other, { key: 'other-key' })]
  await shop.continueFirst()
  const [placed, repeated, separate] = await Promise.all([first, ...others])
  expect(repeated).toEqual(placed)
  expect(separate?.customer_id).toBe(other.id)
  expect(await readStock(product)).toBe(8)
})

test('the limit of open orders counts those that wait', async () => {
  const product = await testApp.createProduct({ stock: 20 })
  const shop = createSlowShop(product, { maxOpenUnpaidPerShop: 3, maxOpenUnpaid: 10 })
  const customer = await testApp.createCustomer()
  const first = shop.order(customer)
  await expect.poll(shop.getStatements).toBe(1)
  const others = Array.from({ length: 6 }, () => shop.order(customer))
  await shop.continueFirst()
  const codes = codesOf(await Promise.allSettled([first, ...others]))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(3)
  expect(codes.filter((code) => code === 'too_many_open_orders')).toHaveLength(4)
  expect(await readStock(product)).toBe(17)
})

test('after a failure of the database those who wait order by themselves', async () => {
  const product = await testApp.createProduct({ stock: 10 })
  const shop = createSlowShop(product)
  const [first, ...others] = await createCustomers(3)
  if (!first) throw new Error('no customers')
  const failing = shop.order(first)
  await expect.poll(shop.getStatements).toBe(1)
  const waiting = others.map((customer) => shop.order(customer))
  await new Promise((resolve) => setImmediate(resolve))
  shop.failFirst(new Error('Query read timeout'))
  await expect(failing).rejects.toThrow('Query read timeout')
  expect(await Promise.all(waiting)).toHaveLength(2)
  expect(await readStock(product)).toBe(8)
})

test('each order continues the trace of its own request', async () => {
  const product = await testApp.createProduct({ stock: 10 })
  const shop = createSlowShop(product)
  const customers = await createCustomers(2)
  let requests = 0
  const first = shop.order(await testApp.createCustomer())
  await expect.poll(shop.getStatements).toBe(1)
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
  const orders = await Promise.all([first, ...others])
  const ids = orders.map(({ id }) => id)
  // the events of one statement are in any order
  const events = await testApp.db.many<{ traceparent: string | null }>(sql`
    select traceparent from outbox where payload->>'id' = any(${ids})
    order by array_position(${ids}, payload->>'id')`)
  expect(events.map(({ traceparent }) => traceparent)).toEqual([null, 'trace-1', 'trace-2'])
})
