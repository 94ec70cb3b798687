import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { expect, test } from 'vitest'
import { notifyUnreadMessages } from '../../notifications/notify-unread-messages.ts'
import { createSignedInUser, refreshSession } from '../../test/accounts/sign-in-races.ts'
import { createNotificationDeps, createNotificationHandler } from '../../test/setup/start-notifications.ts'
import { createTestApp, throwError } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const password = 'a lamp in the window'

test('the list is paged, searched, filtered by role and sorted', async () => {
  const admin = await testApp.createAdmin()
  for (const name of ['Zoë Quill', 'Abe Quill', 'Mia Quill'])
    await admin.send(calls.createUser, {
      body: { email: `${name.slice(0, 3).toLowerCase().replace('ë', 'e')}@quill.example`, name, password },
    })
  const names = async (query: Record<string, string>) =>
    (await admin.send(calls.listUsers, { query: { search: 'quill', ...query } })).body.data.map(
      ({ name }) => name,
    )
  expect(await names({ sortBy: 'name' })).toEqual(['Abe Quill', 'Mia Quill', 'Zoë Quill'])
  expect(await names({ sortBy: 'name', sortOrder: 'desc' })).toEqual(['Zoë Quill', 'Mia Quill', 'Abe Quill'])
  expect(await names({ sortBy: 'email', limit: '1', page: '2' })).toEqual(['Mia Quill'])
  expect(await names({ search: 'zoe quill' })).toEqual(['Zoë Quill'])
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ role: 'merchant' })).toEqual([])
  const { body } = await admin.send(calls.listUsers, { query: { search: 'quill', limit: '2' } })
  expect(body.pagination).toMatchObject({ total: 3, totalPages: 2, hasNextPage: true })
  expect((await admin.send(calls.listUsers, { query: { limit: '101' } })).status).toBe(400)
  expect((await admin.send(calls.listUsers, { query: { sortBy: 'password_hash' } })).status).toBe(400)
})

test('an account created by an admin is confirmed, and its owner sets the password by email', async () => {
  const admin = await testApp.createAdmin()
  const email = 'invited@people.example'
  const { status, body } = await admin.send(calls.createUser, {
    body: { email, name: 'Ivy', role: 'merchant' },
  })
  expect(status).toBe(201)
  expect(body.user).toMatchObject({ email, name: 'Ivy', role: 'merchant', shop_name: "Ivy's shop" })
  const [mail] = await testApp.readMailsTo(email)
  const link = new URL(mail?.link ?? '')
  expect(link.pathname).toBe('/reset-password')
  const browser = testApp.browser()
  const token_hash = link.searchParams.get('token_hash') ?? ''
  const { data } = await browser.auth.verifyOtp({ token_hash, type: 'recovery' })
  expect((await browser.auth.updateUser({ password })).error).toBeNull()
  expect(
    (await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)).body.user,
  ).toMatchObject({
    role: 'merchant',
  })
  expect((await admin.send(calls.createUser, { body: { email } })).body).toMatchObject({
    code: 'account_exists',
  })
  const weak = await admin.send(calls.createUser, { body: { email: 'weak@people.example', password: 'x' } })
  expect(weak).toMatchObject({ status: 422, body: { details: [{ path: 'password' }] } })
  expect(await testApp.db.many(sql`select id from users where email = 'weak@people.example'`)).toEqual([])
})

test('changes to users by an admin are in the audit log', async () => {
  const admin = await testApp.createAdmin()
  const { id } = await createSignedInUser(testApp).then(async (user) => {
    await testApp.withToken(user.token).send(calls.getMe)
    return user
  })
  await admin.send(calls.updateUser, { params: { id }, body: { name: 'New Name' } })
  await admin.send(calls.deleteUser, { params: { id } })
  const actions = await testApp.db.many<{ action: string; actor_id: string }>(sql`
    select action, actor_id from audit_log where subject_id = ${id} order by id`)
  expect(actions).toEqual([
    { action: 'user.update', actor_id: admin.id },
    { action: 'user.delete', actor_id: admin.id },
  ])
})

test('an update with an old version does not overwrite a user', async () => {
  const admin = await testApp.createAdmin()
  const { id } = await testApp.createCustomer()
  const params = { id }
  expect((await admin.send(calls.updateUser, { params, body: { name: 'One', version: 1 } })).status).toBe(200)
  const stale = await admin.send(calls.updateUser, { params, body: { name: 'Two', version: 1 } })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'stale_version', user: { name: 'One', version: 2 } },
  })
})

