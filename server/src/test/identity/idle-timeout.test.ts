import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs, minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { endIdleSessions } from '../../accounts/end-idle-sessions.ts'
import { readConfig } from '../../config.ts'
import {
  createSignedInUser,
  refreshSession,
  type SignedInUser,
  sendAuthRequest,
} from '../accounts/sign-in-races.ts'
import { connectSignedInSocket } from '../clients/socket-client.ts'
import { createTestApp, type TestApp } from '../setup/test-app.ts'

const testApp = await createTestApp({ env: { AUTH_EMAIL_COOLDOWN: '0' } })
afterEach(() => {
  testApp.clock.now = undefined
})
const startedAt = Date.now()

const accountIds: string[] = []

function wait(ms: number, app: TestApp = testApp) {
  app.clock.now = new Date(startedAt + ms)
  // the cache of tokens has a clock of its own
  for (const user_id of accountIds) app.deps.bus.publish('user.changed', { user_id })
}

async function signInAs(role: StoredRole, app: TestApp = testApp) {
  wait(0, app)
  const account = await createSignedInUser(app)
  await app.withToken(account.token).send(calls.getMe)
  await app.db.one(sql`update users set role = ${role} where id = ${account.id}`)
  app.deps.bus.publish('user.changed', { user_id: account.id })
  accountIds.push(account.id)
  return { ...account, user: { ...app.withToken(account.token), id: account.id } }
}

/** A page that stays open renews its token without input of its user. */
async function renew(account: SignedInUser) {
  const { status, body } = await refreshSession(account, account.refresh)
  account.refresh = String(body.refresh_token ?? account.refresh)
  return { status, body, user: testApp.withToken(String(body.access_token)) }
}

const getStatus = async ({ user }: Pick<Awaited<ReturnType<typeof signInAs>>, 'user'>) =>
  (await user.send(calls.getMe)).status

describe('a session without use', () => {
  test.each([
    ['admin', 30 * minuteMs],
    ['merchant', 12 * hourMs],
  ] as const)('of an %s ends, also when its page renews the token and reads', async (role, timeoutMs) => {
    const account = await signInAs(role)
    wait(timeoutMs - minuteMs)
    const renewed = await renew(account)
    expect(await getStatus(renewed)).toBe(200)
    wait(timeoutMs)
    expect(await getStatus(renewed)).toBe(401)
    expect((await renew(account)).body.code).toBe('session_expired')
    expect(
      (await sendAuthRequest(account, '/user', undefined, String(renewed.body.access_token))).status,
    ).toBe(403)
    // and cannot be reopened
    expect((await renewed.user.send(calls.reportActivity)).status).toBe(401)
  })

  test('of a customer goes on', async () => {
    const account = await signInAs('customer')
    expect((await account.user.send(calls.reportActivity)).body).toEqual({ idle_timeout_seconds: null })
    wait(20 * hourMs)
    expect(await getStatus(await renew(account))).toBe(200)
  })

  test('of a demo account goes on', async () => {
    const demoAccounts = (await testApp.anonymous.send(calls.listDemoAccounts)).body.data
    const admin = demoAccounts.find(({ role }) => role === 'admin')
    await testApp.db.one(sql`
      insert into users (id, email, name, role, is_demo)
      values (${admin?.id}, ${admin?.email}, 'Demo', 'admin', true) on conflict do nothing`)
    wait(0)
    const { body } = await sendAuthRequest({ browser: testApp.browser() }, '/token?grant_type=password', {
      email: admin?.email,
      password: admin?.password,
    })
    wait(31 * minuteMs)
    const user = testApp.withToken(String(body.access_token))
    expect(await getStatus({ user })).toBe(200)
    expect((await user.send(calls.reportActivity)).body).toEqual({ idle_timeout_seconds: null })
  })

  test('disappears with its sockets', async () => {
    const account = await signInAs('admin')
    await testApp.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = testApp.app.server.address() as { port: number }
    const socket = await connectSignedInSocket({ port }, account.user, { userType: 'admin' })
    const auth = await createAuthDeps(testApp.deps, readConfig({ DEMO: 'off' }).identity)
    wait(29 * minuteMs)
    await endIdleSessions(auth)
    const count = () => testApp.db.many(sql`select id from account_sessions where account_id = ${account.id}`)
    expect(await count()).toHaveLength(1)
    wait(30 * minuteMs)
    await endIdleSessions(auth)
    expect(await count()).toHaveLength(0)
    expect(await socket.closed).toBe(closeCodes.sessionEnded)
  })
})

