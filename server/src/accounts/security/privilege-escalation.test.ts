import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { ownerOf } from '../../shops/members-store.ts'
import { createSignedInUser, refreshSession, sendAuthRequest } from '../../test/accounts/sign-in-races.ts'
import { privilegedFields } from '../../test/security/attacks.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const password = 'a lamp in the window'

test('metadata at sign-up or later grants no role and no shop', async () => {
  const browser = testApp.browser()
  const email = 'climber@people.example'
  await browser.auth.signUp({ email, password, options: { data: privilegedFields } })
  const [mail] = await testApp.readMailsTo(email)
  const code = (await browser.followLink(mail?.link ?? '')).searchParams.get('code') ?? ''
  const { data } = await browser.auth.exchangeCodeForSession(code)
  const me = testApp.withToken(data.session?.access_token ?? '')
  expect((await me.send(calls.getMe)).body.user).toMatchObject({ role: 'customer', shop_id: null })

  await browser.auth.updateUser({ data: privilegedFields })
  const put = await testApp.app.inject({
    method: 'PUT',
    url: '/auth/v1/user',
    payload: { app_metadata: { role: 'admin' } },
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'x-supabase-api-version': '2024-01-01',
    },
  })
  expect(put.statusCode).toBe(403)
  const fresh = await refreshSession({ browser }, data.session?.refresh_token ?? '')
  const later = testApp.withToken(String(fresh.body.access_token))
  expect((await later.send(calls.getMe)).body.user).toMatchObject({ role: 'customer', shop_id: null })
  expect((await later.send(calls.listUsers)).status).toBe(403)
  const { user: storedUser } = fresh.body as { user: { app_metadata: object } }
  expect(storedUser.app_metadata).toMatchObject({ role: 'customer' })
  expect(storedUser.app_metadata).not.toHaveProperty('shop_id')
})

test('registration requires a role', async () => {
  for (const role of [undefined, null, '']) {
    const body = { email: 'roleless@people.example', password, role }
    const { status, body: responseBody } = await testApp.anonymous.send(calls.register, { body })
    expect(status).toBe(400)
    expect(responseBody).toMatchObject({ code: 'bad_request', details: [{ path: 'role' }] })
  }
  const { body } = await testApp.anonymous.send(calls.register, {
    body: { email: 'roleless@people.example', password, role: 'user' },
  })
  expect(body.user.role).toBe('customer')
})

test('registration accepts only the roles customer and merchant', async () => {
  const rejected = await testApp.anonymous.send(calls.register, {
    body: { email: 'a@people.example', password, role: 'admin' },
  })
  expect(rejected).toMatchObject({ status: 400, body: { details: [{ path: 'role' }] } })
  const created = await testApp.anonymous.send(calls.register, {
    body: { email: 'a@people.example', password, ...privilegedFields, role: 'user' },
  })
  expect(created).toMatchObject({ status: 201, body: { user: { role: 'customer', shop_id: null } } })
})

test('a merchant registers with a pending shop, created in the same transaction', async () => {
  const email = 'sam@people.example'
  const { body } = await testApp.anonymous.send(calls.register, {
    body: { email, password, name: 'Sam', role: 'merchant' },
  })
  expect(body).toMatchObject({
    confirmation_required: true,
    user: { role: 'merchant', shop_id: expect.any(String) },
  })
  expect(body).not.toHaveProperty('token')
  const shop = await testApp.db.one(
    sql`select ${ownerOf(sql`shops.id`)} as owner_id, status, name from shops where id = ${body.user.shop_id}`,
  )
  expect(shop).toEqual({ owner_id: body.user.id, status: 'pending_approval', name: "Sam's shop" })

  const [mail] = await testApp.readMailsTo(email)
  await testApp.browser().followLink(mail?.link ?? '')
  const { data } = await testApp.browser().auth.signInWithPassword({ email, password })
  expect(data.user?.app_metadata).toMatchObject({ role: 'merchant', shop_id: body.user.shop_id })
  const me = await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)
  expect(me.body.user).toEqual(body.user)
})

test('when the shop cannot be created, no account is created', async () => {
  const broken = await createTestApp()
  await broken.db.one(sql`alter table shops add constraint no_more check (name <> 'Sam''s shop') not valid`)
  const body = { email: 'sam@people.example', password, name: 'Sam', role: 'merchant' }
  expect((await broken.anonymous.send(calls.register, { body })).status).toBe(500)
  expect(await broken.db.many(sql`select id from accounts`)).toEqual([])
  expect(await broken.readMailsTo('sam@people.example')).toEqual([])
})

test('update-role makes a customer a merchant once and never an admin', async () => {
  const user = await createSignedInUser(testApp)
  const me = testApp.withToken(user.token)
  const become = (userId: string, role: string) => me.send(calls.updateRole, { body: { userId, role } })
  const other = await createSignedInUser(testApp)
  expect((await become(user.id, 'admin')).status).toBe(403)
  expect((await become(other.id, 'merchant')).status).toBe(403)
  const first = await become(user.id, 'merchant')
  expect(first).toMatchObject({
    status: 200,
    body: { shopId: expect.any(String), user: { role: 'merchant' } },
  })
  expect((await become(user.id, 'merchant')).body.shopId).toBe(first.body.shopId)
  expect((await become(user.id, 'customer')).status).toBe(403)
  const shops = await testApp.db.many(sql`select shop_id from shop_members where user_id = ${user.id}`)
  expect(shops).toHaveLength(1)
})

test('a new merchant can name the shop, within the maximum length', async () => {
  const user = await createSignedInUser(testApp)
  const become = (shop_name: string) =>
    testApp
      .withToken(user.token)
      .send(calls.updateRole, { body: { userId: user.id, role: 'merchant', shop_name } })
  expect(await become('   ')).toMatchObject({ status: 400, body: { details: [{ path: 'shop_name' }] } })
  expect(await become('x'.repeat(121))).toMatchObject({ status: 400 })
  const { body } = await become(' Maple Books ')
  const shop = await testApp.withToken(user.token).send(calls.getShop, { params: { id: body.shopId ?? '' } })
  expect(shop.body.shop.name).toBe('Maple Books')
})

test('an admin sets roles, but cannot set read-only fields of a user', async () => {
  const admin = await testApp.createAdmin()
  const user = await createSignedInUser(testApp)
  await testApp.withToken(user.token).send(calls.getMe)
  const params = { id: user.id }
  const body = {
    role: 'merchant',
    shop_id: privilegedFields.shop_id,
    is_demo: true,
    id: admin.id,
    created_at: '2000-01-01',
  }
  const { body: changed } = await admin.send(calls.updateUser, { params, body })
  expect(changed.user).toMatchObject({ id: user.id, role: 'merchant', is_demo: false })
  expect(changed.user.shop_id).not.toBe(privilegedFields.shop_id)
  expect(changed.user.created_at).not.toContain('2000')
})

test('only a service key can write app_metadata, and even that grants no role', async () => {
  const user = await createSignedInUser(testApp)
  await testApp.withToken(user.token).send(calls.getMe)
  expect(await sendAuthRequest(user, '/admin/users', undefined, user.token)).toMatchObject({
    status: 403,
    body: { code: 'not_admin', message: 'User not allowed' },
  })
  await testApp.db.one(
    sql`update accounts set app_metadata = '{"role":"admin","plan":"gold"}' where id = ${user.id}`,
  )
  const response = await sendAuthRequest(user, '/user', undefined, user.token)
  expect(response.body.app_metadata).toMatchObject({ role: 'customer', plan: 'gold' })
  expect((await testApp.withToken(user.token).send(calls.listUsers)).status).toBe(403)
})