test('an admin cannot give a user the email of another, not even in two concurrent updates', async () => {
  const admin = await testApp.createAdmin()
  const createUser = async () => {
    const email = `${randomUUID()}@people.example`
    return (await admin.send(calls.createUser, { body: { email, password } })).body.user
  }
  const [one, other, third] = [await createUser(), await createUser(), await createUser()]
  const changeEmail = ({ id }: { id: string }, email: string) =>
    admin.send(calls.updateUser, { params: { id }, body: { email, name: 'Moved' } })
  expect(await changeEmail(one, third.email)).toMatchObject({
    status: 409,
    body: { code: 'account_exists', error: 'Another account uses this email address' },
  })
  expect((await admin.send(calls.getUser, { params: { id: one.id } })).body.user).toEqual(one)

  const free = `${randomUUID()}@people.example`
  const responses = await Promise.all([changeEmail(one, free), changeEmail(other, free)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a user learns at the old address that an admin has changed it', async () => {
  const admin = await testApp.createAdmin()
  const [from, to] = [`${randomUUID()}@people.example`, `${randomUUID()}@people.example`]
  const { user } = (await admin.send(calls.createUser, { body: { email: from, password } })).body
  await admin.send(calls.updateUser, { params: { id: user.id }, body: { name: 'Only the name' } })
  expect(await testApp.readMailsTo(from)).toEqual([])
  await admin.send(calls.updateUser, { params: { id: user.id }, body: { email: to } })
  const [mail, ...others] = await testApp.readMailsTo(from)
  expect(mail).toMatchObject({
    subject: 'An admin changed your email address',
    text: expect.stringContaining(to),
  })
  expect(others).toEqual([])
  await admin.send(calls.updateUser, { params: { id: user.id }, body: { email: to, name: 'The same' } })
  expect(await testApp.readMailsTo(to)).toEqual([])
})

test('the last admin cannot be deleted, banned, or demoted', async () => {
  const testApp = await createTestApp()
  const admin = await testApp.createAdmin()
  const params = { id: admin.id }
  expect(await admin.send(calls.deleteUser, { params })).toMatchObject({ body: { code: 'last_admin' } })
  expect((await admin.send(calls.updateUser, { params, body: { banned: true } })).body.code).toBe(
    'last_admin',
  )
  expect((await admin.send(calls.updateUser, { params, body: { role: 'customer' } })).body.code).toBe(
    'last_admin',
  )
  expect(await admin.send(calls.deleteMe, { body: {} })).toMatchObject({ body: { code: 'last_admin' } })
  expect((await admin.send(calls.getMe)).body.user.role).toBe('admin')
  await testApp.createAdmin()
  expect((await admin.send(calls.deleteUser, { params })).status).toBe(204)
})

test('deleting a merchant requires closing or transferring the shop', async () => {
  const admin = await testApp.createAdmin()
  const { merchant, id: shopId } = await testApp.createShop()
  const params = { id: merchant.id }
  expect(await admin.send(calls.deleteUser, { params })).toMatchObject({
    body: { code: 'shop_decision_required' },
  })
  const successor = await testApp.createMerchant()
  const full = (await testApp.createShop()).merchant
  const transferTo = (to: string) => admin.send(calls.deleteUser, { params, query: { shop: 'transfer', to } })
  for (const to of [randomUUID(), merchant.id, full.id, (await testApp.createCustomer()).id])
    expect(await transferTo(to)).toMatchObject({ status: 422, body: { details: [{ path: 'to' }] } })
  expect((await transferTo(successor.id)).status).toBe(204)
  expect((await successor.send(calls.getMe)).body.user.shop_id).toBe(shopId)

  const closing = await testApp.createShop()
  expect(
    (await admin.send(calls.deleteUser, { params: { id: closing.merchant.id }, query: { shop: 'close' } }))
      .status,
  ).toBe(204)
  expect((await testApp.anonymous.send(calls.getShop, { params: { id: closing.id } })).status).toBe(404)
})

test('a ban ends sessions, tokens and sign-in at once, and can be lifted', async () => {
  const admin = await testApp.createAdmin()
  const user = await createSignedInUser(testApp)
  expect((await testApp.withToken(user.token).send(calls.getMe)).status).toBe(200)
  await admin.send(calls.updateUser, { params: { id: user.id }, body: { banned: true } })
  expect((await testApp.withToken(user.token).send(calls.getMe)).status).toBe(401)
  expect((await refreshSession(user, user.refresh)).status).toBe(400)
  expect((await testApp.browser().auth.signInWithPassword(user)).error).toMatchObject({ code: 'user_banned' })
  expect(
    (await testApp.anonymous.send(calls.login, { body: { email: user.email, password } })).body.code,
  ).toBe('banned')
  await admin.send(calls.updateUser, { params: { id: user.id }, body: { banned: false } })
  expect((await testApp.browser().auth.signInWithPassword(user)).error).toBeNull()
})

test("deleting an account erases personal data and keeps the shop's sales records", async () => {
  const user = await createSignedInUser(testApp)
  const me = testApp.withToken(user.token)
  await me.send(calls.getMe)
  const { order } = await testApp.createOrder({ customer: { ...me, id: user.id } })
  await me.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'I live at the mill' } })
  expect(await me.send(calls.deleteMe, { body: { password: 'not it' } })).toMatchObject({
    body: { details: [{ path: 'password' }] },
  })
  expect((await me.send(calls.deleteMe, { body: { password } })).status).toBe(204)

  expect((await me.send(calls.getMe)).status).toBe(401)
  expect((await testApp.browser().auth.signInWithPassword(user)).error).toMatchObject({
    code: 'invalid_credentials',
  })
  const storedOrder = await testApp.db.one(sql`
    select o.customer_name, o.customer_email, o.customer_phone, i.name is not null as has_line,
      (select message from order_messages where order_id = o.id) as message
    from orders o join order_lines i on i.order_id = o.id where o.id = ${order.id}`)
  expect(storedOrder).toEqual({
    customer_name: 'Former customer',
    customer_email: '',
    customer_phone: '',
    has_line: true,
    message: 'This message was deleted with its account.',
  })
  const left = await testApp.db.many(sql`
    select id from users where email = ${user.email} union select id from accounts where email = ${user.email}`)
  expect(left).toEqual([])
})