describe('use', () => {
  test('keeps a session, is written once a minute, and says when the session ends', async () => {
    const account = await signInAs('admin')
    const readTime = async () =>
      (
        await testApp.db.one<{ last_active_at: Date }>(
          sql`select last_active_at from account_sessions where account_id = ${account.id}`,
        )
      )?.last_active_at.getTime()
    wait(59 * secondMs)
    expect((await account.user.send(calls.reportActivity)).body).toEqual({ idle_timeout_seconds: 1800 })
    expect(await readTime()).toBe(startedAt)
    wait(20 * minuteMs)
    await account.user.send(calls.reportActivity)
    expect(await readTime()).toBe(startedAt + 20 * minuteMs)
    wait(49 * minuteMs)
    expect(await getStatus(account)).toBe(200)
    wait(50 * minuteMs)
    expect(await getStatus(account)).toBe(401)
  })

  test('of one session does not keep another', async () => {
    const account = await signInAs('admin')
    const { email, password } = account
    const { body } = await sendAuthRequest(account, '/token?grant_type=password', { email, password })
    wait(20 * minuteMs)
    await account.user.send(calls.reportActivity)
    wait(31 * minuteMs)
    expect(await getStatus(account)).toBe(200)
    expect(await getStatus({ user: testApp.withToken(String(body.access_token)) })).toBe(401)
  })
})

describe('a counter device', () => {
  test('of a merchant stays signed in, until it is removed', async () => {
    const account = await signInAs('merchant')
    expect((await account.user.send(calls.registerCounterDevice)).status).toBe(204)
    expect((await account.user.send(calls.reportActivity)).body).toEqual({ idle_timeout_seconds: null })
    wait(13 * hourMs)
    const renewed = await renew(account)
    expect(await getStatus(renewed)).toBe(200)
    await endIdleSessions(await createAuthDeps(testApp.deps, readConfig({ DEMO: 'off' }).identity))
    const [session] = (await renewed.user.send(calls.listSessions)).body.data
    expect(session).toMatchObject({ is_counter_device: true, is_current: true })

    const params = { id: session?.id ?? '' }
    const stranger = await signInAs('merchant')
    expect((await stranger.user.send(calls.removeCounterDevice, { params })).status).toBe(404)
    wait(13 * hourMs)
    await renewed.user.send(calls.reportActivity)
    expect((await renewed.user.send(calls.removeCounterDevice, { params })).status).toBe(204)
    expect(await getStatus(renewed)).toBe(200)
    wait(25 * hourMs + minuteMs)
    expect((await renew(account)).status).toBe(400)
  })

  test('is registered only shortly after an authentication', async () => {
    const account = await signInAs('merchant')
    wait(11 * minuteMs)
    expect(await account.user.send(calls.registerCounterDevice)).toMatchObject({
      status: 403,
      body: { code: 'confirm_identity' },
    })
    await account.user.send(calls.confirmIdentity, { body: { password: account.password } })
    expect((await account.user.send(calls.registerCounterDevice)).status).toBe(204)
  })

  test('is never that of an admin, also when its merchant becomes one', async () => {
    const admin = await signInAs('admin')
    expect((await admin.user.send(calls.registerCounterDevice)).status).toBe(403)
    const account = await signInAs('merchant')
    await account.user.send(calls.registerCounterDevice)
    await testApp.db.one(sql`update users set role = 'admin' where id = ${account.id}`)
    testApp.deps.bus.publish('user.changed', { user_id: account.id })
    wait(31 * minuteMs)
    expect(await getStatus(account)).toBe(401)
  })
})

describe('the settings', () => {
  test('change the times, and 0 turns them off', async () => {
    const env = { AUTH_IDLE_TIMEOUT_ADMIN: '0', AUTH_IDLE_TIMEOUT_MERCHANT: '300' }
    const otherApp = await createTestApp({ env })
    const [admin, merchant] = [await signInAs('admin', otherApp), await signInAs('merchant', otherApp)]
    expect((await admin.user.send(calls.reportActivity)).body).toEqual({ idle_timeout_seconds: null })
    expect((await merchant.user.send(calls.reportActivity)).body).toEqual({ idle_timeout_seconds: 300 })
    wait(31 * minuteMs, otherApp)
    expect(await getStatus(admin)).toBe(200)
    expect(await getStatus(merchant)).toBe(401)
  })

  test('below what a page can warn of stop the start', () => {
    expect(() => readConfig({ AUTH_IDLE_TIMEOUT_ADMIN: '60' })).toThrow('AUTH_IDLE_TIMEOUT_ADMIN')
  })
})
