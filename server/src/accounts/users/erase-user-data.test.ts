import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { describe, expect, test } from 'vitest'
import { notifyUnreadMessages } from '../../notifications/notify-unread-messages.ts'
import { interleaveAt } from '../../test/faults/query-faults.ts'
import { createPaymentsFixture, requestOrderStatus } from '../../test/payments/payments-fixture.ts'
import { createNotificationDeps, createNotificationHandler } from '../../test/setup/start-notifications.ts'
import { createTestApp, type TestApp, throwError } from '../../test/setup/test-app.ts'
import type { TestResponse, TestUser } from '../../test/setup/test-user.ts'

const deleteAccount = async (testApp: TestApp, user: TestUser) =>
  (await testApp.createAdmin()).send(calls.deleteUser, { params: { id: user.id } })

const listReasons = (testApp: TestApp, orderId: string) =>
  testApp.db.many(sql`
    select actor, reason from order_events where order_id = ${orderId} and kind = 'status_changed' order by id`)

/** An order that the customer cancels and an order that the shop cancels, each with a reason. */
async function createTwoCancelledOrders(testApp: TestApp) {
  const customer = await testApp.createCustomer()
  const customerCancelled = await testApp.createOrder({ customer })
  const shopCancelled = await testApp.createOrder({ customer })
  await requestOrderStatus(customer, customerCancelled.order, 'cancelled', 'My sister is ill')
  await requestOrderStatus(shopCancelled.shop.merchant, shopCancelled.order, 'cancelled', 'The roof leaks')
  return { customer, customerCancelled: customerCancelled.order.id, shopCancelled: shopCancelled.order.id }
}

const erasedReasons = [{ actor: 'customer', reason: null }]
const shopReasons = [{ actor: 'merchant', reason: 'The roof leaks' }]

describe('the reason of a cancellation', () => {
  test('is erased with the customer who gave it and stays if the shop gave it', async () => {
    const testApp = await createTestApp()
    const { customer, customerCancelled, shopCancelled } = await createTwoCancelledOrders(testApp)
    expect((await deleteAccount(testApp, customer)).status).toBe(204)
    expect([
      await listReasons(testApp, customerCancelled),
      await listReasons(testApp, shopCancelled),
    ]).toEqual([erasedReasons, shopReasons])
  })

  test('can be erased from the history, but never added or changed', async () => {
    const testApp = await createTestApp()
    const { customerCancelled } = await createTwoCancelledOrders(testApp)
    for (const change of [
      sql`reason = 'Another'`,
      sql`reason = null, actor = 'system'`,
      sql`reason = null, created_at = now()`,
    ])
      await expect(
        testApp.db.one(sql`update order_events set ${change} where order_id = ${customerCancelled}`),
      ).rejects.toThrow('never changed')
  })
})

test.each<[string, (customer: TestUser, id: string) => Promise<TestResponse<CallShape>>]>([
  [
    'cancel with a reason',
    (customer, id) => requestOrderStatus(customer, { id }, 'cancelled', 'My sister is ill'),
  ],
  [
    'write to the shop',
    (customer, id) =>
      customer.send(calls.sendOrderMessage, { params: { id }, body: { message: 'My sister is ill' } }),
  ],
])('a customer cannot %s while their account is being deleted', async (_, action) => {
  const testApp = await createTestApp()
  const { order, customer } = await testApp.createOrder()
  const acting = interleaveAt(testApp.db, 'delete from users where id', () => action(customer, order.id))
  expect((await deleteAccount(testApp, customer)).status).toBe(204)
  expect(await acting).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  const texts = await testApp.db.many(sql`
    select reason from order_events where kind = 'status_changed' union all select message from order_messages`)
  expect(texts).toEqual([])
})

test("a customer's notes to shops are erased with the account", async () => {
  const testApp = await createTestApp()
  const customer = await testApp.createCustomer()
  const tea = await testApp.createProduct()
  const notes = [{ shop_id: tea.shop.id, note: 'Ring twice, at the mill' }]
  const { body } = await createPaymentsFixture(testApp).checkout(customer, [tea], { notes })
  expect(body.orders[0]?.note).toBe(notes[0]?.note)
  expect((await deleteAccount(testApp, customer)).status).toBe(204)
  expect(await testApp.db.many(sql`select note from orders`)).toEqual([{ note: '' }])
})

describe('notifications about a customer whose account is being deleted', () => {
  /** An order and a message that no one has been notified of yet. */
  async function createPendingNotifications() {
    const testApp = await createTestApp()
    const { customer, order, shop } = await testApp.createOrder()
    await customer.send(calls.sendOrderMessage, {
      params: { id: order.id },
      body: { message: 'At the mill' },
    })
    const key = { shop_id: shop.id, customer_id: customer.id }
    await customer.send(calls.sendMessage, { body: { ...key, message: 'Anybody there?' } })
    const deps = createNotificationDeps(testApp.deps)
    const later = () => new Date(Date.now() + chatLimits.unreadNotificationDelayMs + 1000)
    const notifiers = {
      'an order': () => processOutbox(testApp.db, createNotificationHandler(deps), throwError),
      'an unread message': () => notifyUnreadMessages({ ...deps, now: later }),
    }
    const findPersonalData = () =>
      testApp.db.many(sql`
        select params::text as words from notifications where params::text ~ 'Kim|mill|The customer'
        union all select payload::text from outbox where queue = 'email' and payload::text ~ 'Kim|mill|The customer'`)
    return { testApp, customer, notifiers, findPersonalData }
  }

  test.each(['an order', 'an unread message'] as const)(
    'of %s are deleted when they are stored before the deletion',
    async (kind) => {
      const { testApp, customer, notifiers, findPersonalData } = await createPendingNotifications()
      const deletion = interleaveAt(testApp.db, 'insert into notifications', () =>
        deleteAccount(testApp, customer),
      )
      await notifiers[kind]()
      expect(await deletion).toMatchObject({ status: 204 })
      expect(await findPersonalData()).toEqual([])
    },
  )

  test.each(['an order', 'an unread message'] as const)(
    'of %s contain no personal data when they are stored after the deletion',
    async (kind) => {
      const { testApp, customer, notifiers, findPersonalData } = await createPendingNotifications()
      const notifying = interleaveAt(testApp.db, 'delete from users where id', notifiers[kind])
      expect((await deleteAccount(testApp, customer)).status).toBe(204)
      await notifying
      expect(await findPersonalData()).toEqual([])
    },
  )
})

test('deleting a customer during a notification to them does not block the outbox', async () => {
  const testApp = await createTestApp()
  const { order, customer, shop } = await testApp.createOrder()
  await shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
  const deps = createNotificationDeps(testApp.deps)
  const notifying = interleaveAt(testApp.db, 'delete from users where id', () =>
    processOutbox(testApp.db, createNotificationHandler(deps), throwError),
  )
  expect((await deleteAccount(testApp, customer)).status).toBe(204)
  expect(await notifying).toBeGreaterThan(0)
})
