import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const sendOrderMessage = (user: TestUser, { id }: { id: string }, body: object, key?: string) =>
  user.send(calls.sendOrderMessage, {
    params: { id },
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })

test('customer and shop write about an order; the list is oldest first and paged', async () => {
  const { order, customer, shop } = await testApp.createOrder()
  await sendOrderMessage(customer, order, { message: '  Is it ready? ' })
  const sent = await sendOrderMessage(shop.merchant, order, {
    message: 'In ten minutes',
    sender_id: shop.merchant.id,
    sender_type: 'merchant',
  })
  expect(sent).toMatchObject({
    status: 201,
    body: { message: { sender_type: 'merchant', sender_id: shop.merchant.id } },
  })
  const list = await customer.send(calls.listOrderMessages, {
    params: { id: order.id },
    query: { limit: '1', page: '2' },
  })
  expect(list.body).toMatchObject({ data: [sent.body.message], pagination: { total: 2, hasPrevPage: true } })
  const all = await shop.merchant.send(calls.listOrderMessages, { params: { id: order.id } })
  expect(all.body.data.map(({ message }) => message)).toEqual(['Is it ready?', 'In ten minutes'])
})

test("nobody can write in another user's name", async () => {
  const { order, customer, shop } = await testApp.createOrder()
  const forgedFields = [
    { sender_id: shop.merchant.id },
    { sender_type: 'merchant' },
    { sender_id: randomUUID(), sender_type: 'user' },
  ]
  for (const forgedField of forgedFields)
    expect((await sendOrderMessage(customer, order, { message: 'Hm', ...forgedField })).status).toBe(403)
  expect(
    (await sendOrderMessage(customer, order, { message: 'Hm', sender_id: customer.id, sender_type: 'user' }))
      .status,
  ).toBe(201)
})

test("an order's messages do not exist for other users; an admin can read them", async () => {
  const { order } = await testApp.createOrder()
  const responses = async (user: TestUser) => {
    const list = user.send(calls.listOrderMessages, { params: { id: order.id } })
    return [(await list).status, (await sendOrderMessage(user, order, { message: 'Hello' })).status]
  }
  expect(await responses(await testApp.createCustomer())).toEqual([404, 404])
  expect(await responses((await testApp.createShop()).merchant)).toEqual([404, 404])
  expect(await responses(await testApp.createAdmin())).toEqual([200, 403])
  expect(await responses(testApp.anonymous)).toEqual([401, 401])
})

test('an empty or too long message is rejected', async () => {
  const { order, customer } = await testApp.createOrder()
  for (const message of ['', '   ', 'x'.repeat(2001), 5, null])
    expect((await sendOrderMessage(customer, order, { message })).status).toBe(400)
})

test('fifty requests with one key store one message; on another order the key is a mismatch', async () => {
  const { order, customer, product } = await testApp.createOrder()
  const other = await testApp.createOrder({ customer, product })
  const waitForMessage = async (): Promise<unknown> => {
    const response = await sendOrderMessage(customer, order, { message: 'Once' }, 'm-1')
    return response.body.code === 'request_in_progress' ? waitForMessage() : response.body
  }
  const responses = await Promise.all(Array.from({ length: 50 }, waitForMessage))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  const list = await customer.send(calls.listOrderMessages, { params: { id: order.id } })
  expect(list.body.pagination.total).toBe(1)
  expect(await sendOrderMessage(customer, other.order, { message: 'Once' }, 'm-1')).toMatchObject({
    status: 422,
  })
})

test('the list of threads includes active orders with messages for both sides, if requested', async () => {
  const { order, customer, shop, product } = await testApp.createOrder()
  await testApp.createOrder({ customer, product })
  const list = async (query: object) =>
    (await customer.send(calls.listThreads, { query: { user_id: customer.id, ...query } })).body
  expect((await list({ with_orders: 'true' })).order_threads).toEqual([])
  await sendOrderMessage(customer, order, { message: 'First' })
  await sendOrderMessage(shop.merchant, order, { message: 'Newest' })

  const threads = await list({ with_orders: 'true' })
  expect(threads.order_threads).toMatchObject([
    {
      order_id: order.id,
      shop_id: order.shop_id,
      last_message: { message: 'Newest', sender_type: 'merchant' },
    },
  ])
  expect(threads.unread_total).toBe(0)
  expect(await list({})).not.toHaveProperty('order_threads')
  const inbox = await shop.merchant.send(calls.listConversations, {
    params: { id: order.shop_id },
    query: { with_orders: 'true' },
  })
  expect(inbox.body.order_threads).toMatchObject([{ customer_id: customer.id }])

  const params = { id: order.id }
  await customer.send(calls.updateOrderStatus, { params, body: { status: 'cancelled' } })
  expect((await list({ with_orders: 'true' })).order_threads).toEqual([])
})
