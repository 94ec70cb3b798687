import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createMailTransport } from '@mainstreet/platform/mail/mail-transport.ts'
import { deliverMails } from '@mainstreet/platform/mail/mail-worker.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { AuthClient } from '@supabase/auth-js'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { buildIdentityApp } from '../../commands/identity-app.ts'
import { readConfig } from '../../config.ts'
import { createForgeries, createTokenSigner } from '../../test/security/forged-tokens.ts'
import { loadDemo } from '../../test/setup/load-demo.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'

const jwtSecret = 'a secret of the project that is long enough'
const password = 'a lamp in the window'
let projectUrl: string
let testApp: TestApp
let projectDb: Db
let findProjectEmails: (to: string) => Promise<{ text: string }[]>

const createServiceKey = (secret = jwtSecret) =>
  new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 h')
    .sign(new TextEncoder().encode(secret))

/** A user's token, signed with the secret of the project. */
const signToken = (claims: Record<string, unknown>, secret = jwtSecret) =>
  new SignJWT({ role: 'authenticated', session_id: crypto.randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(`${projectUrl}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime('1 h')
    .sign(new TextEncoder().encode(secret))

/** A free port: the project's URL is part of its tokens before it listens. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Our own auth module with its own database acts as the hosted project. */
beforeAll(async () => {
  const port = await findFreePort()
  projectUrl = `http://localhost:${port}`
  const config = readConfig({
    PORT: String(port),
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    AUTH_TRUSTED_JWT_SECRET: jwtSecret,
    CLIENT_ORIGINS: '*',
    AUTH_HASH_MEMORY: '64',
    AUTH_HASH_ITERATIONS: '1',
    AUTH_EMAIL_COOLDOWN: '0',
  })
  const db = (await createTestDatabase()).open()
  projectDb = db
  const auth = await createAuthDeps({ db, bus: createLocalBus(), now: () => new Date() }, config.identity)
  const app = await buildIdentityApp(auth, config, config.demo ? await loadDemo() : undefined)
  await app.listen({ host: '127.0.0.1', port })
  registerCleanup(() => app.close())
  findProjectEmails = async (to) => {
    await deliverMails(
      db,
      { transport: createMailTransport(db, config.mail, true), onBounce: async () => {} },
      (error) => expect(error).toBeUndefined(),
    )
    return db.many(sql`select text from demo_mailbox where recipient = ${to} order by id desc`)
  }
  testApp = await createTestApp({
    env: {
      SUPABASE_URL: projectUrl,
      SUPABASE_ANON_KEY: 'mainstreet-public',
      SUPABASE_SERVICE_ROLE_KEY: await createServiceKey(),
      SUPABASE_JWT_SECRET: jwtSecret,
    },
  })
})

function createClient() {
  return new AuthClient({
    url: `${projectUrl}/auth/v1`,
    headers: { apikey: 'mainstreet-public' },
    autoRefreshToken: false,
    persistSession: true,
    flowType: 'implicit',
    storage: createMemoryStorage(),
  })
}

function createMemoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

async function confirmEmail(email: string): Promise<void> {
  const [mail] = await findProjectEmails(email)
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await fetch(link, { redirect: 'manual' })
}

async function createProjectUser(email: string) {
  const auth = createClient()
  await auth.signUp({ email, password, options: { data: { name: 'Hosted Hana', role: 'admin' } } })
  await confirmEmail(email)
  const { data } = await auth.signInWithPassword({ email, password })
  const token = data.session?.access_token ?? ''
  return { auth, token, me: testApp.withToken(token), id: data.user?.id ?? '' }
}

test('the browser gets the URL of the project, and our own auth endpoints are off', async () => {
  const { body } = await testApp.anonymous.send(calls.getAuthConfig)
  expect(body).toMatchObject({
    auth_url: `${projectUrl}/auth/v1`,
    anon_key: 'mainstreet-public',
    hosted: true,
    passkeys: false,
  })
  expect((await testApp.app.inject('/auth/v1/health')).statusCode).toBe(404)
  const page = await testApp.app.inject('/api/health')
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${projectUrl}`)
})

test('tokens of the project are accepted, and the first one creates a user with the role customer', async () => {
  const { me, id } = await createProjectUser('hana@people.example')
  expect(await me.send(calls.getMe)).toMatchObject({
    status: 200,
    body: { user: { id, name: 'Hosted Hana', role: 'customer', shop_id: null } },
  })
  await testApp.db.one(sql`update users set role = 'merchant' where id = ${id}`)
  testApp.deps.bus.publish('user.changed', { user_id: id })
  expect((await me.send(calls.getMe)).body.user.role).toBe('merchant')
})

test("tokens signed with the project's secret are accepted; tokens of others and its service key are not", async () => {
  const { id } = await createProjectUser('secret@people.example')
  const claims = { sub: id, email: 'secret@people.example' }
  expect((await testApp.withToken(await signToken(claims)).send(calls.getMe)).status).toBe(200)
  for (const token of [
    await signToken(claims, 'another secret that is long enough too'),
    await signToken({ ...claims, role: 'service_role' }),
    await createServiceKey(),
  ])
    expect((await testApp.withToken(token).send(calls.getMe)).status).toBe(401)
})

test("no forged variant of a project's token is accepted", async () => {
  const { token, me } = await createProjectUser('forged@people.example')
  expect((await me.send(calls.getMe)).status).toBe(200)
  const signer = await createTokenSigner(projectDb, token)
  // the project publishes one key, so a token without a key id is unambiguous
  const { 'no kid': _unnamed, ...rest } = await createForgeries(signer)
  for (const [name, forged] of Object.entries(rest))
    expect((await testApp.withToken(forged).send(calls.getMe)).status, name).toBe(401)
})

test('a ban, a sign-out and a deletion take effect at once, although the project still accepts the token', async () => {
  const banned = await createProjectUser('banned@people.example')
  const admin = await testApp.createAdmin()
  expect((await banned.me.send(calls.getMe)).status).toBe(200)
  await admin.send(calls.updateUser, { params: { id: banned.id }, body: { banned: true } })
  expect((await banned.me.send(calls.getMe)).status).toBe(401)

  const leaver = await createProjectUser('leaver@people.example')
  expect((await leaver.me.send(calls.logout)).status).toBe(204)
  expect((await leaver.me.send(calls.getMe)).status).toBe(401)
  expect((await leaver.auth.getUser(leaver.token)).error).toMatchObject({ name: 'AuthSessionMissingError' })

  const deletedUser = await createProjectUser('gone@people.example')
  expect((await deletedUser.me.send(calls.getMe)).status).toBe(200)
  expect((await admin.send(calls.deleteUser, { params: { id: deletedUser.id } })).status).toBe(204)
  expect((await deletedUser.me.send(calls.getMe)).status).toBe(401)
  expect(
    (await createClient().signInWithPassword({ email: 'gone@people.example', password })).error,
  ).toMatchObject({ code: 'invalid_credentials' })
})

test('a merchant registers here, confirms at the project, signs in here and changes the password', async () => {
  const email = 'shopkeeper@people.example'
  const registered = await testApp.anonymous.send(calls.register, {
    body: { email, password, name: 'Sam', role: 'merchant' },
  })
  expect(registered).toMatchObject({
    status: 201,
    body: { confirmation_required: true, user: { role: 'merchant' } },
  })
  expect(registered.body.user.shop_id).toBeTruthy()
  const early = await testApp.anonymous.send(calls.login, { body: { email, password } })
  expect(early).toMatchObject({
    status: 403,
    body: { code: 'email_not_confirmed', error: 'Please verify your email before signing in' },
  })
  await confirmEmail(email)
  const { body } = await testApp.anonymous.send(calls.login, { body: { email, password } })
  expect(body).toMatchObject({
    success: true,
    user: { role: 'merchant', shop_id: registered.body.user.shop_id },
    refresh_token: expect.any(String),
  })

  const me = testApp.withToken(body.token)
  const wrong = await me.send(calls.changePassword, {
    body: { currentPassword: 'not it', newPassword: 'a door on the latch' },
  })
  expect(wrong).toMatchObject({ status: 422, body: { details: [{ path: 'currentPassword' }] } })
  const weak = await me.send(calls.changePassword, {
    body: { currentPassword: password, newPassword: 'short' },
  })
  expect(weak).toMatchObject({ status: 422, body: { details: [{ path: 'newPassword' }] } })
  expect(
    (
      await me.send(calls.changePassword, {
        body: { currentPassword: password, newPassword: 'a door on the latch' },
      })
    ).status,
  ).toBe(200)
  expect(
    (await testApp.anonymous.send(calls.login, { body: { email, password: 'a door on the latch' } })).status,
  ).toBe(200)

  const taken = await testApp.anonymous.send(calls.register, {
    body: { email, password, role: 'customer' },
  })
  expect(taken).toMatchObject({ status: 409, body: { code: 'account_exists' } })
})

test('an admin creates and lists users of the project and changes their email', async () => {
  const admin = await testApp.createAdmin()
  const created = await admin.send(calls.createUser, {
    body: { email: 'made@people.example', role: 'merchant' },
  })
  expect(created).toMatchObject({
    status: 201,
    body: { user: { role: 'merchant', shop_id: expect.any(String) } },
  })
  const [mail] = await testApp.readMailsTo('made@people.example')
  const token_hash = new URL(mail?.link ?? '').searchParams.get('token_hash') ?? ''
  const auth = createClient()
  expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await auth.updateUser({ password })).error).toBeNull()

  const params = { id: created.body.user.id }
  const moved = await admin.send(calls.updateUser, { params, body: { email: 'moved@people.example' } })
  expect(moved.status).toBe(200)
  const { data } = await auth.signInWithPassword({ email: 'moved@people.example', password })
  const me = await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)
  expect(me.body.user).toMatchObject({ email: 'moved@people.example', role: 'merchant' })
  const twice = await admin.send(calls.createUser, { body: { email: 'moved@people.example' } })
  expect(twice).toMatchObject({ status: 409, body: { code: 'account_exists' } })
})

test('a token issued before an email change does not restore the old email', async () => {
  const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name}@people.example`)
  const { me, id } = await createProjectUser(first ?? '')
  expect((await me.send(calls.getMe)).body.user.email).toBe(first)
  const admin = await testApp.createAdmin()
  const params = { id }
  await admin.send(calls.updateUser, { params, body: { email: second } })
  expect((await me.send(calls.getMe)).body.user.email).toBe(second)

  const now = Math.floor(Date.now() / 1000)
  const later = testApp.withToken(await signToken({ sub: id, email: third, iat: now + 60 }))
  const earlier = testApp.withToken(await signToken({ sub: id, email: second, iat: now + 30 }))
  for (const client of [later, earlier, me])
    expect((await client.send(calls.getMe)).body.user.email).toBe(third)
  expect((await admin.send(calls.getUser, { params })).body.user.email).toBe(third)
})

