import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { AuthClient } from '@supabase/auth-js'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { buildIdentityApp } from '../../commands/identity-app.ts'
import { readConfig } from '../../config.ts'
import { openLocalBus } from '../../platform/bus/bus.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { openCarrier } from '../../platform/mail/mail-transport.ts'
import { deliverMails } from '../../platform/mail/mail-worker.ts'
import { forgeries, signerOf } from '../../test/security/forged-tokens.ts'
import { atClosingTime } from '../../test/setup/cleanup.ts'
import { startTown, type Town } from '../../test/setup/test-app.ts'
import { freshDatabase } from '../../test/setup/test-database.ts'

const jwtSecret = 'a secret of the project that is long enough'
const password = 'a lamp in the window'
let project: string
let town: Town
let projectDb: Db
let mailsOfProject: (to: string) => Promise<{ text: string }[]>

const serviceKey = (secret = jwtSecret) =>
  new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 h')
    .sign(new TextEncoder().encode(secret))

/** A person's token, signed with the secret of the project. */
const signed = (claims: Record<string, unknown>, secret = jwtSecret) =>
  new SignJWT({ role: 'authenticated', session_id: crypto.randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(`${project}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime('1 h')
    .sign(new TextEncoder().encode(secret))

/** A port that nobody has just now: the project's address stands in its tokens before it listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Our own module, alone on its own database, plays the hosted project. */
beforeAll(async () => {
  const port = await freePort()
  project = `http://localhost:${port}`
  const config = readConfig({
    PORT: String(port),
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    AUTH_JWT_SECRET: jwtSecret,
    AUTH_ORIGINS: '*',
    AUTH_HASH_MEMORY: '64',
    AUTH_HASH_PASSES: '1',
    AUTH_MAIL_PAUSE: '0',
  })
  const db = (await freshDatabase()).open()
  projectDb = db
  const app = await buildIdentityApp({ db, bus: openLocalBus(), now: () => new Date() }, config)
  await app.listen({ host: '127.0.0.1', port })
  atClosingTime(() => app.close())
  mailsOfProject = async (to) => {
    await deliverMails(db, openCarrier(db, config.mail, true), (fault) => expect(fault).toBeUndefined())
    return db.many(sql`select text from mailbox where recipient = ${to} order by id desc`)
  }
  town = await startTown({
    env: {
      SUPABASE_URL: project,
      SUPABASE_ANON_KEY: 'mainstreet-public',
      SUPABASE_SERVICE_ROLE_KEY: await serviceKey(),
      SUPABASE_JWT_SECRET: jwtSecret,
    },
  })
})

function client() {
  return new AuthClient({
    url: `${project}/auth/v1`,
    headers: { apikey: 'mainstreet-public' },
    autoRefreshToken: false,
    persistSession: true,
    flowType: 'implicit',
    storage: memory(),
  })
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

async function confirm(email: string): Promise<void> {
  const [mail] = await mailsOfProject(email)
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await fetch(link, { redirect: 'manual' })
}

async function person(email: string) {
  const auth = client()
  await auth.signUp({ email, password, options: { data: { name: 'Hosted Hana', role: 'admin' } } })
  await confirm(email)
  const { data } = await auth.signInWithPassword({ email, password })
  const token = data.session?.access_token ?? ''
  return { auth, token, me: town.as(token), id: data.user?.id ?? '' }
}

test('the browser is told where the project is, and nothing of ours answers in its place', async () => {
  const { body } = await town.nobody.send(calls.authConfig)
  expect(body).toMatchObject({ auth_url: `${project}/auth/v1`, anon_key: 'mainstreet-public', hosted: true })
  expect((await town.app.inject('/auth/v1/health')).statusCode).toBe(404)
  const page = await town.app.inject('/api/health')
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${project}`)
})

test("the project's tokens are ours, and the first one makes a row of users that says customer", async () => {
  const { me, id } = await person('hana@people.example')
  expect(await me.send(calls.me)).toMatchObject({
    status: 200,
    body: { user: { id, name: 'Hosted Hana', role: 'customer', shop_id: null } },
  })
  await town.db.one(sql`update users set role = 'merchant' where id = ${id}`)
  town.deps.bus.publish('people', { user_id: id })
  expect((await me.send(calls.me)).body.user.role).toBe('merchant')
})

test('tokens signed with the secret of the project count, those of others and its service key do not', async () => {
  const { id } = await person('secret@people.example')
  const claims = { sub: id, email: 'secret@people.example' }
  expect((await town.as(await signed(claims)).send(calls.me)).status).toBe(200)
  for (const token of [
    await signed(claims, 'another secret that is long enough too'),
    await signed({ ...claims, role: 'service_role' }),
    await serviceKey(),
  ])
    expect((await town.as(token).send(calls.me)).status).toBe(401)
})

/** T29 */
test("nothing that can be made of a project's token counts for it", async () => {
  const { token, me } = await person('forged@people.example')
  expect((await me.send(calls.me)).status).toBe(200)
  const signer = await signerOf(projectDb, token)
  // the project's set of keys has one: a token without its name can mean no other
  const { 'no kid': _unnamed, ...rest } = await forgeries(signer)
  for (const [name, forged] of Object.entries(rest))
    expect((await town.as(forged).send(calls.me)).status, name).toBe(401)
})

test('a ban, a sign-out and a deletion count here at once, though the project still vouches for the token', async () => {
  const banned = await person('banned@people.example')
  const admin = await town.anAdmin()
  expect((await banned.me.send(calls.me)).status).toBe(200)
  await admin.send(calls.updateUser, { params: { id: banned.id }, body: { banned: true } })
  expect((await banned.me.send(calls.me)).status).toBe(401)

  const leaver = await person('leaver@people.example')
  expect((await leaver.me.send(calls.logout)).status).toBe(204)
  expect((await leaver.me.send(calls.me)).status).toBe(401)
  expect((await leaver.auth.getUser(leaver.token)).error).toMatchObject({ name: 'AuthSessionMissingError' })

  const gone = await person('gone@people.example')
  expect((await gone.me.send(calls.me)).status).toBe(200)
  expect((await admin.send(calls.deleteUser, { params: { id: gone.id } })).status).toBe(204)
  expect((await gone.me.send(calls.me)).status).toBe(401)
  expect((await client().signInWithPassword({ email: 'gone@people.example', password })).error).toMatchObject(
    { code: 'invalid_credentials' },
  )
})

test('a merchant registers through us, confirms at the project, signs in through us, changes the password', async () => {
  const email = 'shopkeeper@people.example'
  const made = await town.nobody.send(calls.register, {
    body: { email, password, name: 'Sam', role: 'merchant' },
  })
  expect(made).toMatchObject({
    status: 201,
    body: { confirmation_required: true, user: { role: 'merchant' } },
  })
  expect(made.body.user.shop_id).toBeTruthy()
  const early = await town.nobody.send(calls.login, { body: { email, password } })
  expect(early).toMatchObject({
    status: 403,
    body: { code: 'email_not_confirmed', error: 'Please verify your email before signing in' },
  })
  await confirm(email)
  const { body } = await town.nobody.send(calls.login, { body: { email, password } })
  expect(body).toMatchObject({
    success: true,
    user: { role: 'merchant', shop_id: made.body.user.shop_id },
    refresh_token: expect.any(String),
  })

  const me = town.as(body.token)
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
    (await town.nobody.send(calls.login, { body: { email, password: 'a door on the latch' } })).status,
  ).toBe(200)

  const taken = await town.nobody.send(calls.register, {
    body: { email, password, role: 'customer' },
  })
  expect(taken).toMatchObject({ status: 409, body: { code: 'account_exists' } })
})

test('an admin makes, moves and lists users of the project', async () => {
  const admin = await town.anAdmin()
  const made = await admin.send(calls.createUser, {
    body: { email: 'made@people.example', role: 'merchant' },
  })
  expect(made).toMatchObject({
    status: 201,
    body: { user: { role: 'merchant', shop_id: expect.any(String) } },
  })
  const [mail] = await town.mailsTo('made@people.example')
  const token_hash = new URL(mail?.link ?? '').searchParams.get('token_hash') ?? ''
  const auth = client()
  expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await auth.updateUser({ password })).error).toBeNull()

  const params = { id: made.body.user.id }
  const moved = await admin.send(calls.updateUser, { params, body: { email: 'moved@people.example' } })
  expect(moved.status).toBe(200)
  const { data } = await auth.signInWithPassword({ email: 'moved@people.example', password })
  const me = await town.as(data.session?.access_token ?? '').send(calls.me)
  expect(me.body.user).toMatchObject({ email: 'moved@people.example', role: 'merchant' })
  const twice = await admin.send(calls.createUser, { body: { email: 'moved@people.example' } })
  expect(twice).toMatchObject({ status: 409, body: { code: 'account_exists' } })
})

test('an address that has moved is not moved back by a token from before', async () => {
  const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name}@people.example`)
  const { me, id } = await person(first ?? '')
  expect((await me.send(calls.me)).body.user.email).toBe(first)
  const admin = await town.anAdmin()
  const params = { id }
  await admin.send(calls.updateUser, { params, body: { email: second } })
  expect((await me.send(calls.me)).body.user.email).toBe(second)

  const now = Math.floor(Date.now() / 1000)
  const later = town.as(await signed({ sub: id, email: third, iat: now + 60 }))
  const earlier = town.as(await signed({ sub: id, email: second, iat: now + 30 }))
  for (const who of [later, earlier, me]) expect((await who.send(calls.me)).body.user.email).toBe(third)
  expect((await admin.send(calls.getUser, { params })).body.user.email).toBe(third)
})

test('a project that cannot be reached signs nobody out: it is 503, and never 401', async () => {
  const away = await startTown({
    env: { SUPABASE_URL: 'http://localhost:9', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 'b' },
  })
  const { token } = await person('away@people.example')
  expect((await away.as(token).send(calls.me)).status).toBe(503)
  expect(
    (await away.nobody.send(calls.login, { body: { email: 'a@b.example', password: 'x' } })).status,
  ).toBe(503)
})
