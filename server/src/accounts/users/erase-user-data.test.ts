import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { chatLimits } from '@mainstreet/contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { notifyUnreadMessages } from '../../notifications/notify-unread-messages.ts'
import { notifyUsers } from '../../notifications/notify-users.ts'
import { processOutbox } from '../../platform/bus/outbox.ts'
import { sql } from '../../platform/db/sql.ts'
import { interleaveAt } from '../../test/faults/query-faults.ts'
import { createPaymentsFixture, requestOrderStatus } from '../../test/payments/payments-fixture.ts'
import { createTestApp, type TestApp, throwError } from '../../test/setup/test-app.ts'
import type { TestResponse, TestUser } from '../../test/setup/test-user.ts'

const deleteAccount = async (street: TestApp, user: TestUser) =>
  (await street.createAdmin()).send(calls.deleteUser, { params: { id: user.id } })

const listReasons = (street: TestApp, orderId: string) =>
  street.db.many(sql`
    select actor, reason from order_events where order_id = ${orderId} and kind = 'moved' order by id`)

/** A customer's order that they have cancelled, and one that its shop has, each with a reason. */
async function createTwoCancelledOrders(street: TestApp) {
  const customer = await street.createCustomer()
  const [mine, theirs] = [await street.createOrder({ customer }), await street.createOrder({ customer })]
  await requestOrderStatus(customer, mine.order, 'cancelled', 'My sister is ill')
  await requestOrderStatus(theirs.shop.merchant, theirs.order, 'cancelled', 'The roof leaks')
  return { customer, mine: mine.order.id, theirs: theirs.order.id }
}

const erasedReasons = [{ actor: 'customer', reason: null }]
const keptReasons = [{ actor: 'merchant', reason: 'The roof leaks' }]

describe('why an order was cancelled', () => {
  test('goes with the customer who said it, and stays where the shop did', async () => {
    const street = await createTestApp()
    const { customer, mine, theirs } = await createTwoCancelledOrders(street)
    expect((await deleteAccount(street, customer)).status).toBe(204)
    expect([await listReasons(street, mine), await listReasons(street, theirs)]).toEqual([
      erasedReasons,
      keptReasons,
    ])
  })

  test('can be taken out of the history, but never put in or altered', async () => {
    const street = await createTestApp()
    const { mine } = await createTwoCancelledOrders(street)
    for (const change of [
      sql`reason = 'Another'`,
      sql`reason = null, actor = 'clock'`,
      sql`reason = null, created_at = now()`,
    ])
      await expect(
        street.db.one(sql`update order_events set ${change} where order_id = ${mine}`),
      ).rejects.toThrow('never changed')
  })
})

test.each<[string, (who: TestUser, id: string) => Promise<TestResponse<CallShape>>]>([
  ['cancel with a reason', (who, id) => requestOrderStatus(who, { id }, 'cancelled', 'My sister is ill')],
  [
    'write to the shop',
    (who, id) => who.send(calls.sendOrderMessage, { params: { id }, body: { message: 'My sister is ill' } }),
  ],
])('nobody can %s while they leave: the words would stay', async (_, speak) => {
  const street = await createTestApp()
  const { order, customer } = await street.createOrder()
  const speaking = interleaveAt(street.db, 'delete from users where id', () => speak(customer, order.id))
  expect((await deleteAccount(street, customer)).status).toBe(204)
  expect(await speaking).toMatchObject({ status: 401, body: { code: 'no_session' } })
  const said = await street.db.many(sql`
    select reason from order_events where kind = 'moved' union all select message from order_messages`)
  expect(said).toEqual([])
})

test('what a customer asked of a shop at the checkout goes with them', async () => {
  const street = await createTestApp()
  const customer = await street.createCustomer()
  const tea = await street.createProduct()
  const notes = [{ shop_id: tea.shop.id, note: 'Ring twice, at the mill' }]
  const { body } = await createPaymentsFixture(street).checkout(customer, [tea], { notes })
  expect(body.orders[0]?.note).toBe(notes[0]?.note)
  expect((await deleteAccount(street, customer)).status).toBe(204)
  expect(await street.db.many(sql`select note from orders`)).toEqual([{ note: '' }])
})

describe('what is being told of somebody who leaves at that moment', () => {
  /** An order and a message that nobody has heard of yet. */
  async function untold() {
    const street = await createTestApp()
    const { customer, order, shop } = await street.createOrder()
    await customer.send(calls.sendOrderMessage, {
      params: { id: order.id },
      body: { message: 'At the mill' },
    })
    const key = { shop_id: shop.id, customer_id: customer.id }
    await customer.send(calls.sendMessage, { body: { ...key, message: 'Anybody there?' } })
    const deps = { ...street.deps, isMailEnabled: true, siteUrl: street.publicUrl }
    const later = () => new Date(Date.now() + chatLimits.unreadNotificationDelayMs + 1000)
    const tellings = {
      'an order': () => processOutbox(street.db, (news) => notifyUsers(deps, news), throwError),
      'a message that waits': () => notifyUnreadMessages({ ...deps, now: later }),
    }
    const named = () =>
      street.db.many(sql`
        select title || body as words from notices where title || body ~ 'Kim|mill|The customer'
        union all select subject || text from mails where subject || text ~ 'Kim|mill|The customer'`)
    return { street, customer, tellings, named }
  }

  test.each(['an order', 'a message that waits'] as const)('of %s, and first, is forgotten', async (what) => {
    const { street, customer, tellings, named } = await untold()
    const leaving = interleaveAt(street.db, 'insert into notices', () => deleteAccount(street, customer))
    await tellings[what]()
    expect(await leaving).toMatchObject({ status: 204 })
    expect(await named()).toEqual([])
  })

  test.each(['an order', 'a message that waits'] as const)(
    'of %s, and second, names nobody',
    async (what) => {
      const { street, customer, tellings, named } = await untold()
      const telling = interleaveAt(street.db, 'delete from users where id', tellings[what])
      expect((await deleteAccount(street, customer)).status).toBe(204)
      await telling
      expect(await named()).toEqual([])
    },
  )
})

test('whoever leaves while they are told of something holds up nothing', async () => {
  const street = await createTestApp()
  const { order, customer, shop } = await street.createOrder()
  await shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
  const deps = { ...street.deps, isMailEnabled: true, siteUrl: street.publicUrl }
  const telling = interleaveAt(street.db, 'delete from users where id', () =>
    processOutbox(street.db, (news) => notifyUsers(deps, news), throwError),
  )
  expect((await deleteAccount(street, customer)).status).toBe(204)
  expect(await telling).toBeGreaterThan(0)
})
