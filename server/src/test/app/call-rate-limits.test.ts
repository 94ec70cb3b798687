import { randomUUID } from 'node:crypto'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { callRates } from '@mainstreet/contract/http-limits.ts'
import { orderLimits as limits } from '@mainstreet/contract/orders/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { callInProcess } from '@mainstreet/platform/http/in-process.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'
import { createNetwork, sendFrom } from './send-from.ts'

const testApp = await createTestApp({ env: { CALL_LIMITS: 'on' } })
const send = (user: TestUser, call: CallShape, body: object, ip: string, path?: string) =>
  sendFrom(testApp, ip, user, call, body, path)

function countByStatus(responses: { status: number; code: string | undefined }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, code } of responses) {
    const kind = [status, code].filter(Boolean).join(' ')
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

function toOrderBody(product: { id: string; shop: { id: string } }, order_type = 'order') {
  return { shop_id: product.shop.id, product_id: product.id, order_type, customer_name: 'Kim' }
}

test('a customer has a limited number of unpaid orders open at a shop, also with concurrent requests', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct({ stock: 100 })
  const order = () => send(customer, calls.placeOrder, toOrderBody(product), `${createNetwork()}::1`)
  const seen = await Promise.all(Array.from({ length: 15 }, order))
  const max = limits.maxOpenUnpaidPerShop
  expect(countByStatus(seen)).toEqual({ 201: max, '409 too_many_open_orders': 15 - max })
  const checkout = { items: [{ product_id: product.id }], payment: 'in_store', customer_name: 'Kim' }
  expect(await send(customer, calls.createCheckout, checkout, `${createNetwork()}::1`)).toMatchObject({
    status: 409,
    code: 'too_many_open_orders',
  })
  // reservations at a shop have a separate limit
  const reservation = toOrderBody(product, 'reservation')
  expect((await send(customer, calls.placeOrder, reservation, `${createNetwork()}::1`)).status).toBe(201)

  const [open] = await testApp.db.many<{ id: string }>(
    sql`select id from orders where customer_id = ${customer.id} and order_type = 'order' limit 1`,
  )
  await customer.send(calls.updateOrderStatus, {
    params: { id: open?.id ?? '' },
    body: { status: 'cancelled' },
  })
  expect((await order()).status).toBe(201)
})

test('a customer has a limited number of unpaid orders and reservations open in total', async () => {
  const customer = await testApp.createCustomer()
  const products = await Promise.all(
    Array.from({ length: limits.maxOpenUnpaid + 1 }, () => testApp.createProduct({ stock: 5 })),
  )
  const seen = await Promise.all(
    products.map((product, index) =>
      send(
        customer,
        calls.placeOrder,
        toOrderBody(product, index % 2 ? 'order' : 'reservation'),
        `${createNetwork()}::1`,
      ),
    ),
  )
  expect(countByStatus(seen)).toEqual({ 201: limits.maxOpenUnpaid, '409 too_many_open_orders': 1 })
})

test('a checkout over several shops counts each of its orders', async () => {
  const customer = await testApp.createCustomer()
  const products = await Promise.all(
    Array.from({ length: limits.maxOpenUnpaid + 1 }, () => testApp.createProduct({ stock: 5 })),
  )
  const body = (count: number) => ({
    items: products.slice(0, count).map(({ id }) => ({ product_id: id })),
    payment: 'in_store',
    customer_name: 'Kim',
  })
  const all = await send(customer, calls.createCheckout, body(products.length), `${createNetwork()}::1`)
  expect(all).toMatchObject({ status: 409, code: 'too_many_open_orders' })
  expect(
    (await send(customer, calls.createCheckout, body(limits.maxOpenUnpaid), `${createNetwork()}::1`)).status,
  ).toBe(201)
})

test.each([
  'placeOrder',
  'createCheckout',
  'sendMessage',
  'sendOrderMessage',
  'importProducts',
  'validateProductImport',
] as const)('%s is limited by account and by the /64 network of an address', async (name) => {
  const call: CallShape = calls[name]
  const { account, address } = callRates[call.rate ?? 'orders']
  const users =
    call.access === 'merchant'
      ? async () => (await testApp.createShop()).merchant
      : () => testApp.createCustomer()
  const path = call.path.replace(':id', randomUUID())
  const one = await users()
  for (let count = 0; count < account; count++)
    expect((await send(one, call, {}, `${createNetwork()}::1`, path)).status).not.toBe(429)
  const rejected = await send(one, call, {}, `${createNetwork()}::1`, path)
  expect(rejected).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(rejected.retryAfter).toBeGreaterThan(0)

  const network = createNetwork()
  let user = await users()
  for (let count = 0; count < address; count++) {
    if (count % account === 0) user = await users()
    const { status } = await send(user, call, {}, `${network}::${count.toString(16)}`, path)
    expect(status).not.toBe(429)
  }
  expect((await send(await users(), call, {}, `${network}::ffff`, path)).status).toBe(429)
  expect((await send(await users(), call, {}, `${createNetwork()}::1`, path)).status).not.toBe(429)
})

test('a call from within uses up no limit and has none', async () => {
  const options = { url: '/api/shops/map', query: { south: '1', west: '1', north: '2', east: '2' } }
  const fromAddress = async () =>
    (await testApp.app.inject({ ...options, remoteAddress: '192.0.2.9' })).statusCode
  const fromWithin = async () => (await callInProcess(testApp.app, options)).statusCode
  for (let count = 0; count <= callRates.maps.address; count++) expect(await fromWithin()).not.toBe(429)
  for (let count = 0; count < callRates.maps.address; count++) expect(await fromAddress()).not.toBe(429)
  expect(await fromAddress()).toBe(429)
  // no header makes a call one from within
  const forwarded = { ...options, remoteAddress: '192.0.2.9', headers: { 'x-forwarded-for': 'in-process' } }
  expect((await testApp.app.inject(forwarded)).statusCode).toBe(429)
})

test.each([
  '/api/products',
  '/api/docs/json',
  '/api/images/none',
  '/api/placeholder/small',
  '/api/share-cards/shops/none',
  '/robots.txt',
  '/sitemap.xml',
  '/dev/mailbox',
  '/auth/v1/settings',
  '/auth/v1/.well-known/jwks.json',
  '/auth/v1/admin/users',
  '/storage/v1/bucket',
  '/rest/v1/products',
  '/realtime/v1/api/broadcast',
  '/no-such-page',
])('requests for %s are limited by address', async (url) => {
  const ip = `${createNetwork()}::1`
  const get = async () => (await testApp.app.inject({ url, remoteAddress: ip })).statusCode
  expect(await get()).not.toBe(429)
  for (let count = 1; count < callRates.requests.address; count++)
    testApp.rateLimits.consume('requests', { ip })
  expect(await get()).toBe(429)
})

test('checks of the server are not limited', async () => {
  const ip = `${createNetwork()}::1`
  for (let count = 0; count < callRates.requests.address; count++)
    testApp.rateLimits.consume('requests', { ip })
  for (const url of [calls.getHealth.path, calls.getReadiness.path])
    expect((await testApp.app.inject({ url, remoteAddress: ip })).statusCode).toBe(200)
})

test('an address may try a limited number of links that need no session', async () => {
  const urls = ['/api/pickup-passes/x', '/api/email-subscriptions/order_message/x']
  let next = 0
  const get = () => testApp.app.inject({ url: urls[next++ % 2] ?? '', remoteAddress: '203.0.113.77' })
  for (let count = 0; count < callRates.links.address; count++) expect((await get()).statusCode).toBe(404)
  expect((await get()).statusCode).toBe(429)
})
