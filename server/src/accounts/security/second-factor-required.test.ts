import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createSignedInUser } from '../../test/accounts/sign-in-races.ts'
import { connectRealtimeClient, joinChannel } from '../../test/clients/realtime-client.ts'
import { connectSocket } from '../../test/clients/socket-client.ts'
import { createUserWithFactor } from '../../test/identity/second-factors-fixture.ts'
import { startInProcessNode } from '../../test/nodes/in-process-node.ts'
import { createPermissionFixture, sendCallAs } from '../../test/permissions/permission-fixture.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'
import type { TestUser } from '../../test/setup/test-user.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
const rejection = { status: 403, body: { code: 'second_factor_required' } }

test('whoever has a second factor needs it in every session', async () => {
  const { email, password, token } = await createUserWithFactor(testApp, new Date())
  expect((await testApp.withToken(token).send(calls.getMe)).status).toBe(200)

  const { data } = await testApp.browser().auth.signInWithPassword({ email, password })
  const halfSignedIn = testApp.withToken(data.session?.access_token ?? '')
  expect(await halfSignedIn.send(calls.getMe)).toMatchObject(rejection)
  expect(await halfSignedIn.send(calls.listSessions)).toMatchObject(rejection)
  // like any visitor
  expect((await halfSignedIn.send(calls.listProducts)).status).toBe(200)
})

test('the sign-in of our own says that a second factor is missing, and its token counts for nothing', async () => {
  const { email, password, browser } = await createUserWithFactor(testApp, new Date())
  const { status, body } = await testApp.anonymous.send(calls.login, { body: { email, password } })
  expect({ status, body }).toMatchObject({ status: 200, body: { second_factor_required: true } })
  expect(await testApp.withToken(body.token).send(calls.getMe)).toMatchObject(rejection)

  const { data } = await browser.auth.mfa.listFactors()
  for (const { id } of data?.totp ?? []) await browser.auth.mfa.unenroll({ factorId: id })
  const without = await testApp.anonymous.send(calls.login, { body: { email, password } })
  expect(without.body.second_factor_required).toBeUndefined()
  expect((await testApp.withToken(without.body.token).send(calls.getMe)).status).toBe(200)
})

const strict = { ADMIN_SECOND_FACTOR: 'required' }
const strictApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off', ...strict } })

async function makeAdmin({ db, deps }: TestApp, id: string): Promise<void> {
  await db.one(sql`
    insert into users (id, email, name, role) values (${id}, ${`${id}@people.example`}, 'Ada', 'admin')
    on conflict (id) do update set role = 'admin'`)
  deps.bus.publish('user.changed', { user_id: id })
}

/** Signed in with a password alone, or with a code as well. */
async function createAdmin(level: 'aal1' | 'aal2', app = strictApp): Promise<TestUser> {
  const { id, token } =
    level === 'aal1' ? await createSignedInUser(app) : await createUserWithFactor(app, new Date())
  await makeAdmin(app, id)
  return { ...app.withToken(token), id }
}

// the first two end the session or its account, the third has no password of the fixture
const ownAccountCalls: readonly CallName[] = ['logout', 'deleteMe', 'changePassword']
const guardedCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access !== 'public')

async function listAdminStatuses(app: TestApp, level: 'aal1' | 'aal2') {
  const [world, shared] = [await createPermissionFixture(app, 'shown'), await createAdmin(level, app)]
  const statuses: Partial<Record<CallName, string>> = {}
  for (const name of guardedCalls) {
    const admin = ownAccountCalls.includes(name) ? await createAdmin(level, app) : shared
    const asAdmin = { ...world, users: { ...world.users, admin } }
    const { status, body } = await sendCallAs(name, 'shown', 'admin', asAdmin)
    statuses[name] = `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`.trim()
  }
  return statuses
}

test('with the setting, an admin without a code is rejected by every call that needs a user', async () => {
  expect(guardedCalls.filter((name) => (calls[name] as CallShape).access === 'admin').length).toBeGreaterThan(
    25,
  )
  const statuses = await listAdminStatuses(strictApp, 'aal1')
  expect(new Set(Object.values(statuses))).toEqual(new Set(['403 second_factor_required']))
  // it is this check that rejects: without the setting the same admin gets in
  const unchecked = await listAdminStatuses(testApp, 'aal1')
  expect(Object.values(unchecked)).not.toContain('403 second_factor_required')
  expect(await listAdminStatuses(strictApp, 'aal2')).toEqual(unchecked)
})

test('with the setting, sockets, channels and storage accept an admin only with a code', async () => {
  const node = await startInProcessNode(strictApp, strictApp.deps.bus, strict)
  const received: unknown[] = []
  for (const level of ['aal1', 'aal2'] as const) {
    const admin = await createAdmin(level)
    const socket = await connectSocket(node)
    socket.send({ type: 'auth', userId: admin.id, userType: 'admin', token: admin.token ?? '' })
    const client = await connectRealtimeClient(node, admin)
    const channel = client.channel(`user:${admin.id}`, { config: { private: true } })
    const { statusCode } = await strictApp.app.inject({
      url: '/storage/v1/bucket',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    received.push({
      socket: await Promise.race([
        socket.waitForFrame('auth_success').then(() => 'in'),
        socket.closed.then(() => 'out'),
      ]),
      channel: await joinChannel(channel).then(
        () => 'in',
        () => 'out',
      ),
      storage: statusCode === 200 ? 'in' : 'out',
    })
  }
  const everywhere = (what: string) => ({ socket: what, channel: what, storage: what })
  expect(received).toEqual([everywhere('out'), everywhere('in')])
})

test('with the setting, a first admin signs in, adds a factor and is in', async () => {
  const user = await createSignedInUser(strictApp)
  await makeAdmin(strictApp, user.id)
  const { email, password } = user
  const { body } = await strictApp.anonymous.send(calls.login, { body: { email, password } })
  expect(body.second_factor_required).toBe(true)
  expect((await strictApp.anonymous.send(calls.getAuthConfig)).body.admin_second_factor).toBe(true)
  const enrolled = await createUserWithFactor(strictApp, new Date(), user)
  expect((await strictApp.withToken(enrolled.token).send(calls.listUsers)).status).toBe(200)
})

test('with the setting, a demo admin, who cannot add a factor, is out, and others are not', async () => {
  const [admin, customer] = [await strictApp.createAdmin(), await strictApp.createCustomer()]
  expect(await admin.send(calls.getMe)).toMatchObject(rejection)
  expect((await customer.send(calls.getMe)).status).toBe(200)
})