test('an unreachable project gives 503 and never 401, so no user is signed out', async () => {
  const away = await createTestApp({
    env: { SUPABASE_URL: 'http://localhost:9', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 'b' },
  })
  const { token } = await createProjectUser('away@people.example')
  expect((await away.withToken(token).send(calls.getMe)).status).toBe(503)
  expect(
    (await away.anonymous.send(calls.login, { body: { email: 'a@b.example', password: 'x' } })).status,
  ).toBe(503)
})

test('a token of the project says whether an admin has entered a code', async () => {
  const strictApp = await createTestApp({
    env: {
      ADMIN_SECOND_FACTOR: 'required',
      SUPABASE_URL: projectUrl,
      SUPABASE_ANON_KEY: 'mainstreet-public',
      SUPABASE_SERVICE_ROLE_KEY: await createServiceKey(),
      SUPABASE_JWT_SECRET: jwtSecret,
    },
  })
  const sub = crypto.randomUUID()
  await strictApp.db.one(sql`
    insert into users (id, email, name, role) values (${sub}, 'ada@people.example', 'Ada', 'admin')`)
  const listUsers = async (claims: object) =>
    (await strictApp.withToken(await signToken({ sub, ...claims })).send(calls.listUsers)).status
  expect(await listUsers({ aal: 'aal2' })).toBe(200)
  for (const claims of [{ aal: 'aal1' }, { aal: 'AAL2' }, {}]) expect(await listUsers(claims)).toBe(403)
})
