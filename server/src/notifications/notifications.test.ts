import { calls } from '@mainstreet/contract/calls.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import type { Db, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createNotificationDeps, startNotifications } from '../test/setup/start-notifications.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { notifyUnreadMessages } from './notify-unread-messages.ts'
import { notifyUsers } from './notify-users.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  return startNotifications(testApp)
})

const notificationTitles = async (user: TestUser) =>
  (await user.send(calls.listNotifications)).body.data.map((one) => renderNotification(en, one).title)
const expectTitles = (user: TestUser, expected: string[]) =>
  vi.waitFor(async () => expect(await notificationTitles(user)).toEqual(expected))

describe('notifications about a reservation', () => {
  test('the shop is notified of a new one, the customer of a ready one, nobody of an own action', async () => {
    const shop = await testApp.createShop({ name: 'Dusty Books' })
    const { order, customer } = await testApp.createOrder({ shop, quantity: 2 })
    await expectTitles(shop.merchant, ['New reservation from Kim'])
    await shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
    await expectTitles(customer, ['Ready for pickup at Dusty Books'])
    const [notification] = (await customer.send(calls.listNotifications)).body.data
    expect(notification).toMatchObject({ subject: { type: 'order', id: order.id }, read_at: null })
    expect(notification?.params).toMatchObject({ pickup_code: order.pickup_code })
    expect(await notificationTitles(shop.merchant)).toHaveLength(1)
  })

  test('a cancellation notifies the other side, with the reason', async () => {
    const { order, customer, shop } = await testApp.createOrder({})
    await shop.merchant.send(calls.updateOrderStatus, {
      params: { id: order.id },
      body: { status: 'cancelled', reason: 'The roof leaks' },
    })
    await vi.waitFor(async () => {
      const [notification] = (await customer.send(calls.listNotifications)).body.data
      expect(notification).toMatchObject({ event: 'order_cancelled_by_shop' })
      expect(notification?.params).toMatchObject({ reason: 'The roof leaks' })
    })
  })

  test('order messages and shop reviews notify the other side', async () => {
    const { order, customer, shop } = await testApp.createOrder({
      shop: await testApp.createShop({ name: 'Reel Deal' }),
    })
    // a slow event is handled beside the next one
    await expectTitles(shop.merchant, ['New reservation from Kim'])
    await customer.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'On my way' } })
    await expectTitles(shop.merchant, ['New message from Kim', 'New reservation from Kim'])
    const admin = await testApp.createAdmin()
    await admin.send(calls.rejectShop, { params: { id: shop.id }, body: { reason: 'No sign' } })
    await vi.waitFor(async () =>
      expect((await notificationTitles(shop.merchant))[0]).toBe('Reel Deal wasn’t approved'),
    )
  })
})

test('unread notifications are not counted for users who are not connected', async () => {
  const { order, shop, customer } = await testApp.createOrder({})
  const read = vi.spyOn(testApp.deps.db, 'one')
  const isPublished = new Promise((resolve) => {
    testApp.deps.bus.subscribe('notification.created', resolve)
  })
  const payload = { id: order.id, shop_id: shop.id, customer_id: customer.id, status: order.status }
  const event = { id: 987_653, topic: 'order.placed', payload } as const
  await notifyUsers(createNotificationDeps(testApp.deps, { isMailEnabled: false }), event)
  await isPublished
  const counts = read.mock.calls.filter(([{ text }]) => /count.* from\s+notifications/s.test(text))
  read.mockRestore()
  expect(counts).toEqual([])
})

test('a repeated event makes one notification', async () => {
  const { order, shop, customer } = await testApp.createOrder({})
  await vi.waitFor(async () => expect(await notificationTitles(shop.merchant)).toHaveLength(1))
  const payload = { id: order.id, shop_id: shop.id, customer_id: customer.id, status: order.status }
  const event = { id: 987_654, topic: 'order.placed', payload } as const
  for (let time = 0; time < 3; time++)
    await notifyUsers(createNotificationDeps(testApp.deps, { isMailEnabled: false }), event)
  expect(await notificationTitles(shop.merchant)).toHaveLength(2)
})