test('deleting a user deletes notifications and unsent emails about the user', async () => {
  const testApp = await createTestApp()
  const [customer, other, shop] = [
    await testApp.createCustomer(),
    await testApp.createCustomer(),
    await testApp.createShop(),
  ]
  const { merchant } = shop
  for (const customerOrOther of [customer, other]) {
    const { order } = await testApp.createOrder({ customer: customerOrOther, shop })
    await customerOrOther.send(calls.sendOrderMessage, {
      params: { id: order.id },
      body: { message: 'At the mill' },
    })
    const key = { shop_id: shop.id, customer_id: customerOrOther.id }
    await customerOrOther.send(calls.sendMessage, { body: { ...key, message: 'Anybody there?' } })
  }
  const notificationDeps = createNotificationDeps(testApp.deps)
  await processOutbox(testApp.db, createNotificationHandler(notificationDeps), throwError)
  await notifyUnreadMessages({
    ...notificationDeps,
    now: () => new Date(Date.now() + chatLimits.unreadNotificationDelayMs + 1000),
  })
  const countNotifications = async () => [
    (await merchant.send(calls.listNotifications)).body.data.length,
    (await testApp.db.many(sql`select id from outbox where queue = 'email'`)).length,
  ]
  // each customer's order is confirmed by email
  expect(await countNotifications()).toEqual([6, 8])
  const admin = await testApp.createAdmin()
  expect((await admin.send(calls.deleteUser, { params: { id: customer.id } })).status).toBe(204)
  expect(await countNotifications()).toEqual([3, 4])
  expect((await admin.send(calls.deleteUser, { params: { id: other.id } })).status).toBe(204)
  expect(await countNotifications()).toEqual([0, 0])
})

test('a merchant can delete the account only together with the shop', async () => {
  const email = 'closing@people.example'
  await testApp.anonymous.send(calls.register, { body: { email, password, role: 'merchant' } })
  const [mail] = await testApp.readMailsTo(email)
  await testApp.browser().followLink(mail?.link ?? '')
  const { body } = await testApp.anonymous.send(calls.login, { body: { email, password } })
  const me = testApp.withToken(body.token)
  expect(await me.send(calls.deleteMe, { body: { password } })).toMatchObject({
    body: { code: 'shop_decision_required' },
  })
  expect((await me.send(calls.deleteMe, { body: { password, shop: 'close' } })).status).toBe(204)
})

