import { randomUUID } from 'node:crypto'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createSignedInUser,
  refreshSession,
  type SignedInUser,
  sendAuthRequest,
} from '../accounts/sign-in-races.ts'
import { createPaymentsFixture } from '../payments/payments-fixture.ts'
import { createTestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'

const testApp = await createTestApp({
  env: { AUTH_EMAIL_COOLDOWN: '0', REFUND_CONFIRMATION_ABOVE: '50' },
})
afterEach(() => {
  testApp.clock.now = undefined
})

function waitMinutes(minutes: number) {
  testApp.clock.now = new Date(Date.now() + minutes * minuteMs)
}

const needsConfirmation = { status: 403, body: { code: 'confirm_identity' } }

async function signInAs(role: 'customer' | 'merchant' | 'admin') {
  const account = await createSignedInUser(testApp)
  await testApp.withToken(account.token).send(calls.getMe)
  await testApp.db.one(sql`update users set role = ${role} where id = ${account.id}`)
  testApp.deps.bus.publish('user.changed', { user_id: account.id })
  return { ...account, user: testApp.withToken(account.token) }
}

async function readCode(account: SignedInUser): Promise<string> {
  await sendAuthRequest(account, '/reauthenticate', undefined, account.token)
  return (await testApp.readMailsTo(account.email))[0]?.code ?? ''
}

const declared = Object.entries<CallShape>(calls).filter(([, call]) => call.recentAuthentication)

/** Whatever else is wrong with it, the call is rejected before. */
async function sendBare(user: TestUser, call: CallShape) {
  const id = randomUUID()
  const params = call.params && { id, payout_id: id }
  return user.send(call, { ...(params && { params }), ...(call.body && { body: {} }) } as never)
}

const getCode = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code

describe('a call that declares it', () => {
  test.each(declared)('%s needs an authentication in the last 10 minutes', async (_, call) => {
    const admin = await signInAs('admin')
    const isRejected = async () => getCode(await sendBare(admin.user, call)) === 'confirm_identity'
    waitMinutes(9)
    expect(await isRejected()).toBe(false)
    waitMinutes(11)
    expect(await isRejected()).toBe(true)
    const { body } = await refreshSession(admin, admin.refresh)
    const refreshed = testApp.withToken(String(body.access_token))
    expect(await sendBare(refreshed, call)).toMatchObject(needsConfirmation)
  })

  test('is not required of a demo account', async () => {
    const customer = await testApp.createCustomer()
    waitMinutes(11)
    expect((await customer.send(calls.exportMe)).status).toBe(200)
  })
})

describe('a confirmation', () => {
  test('by the password counts for 10 minutes, for this session only', async () => {
    const account = await signInAs('customer')
    const { data } = await testApp
      .browser()
      .auth.signInWithPassword({ email: account.email, password: account.password })
    const elsewhere = testApp.withToken(data.session?.access_token ?? '')
    waitMinutes(11)
    expect(
      await account.user.send(calls.confirmIdentity, { body: { password: 'wrong, all of it' } }),
    ).toMatchObject({ status: 422, body: { details: [{ path: 'password' }] } })
    expect(await account.user.send(calls.exportMe)).toMatchObject(needsConfirmation)

    const { password } = account
    expect((await account.user.send(calls.confirmIdentity, { body: { password } })).status).toBe(204)
    expect((await account.user.send(calls.exportMe)).status).toBe(200)
    expect(await elsewhere.send(calls.exportMe)).toMatchObject(needsConfirmation)
    waitMinutes(22)
    expect(await account.user.send(calls.exportMe)).toMatchObject(needsConfirmation)
  })

  test('by an emailed code works once', async () => {
    const account = await signInAs('customer')
    waitMinutes(11)
    const code = await readCode(account)
    expect(await account.user.send(calls.confirmIdentity, { body: { code: '000000' } })).toMatchObject({
      status: 422,
      body: { details: [{ path: 'code' }] },
    })
    expect((await account.user.send(calls.confirmIdentity, { body: { code } })).status).toBe(204)
    expect((await account.user.send(calls.exportMe)).status).toBe(200)
    expect((await account.user.send(calls.confirmIdentity, { body: { code } })).status).toBe(422)
  })

  test('of two kinds at once, or of none, is invalid', async () => {
    const { user, password } = await signInAs('customer')
    for (const body of [{}, { password, code: '123456' }])
      expect((await user.send(calls.confirmIdentity, { body: body as never })).status).toBe(400)
  })

  test('guesses count as attempts to sign in', async () => {
    // the limit is also by address, which the other tests share
    const otherApp = await createTestApp()
    const { token } = await createSignedInUser(otherApp)
    const user = otherApp.withToken(token)
    const guess = () => user.send(calls.confirmIdentity, { body: { password: 'wrong, all of it' } })
    const statuses: number[] = []
    while (statuses.length < 40) statuses.push((await guess()).status)
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([422]))
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]))
  })
})

test('an admin changes a name at any time, but email and role only after a confirmation', async () => {
  const admin = await signInAs('admin')
  const { id } = await testApp.createCustomer()
  waitMinutes(11)
  const update = (body: object) => admin.user.send(calls.updateUser, { params: { id }, body })
  expect((await update({ name: 'Kim Lane' })).status).toBe(200)
  expect(await update({ role: 'admin' })).toMatchObject(needsConfirmation)
  expect(await update({ email: `${randomUUID()}@people.example` })).toMatchObject(needsConfirmation)
  const role = { userId: id, role: 'merchant', shop_name: 'Lamps' } as const
  expect(await admin.user.send(calls.updateRole, { body: role })).toMatchObject(needsConfirmation)
  await admin.user.send(calls.confirmIdentity, { body: { password: admin.password } })
  expect((await update({ role: 'admin' })).status).toBe(200)
})

test('a customer opens a shop without a confirmation', async () => {
  const { user, id } = await signInAs('customer')
  waitMinutes(11)
  const body = { userId: id, role: 'merchant', shop_name: 'Lamps' } as const
  expect((await user.send(calls.updateRole, { body })).status).toBe(200)
})

test('a refund above the setting needs a confirmation, a smaller one does not', async () => {
  const fixture = createPaymentsFixture(testApp)
  const admin = await signInAs('admin')
  const product = await testApp.createProduct({ price_cents: 4000, stock: 5 })
  const { orders } = await fixture.captured(await testApp.createCustomer(), [[product, 2]])
  waitMinutes(11)
  const params = { id: orders[0]?.id ?? '' }
  const refund = (amount?: number) =>
    admin.user.send(calls.refundOrder, { params, body: { reason: 'Broken', ...(amount && { amount }) } })
  expect(await refund(50.01)).toMatchObject(needsConfirmation)
  expect(await refund()).toMatchObject(needsConfirmation)
  expect((await refund(10)).status).toBe(201)
  await admin.user.send(calls.confirmIdentity, { body: { password: admin.password } })
  expect((await refund(50.01)).status).toBe(201)
})