test('users choose what to be notified of, and mark notifications as read', async () => {
  const shop = await testApp.createShop()
  const { merchant } = shop
  const { body } = await merchant.send(calls.getNotificationPreferences)
  expect(body).toMatchObject({ channels: ['in_app', 'email'] })
  expect(body.preferences.map(({ event }) => event)).not.toContain('order_ready')
  const silent = [{ event: 'order_placed', in_app: false, email: false }]
  const set = await merchant.send(calls.updateNotificationPreferences, { body: { preferences: silent } })
  expect(set.body.preferences).toContainEqual(silent[0])
  const foreign = [{ event: 'order_ready', in_app: false, email: false }]
  expect(
    (await merchant.send(calls.updateNotificationPreferences, { body: { preferences: foreign } })).status,
  ).toBe(422)

  const { order, customer } = await testApp.createOrder({ shop })
  await customer.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'Hello' } })
  await customer.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'Hello?' } })
  await expectTitles(merchant, ['New message from Kim', 'New message from Kim'])
  const [first] = (await merchant.send(calls.listNotifications)).body.data
  const read = await merchant.send(calls.markNotificationsRead, { body: { ids: [first?.id] } })
  expect(read.body.unread_count).toBe(1)
  const others = await customer.send(calls.markNotificationsRead, { body: { ids: [first?.id] } })
  expect(others.status).toBe(200)
  expect(
    (await merchant.send(calls.listNotifications, { query: { unread: 'true' } })).body.pagination.total,
  ).toBe(1)
  expect((await merchant.send(calls.markNotificationsRead, { body: {} })).body.unread_count).toBe(0)
})

test('an unread message makes one notification until it is read', async () => {
  const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
  const key = { shop_id: shop.id, customer_id: customer.id }
  const say = (message: string) => customer.send(calls.sendMessage, { body: { ...key, message } })
  const showAt = (minutes: number) =>
    notifyUnreadMessages(
      createNotificationDeps(testApp.deps, {
        isMailEnabled: false,
        now: () => new Date(Date.now() + minutes * 60_000),
      }),
    )
  await say('Hello')
  await say('Anybody?')
  await showAt(1)
  expect(await notificationTitles(shop.merchant)).toEqual([])
  await Promise.all([showAt(6), showAt(6)])
  const [notification] = (await shop.merchant.send(calls.listNotifications)).body.data
  expect(notification).toMatchObject({
    event: 'message_unread',
    code: 'messages_unread',
    params: { count: 2 },
    subject: { type: 'thread', id: shop.id, customer_id: customer.id },
  })
  await say('Still there')
  await showAt(12)
  expect(await notificationTitles(shop.merchant)).toHaveLength(1)
  await shop.merchant.send(calls.markThreadRead, { body: key })
  await say('Once more')
  await showAt(20)
  expect(await notificationTitles(shop.merchant)).toHaveLength(2)
})

test('a failed notification of unread messages is made in the next run', async () => {
  const shop = await testApp.createShop()
  const customers = await Promise.all(Array.from({ length: 25 }, () => testApp.createCustomer()))
  await Promise.all(
    customers.map(({ id: customer_id, send }) =>
      send(calls.sendMessage, { body: { shop_id: shop.id, customer_id, message: 'Hello' } }),
    ),
  )
  const later = () => new Date(Date.now() + 6 * 60_000)
  const deps = createNotificationDeps(testApp.deps, { isMailEnabled: false, now: later })
  let left = 3
  const tx: Db['tx'] = (work) =>
    testApp.db.tx((tx) => {
      const one: Tx['one'] = (query) => (left-- > 0 ? tx.one(query) : Promise.reject(new Error('It is down')))
      return work({ ...tx, one })
    })
  await expect(notifyUnreadMessages({ ...deps, db: { ...testApp.db, tx } })).rejects.toThrow('It is down')
  await notifyUnreadMessages(deps)
  await notifyUnreadMessages(deps)
  const { body } = await shop.merchant.send(calls.listNotifications)
  expect(body.pagination.total).toBe(customers.length)
})