test('a user lists their own sessions and can end each of them', async () => {
  const user = await createSignedInUser(testApp)
  const { data: otherSession } = await testApp.browser().auth.signInWithPassword(user)
  const me = testApp.withToken(user.token)
  const { body } = await me.send(calls.listSessions)
  expect(body.data).toHaveLength(2)
  expect(body.data.filter(({ is_current }) => is_current)).toHaveLength(1)
  const other = body.data.find(({ is_current }) => !is_current)
  expect((await me.send(calls.endSession, { params: { id: other?.id ?? '' } })).status).toBe(204)
  expect((await testApp.withToken(otherSession.session?.access_token ?? '').send(calls.getMe)).status).toBe(
    401,
  )
  const stranger = await createSignedInUser(testApp)
  const strangersSession = (await testApp.withToken(stranger.token).send(calls.listSessions)).body.data[0]
  expect((await me.send(calls.endSession, { params: { id: strangersSession?.id ?? '' } })).status).toBe(404)
  expect((await me.send(calls.logout, { body: { scope: 'global' } })).status).toBe(204)
  expect((await me.send(calls.getMe)).status).toBe(401)
})

test('a user can export all data stored about them, without secrets', async () => {
  const user = await createSignedInUser(testApp)
  const me = testApp.withToken(user.token)
  await me.send(calls.updateMe, { body: { name: 'Ada Export' } })
  await testApp.createOrder({ customer: { ...me, id: user.id } })
  const { body, headers } = await me.send(calls.exportMe)
  expect(headers['content-disposition']).toContain('attachment')
  expect(body).toMatchObject({ user: { name: 'Ada Export', email: user.email }, shop: null, sessions: [{}] })
  expect(body.orders).toHaveLength(1)
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2|secret/)
})

/** Columns that the export leaves out, for they are computed or internal. */
const notExported: Record<string, string[]> = {
  shops: ['earth_point', 'updated_at', 'deleted_at', 'reviewed_fields_changed_at'],
  orders: ['capture_cents', 'pickup_reminded_at'],
  order_messages: [],
  chat_messages: ['customer_count', 'shop_count'],
  cart_items: ['id', 'user_id', 'seen_price_cents'],
}

test('the export has each column of the shop, the orders, the messages and the cart', async () => {
  const user = await createSignedInUser(testApp)
  const me = { ...testApp.withToken(user.token), id: user.id }
  const { merchant } = await testApp.createShop()
  const product = await testApp.createProduct()
  const { order } = await testApp.createOrder({ customer: me, product })
  await me.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'Hello' } })
  await me.send(calls.addToCart, {
    params: { userId: me.id },
    body: { productId: product.id, shopId: product.shop.id },
  })
  await me.send(calls.sendMessage, {
    body: { shop_id: product.shop.id, customer_id: me.id, message_id: randomUUID(), message: 'Hello' },
  })
  await testApp.db.one(sql`update shop_members set user_id = ${me.id} where user_id = ${merchant.id}`)
  const { body } = await me.send(calls.exportMe)
  const { shop, orders, messages, direct_messages, cart } = body as unknown as Record<string, object[]>
  const exported = {
    shops: shop,
    orders: orders?.[0],
    order_messages: messages?.[0],
    chat_messages: direct_messages?.[0],
    cart_items: cart?.[0],
  }
  for (const [table, row] of Object.entries(exported)) {
    const columns = await testApp.db.many<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name = ${table} order by ordinal_position`)
    const missing = columns.filter(({ name }) => !(name in (row ?? {}))).map(({ name }) => name)
    expect(missing, table).toEqual(notExported[table])
  }
})

test('changing the password requires the current one and ends the other sessions', async () => {
  const user = await createSignedInUser(testApp)
  const me = testApp.withToken(user.token)
  const { data: otherSession } = await testApp.browser().auth.signInWithPassword(user)
  const change = (currentPassword: string, newPassword: string) =>
    me.send(calls.changePassword, { body: { currentPassword, newPassword } })
  expect((await change('not it', 'a door on the latch')).body.details).toMatchObject([
    { path: 'currentPassword' },
  ])
  expect((await change(password, 'short')).body.details).toMatchObject([{ path: 'newPassword' }])
  expect((await change(password, password)).body.details).toMatchObject([{ path: 'newPassword' }])
  expect((await change(password, 'a door on the latch')).body).toEqual({ success: true })
  expect((await me.send(calls.getMe)).status).toBe(200)
  expect((await testApp.withToken(otherSession.session?.access_token ?? '').send(calls.getMe)).status).toBe(
    401,
  )
})
