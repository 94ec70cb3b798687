import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import { cleanupAccounts } from './cleanup-accounts.ts'

const password = 'a lamp in the window'

async function registerMerchant({ anonymous }: TestApp, email: string) {
  const { body } = await anonymous.send(calls.register, { body: { email, password, role: 'merchant' } })
  return body.user
}
const listQueue = async (testApp: TestApp) =>
  (await (await testApp.createAdmin()).send(calls.listReviewQueue)).body

async function confirm(testApp: TestApp, email: string) {
  const [mail] = await testApp.readMailsTo(email)
  await testApp.browser().followLink(mail?.link ?? '')
}

/** Runs the job as if this many days had passed. */
function cleanupAfter({ db }: TestApp, days: number, env: NodeJS.ProcessEnv = {}) {
  const { identity } = readConfig({ DEMO: 'off', ...env })
  return cleanupAccounts(db, identity, new Date(Date.now() + days * dayMs))
}

test('a shop is in the review queue once its owner has confirmed the address', async () => {
  const testApp = await createTestApp()
  const email = 'nora@people.example'
  const { shop_id } = await registerMerchant(testApp, email)
  expect(await listQueue(testApp)).toMatchObject({ data: [], pagination: { total: 0 } })
  await confirm(testApp, email)
  expect(await listQueue(testApp)).toMatchObject({
    data: [{ shop: { id: shop_id } }],
    pagination: { total: 1 },
  })
})

test('without confirmation by email a shop is in the review queue at once', async () => {
  const testApp = await createTestApp({ env: { AUTH_AUTOCONFIRM: 'on' } })
  const { shop_id } = await registerMerchant(testApp, 'nora@people.example')
  expect(await listQueue(testApp)).toMatchObject({ data: [{ shop: { id: shop_id } }] })
})

test('an unconfirmed registration is deleted after the period of the setting, and its address is free', async () => {
  const testApp = await createTestApp()
  const email = 'nora@people.example'
  const { id, shop_id } = await registerMerchant(testApp, email)
  const find = () =>
    testApp.db.many(sql`
      select id from users where id = ${id} union all select id from accounts where id = ${id}
      union all select id from shops where id = ${shop_id}`)
  await cleanupAfter(testApp, 29)
  expect(await find()).toHaveLength(3)
  await cleanupAfter(testApp, 8, { AUTH_UNCONFIRMED_LIFETIME: String(7 * 24 * 3600) })
  expect(await find()).toEqual([])
  testApp.clock.now = new Date(Date.now() + dayMs)
  expect((await registerMerchant(testApp, email)).id).not.toBe(id)
})

test('the owner of an address who signs in by code is a customer, not the merchant that a stranger registered', async () => {
  const testApp = await createTestApp()
  const email = 'nora@people.example'
  const { id, shop_id } = await registerMerchant(testApp, email)
  testApp.clock.now = new Date(Date.now() + 61_000)
  const { auth } = testApp.browser()
  await auth.signInWithOtp({ email })
  const [mail] = await testApp.readMailsTo(email)
  const { data } = await auth.verifyOtp({ email, token: mail?.code ?? '', type: 'email' })
  expect(data.user?.id).toBe(id)
  const { user } = (await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)).body
  expect(user).toMatchObject({ role: 'customer', shop_id: null })
  expect(await testApp.db.many(sql`select id from shops where id = ${shop_id}`)).toEqual([])
})

test('a merchant who opens the confirmation link keeps the shop, also after a later sign-in by code', async () => {
  const testApp = await createTestApp()
  const email = 'nora@people.example'
  const { shop_id } = await registerMerchant(testApp, email)
  await confirm(testApp, email)
  testApp.clock.now = new Date(Date.now() + 61_000)
  const { auth } = testApp.browser()
  await auth.signInWithOtp({ email })
  const [mail] = await testApp.readMailsTo(email)
  const { data } = await auth.verifyOtp({ email, token: mail?.code ?? '', type: 'email' })
  const { user } = (await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)).body
  expect(user).toMatchObject({ role: 'merchant', shop_id })
})

test('a registration stays after its address was confirmed, or an admin has approved its shop', async () => {
  const testApp = await createTestApp()
  const confirmed = await registerMerchant(testApp, 'nora@people.example')
  await confirm(testApp, 'nora@people.example')
  const approved = await registerMerchant(testApp, 'ivy@people.example')
  const admin = await testApp.createAdmin()
  await admin.send(calls.approveShop, { params: { id: approved.shop_id ?? '' } })
  await cleanupAfter(testApp, 400)
  const ids = (await testApp.db.many<{ id: string }>(sql`select id from users where not is_demo`)).map(
    (row) => row.id,
  )
  expect(ids.sort()).toEqual([confirmed.id, approved.id].sort())
})