test('a notification is sent once by email to users who chose email', async () => {
  const shop = await testApp.createShop({ name: 'Dusty & Sons <b>' })
  const { order, customer } = await testApp.createOrder({ shop })
  const mailed = () =>
    testApp.db.many<{ subject: string; text: string; html: string }>(sql`
      select payload->>'subject' as subject, payload->>'text' as text, payload->>'html' as html
      from outbox where queue = 'email' and payload->>'to' = (select email from users where id = ${customer.id})`)
  await customer.send(calls.updateNotificationPreferences, {
    body: {
      preferences: [
        { event: 'order_ready', in_app: false, email: true },
        { event: 'order_confirmation', in_app: false, email: false },
      ],
    },
  })
  await shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(1))
  const [mail] = await mailed()
  expect(mail?.subject).toBe('Ready for pickup at Dusty & Sons <b>')
  expect(mail?.text).toContain(order.pickup_code)
  expect(mail?.text).toContain('https://street.example/my-reservations')
  expect(mail?.html).toContain('Dusty &amp; Sons &lt;b&gt;')
  expect(await notificationTitles(customer)).toEqual([])
  await shop.merchant.send(calls.updateOrderStatus, {
    params: { id: order.id },
    body: { status: 'completed' },
  })
  await expectTitles(customer, ['Picked up at Dusty & Sons <b>. Enjoy!'])
  expect(await mailed()).toHaveLength(1)
})

describe('admins get an email when a shop waits for approval', () => {
  const subject = (name: string) => `${name} is waiting for approval`
  const listMails = async (name: string) => {
    const mails = await testApp.db.many<{ recipient: string; text: string }>(sql`
      select payload->>'to' as recipient, payload->>'text' as text
      from outbox where queue = 'email' and payload->>'subject' = ${subject(name)} order by 1`)
    return mails.map(({ recipient }) => recipient)
  }
  const getEmail = async ({ id }: TestUser) =>
    (await testApp.db.one<{ email: string }>(sql`select email from users where id = ${id}`))?.email ?? ''
  const handled = () =>
    vi.waitFor(
      async () => expect(await testApp.db.many(sql`select from outbox where queue = 'events'`)).toEqual([]),
      5000,
    )

  test('each admin who is not banned gets one per submission, as soon as the shop is described', async () => {
    const [admin, banned] = [await testApp.createAdmin(), await testApp.createAdmin()]
    await testApp.db.one(sql`update users set banned_at = now() where id = ${banned.id}`)
    const { merchant, id } = await testApp.createShop({ name: 'Maple Books', status: 'pending_approval' })
    await merchant.send(calls.updateShop, { params: { id }, body: { about_shop: '' } })
    await handled()
    const before = await listMails('Maple Books')

    const write = (about_shop: string) =>
      merchant.send(calls.updateShop, { params: { id }, body: { about_shop } })
    expect((await write('Used books and maps')).status).toBe(200)
    await vi.waitFor(
      async () => expect(await listMails('Maple Books')).toContain(await getEmail(admin)),
      5000,
    )
    await write('')
    await write('Used books')
    await handled()
    const sent = await listMails('Maple Books')
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent).not.toContain(await getEmail(banned))
    expect(before).toEqual([])
  })

  test('a rejected shop that is submitted again makes another one', async () => {
    const admin = await testApp.createAdmin()
    const { merchant, id } = await testApp.createShop({ name: 'Oak Books' })
    const params = { id }
    await admin.send(calls.rejectShop, { params, body: { reason: 'No photo' } })
    await merchant.send(calls.submitShop, { params })
    await vi.waitFor(async () => expect(await listMails('Oak Books')).toContain(await getEmail(admin)), 5000)
    const [mail] = await testApp.db.many<{ text: string }>(sql`
      select payload->>'text' as text from outbox
      where queue = 'email' and payload->>'subject' = ${subject('Oak Books')} limit 1`)
    expect(mail?.text).toContain('https://street.example/admin')
  })
})
