import { randomUUID } from 'node:crypto'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { AuthClient } from '@supabase/auth-js'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { createSignedInUser, refreshSession } from '../accounts/sign-in-races.ts'
import { authUrl, createAppFetch } from '../clients/auth-browser.ts'
import { createTestApp } from '../setup/test-app.ts'
import { createUserWithPasskey, signInWithPasskey } from './passkeys-fixture.ts'
import { createUserWithFactor, getClaims } from './second-factors-fixture.ts'

const jwtSecret = 'the secret that service keys are signed with'
const testApp = await createTestApp({ env: { AUTH_TRUSTED_JWT_SECRET: jwtSecret, AUTH_EMAIL_COOLDOWN: '0' } })
const password = 'a lamp in the window'
let service: InstanceType<typeof AuthClient>
let admin: InstanceType<typeof AuthClient>['admin']

beforeAll(async () => {
  const key = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 h')
    .sign(new TextEncoder().encode(jwtSecret))
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  service = new AuthClient({
    url: authUrl,
    headers,
    persistSession: false,
    experimental: { passkey: true },
    fetch: createAppFetch(testApp.app, '203.0.113.5'),
  })
  admin = service.admin
})

test('the service role lists and deletes second factors', async () => {
  const at = new Date()
  const user = await createUserWithFactor(testApp, at)
  const { data } = await admin.mfa.listFactors({ userId: user.id })
  expect(data?.factors).toMatchObject([{ id: user.factorId, factor_type: 'totp', status: 'verified' }])
  expect(JSON.stringify(data)).not.toContain('secret')
  const deleted = await admin.mfa.deleteFactor({ userId: user.id, id: user.factorId })
  // the client wraps the response twice
  expect(deleted).toMatchObject({ data: { data: { id: user.factorId } }, error: null })
  expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])
  const refreshed = await refreshSession(user, user.refresh)
  expect(getClaims(String(refreshed.body.access_token))).toMatchObject({ aal: 'aal1' })
  expect((await admin.mfa.deleteFactor({ userId: user.id, id: user.factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
})

test('the service role lists and deletes passkeys', async () => {
  const { id: userId, email, key, passkeyId } = await createUserWithPasskey(testApp)
  expect((await admin.passkey.listPasskeys({ userId })).data).toMatchObject([
    { id: passkeyId, friendly_name: 'Passkey' },
  ])
  expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull()
  expect((await admin.passkey.listPasskeys({ userId })).data).toEqual([])
  expect((await signInWithPasskey(testApp.browser(), key)).error?.code).toBe('webauthn_verification_failed')
  expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toMatchObject({ status: 404 })
  const entries = await testApp.db.many(sql`
    select actor_role, before from audit_log where subject_id = ${userId} and action = 'user.remove_passkey'`)
  expect(entries).toEqual([{ actor_role: 'system', before: { passkey_id: passkeyId } }])
  expect((await testApp.readMailsTo(email))[0]?.subject).toBe('A passkey was removed from your account')
})

test('the service role creates, finds, updates and deletes accounts', async () => {
  const created = await admin.createUser({
    email: 'Made@people.example',
    password,
    email_confirm: true,
    user_metadata: { name: 'Made' },
    app_metadata: { plan: 'gold' },
  })
  expect(created.error).toBeNull()
  const id = created.data.user?.id ?? ''
  expect(created.data.user).toMatchObject({
    email: 'made@people.example',
    user_metadata: { name: 'Made' },
    app_metadata: { plan: 'gold', provider: 'email' },
  })
  expect(
    (await testApp.browser().auth.signInWithPassword({ email: 'made@people.example', password })).error,
  ).toBeNull()

  expect((await admin.getUserById(id)).data.user?.id).toBe(id)
  const changed = await admin.updateUserById(id, {
    email: 'changed@people.example',
    user_metadata: { name: null, color: 'green' },
  })
  expect(changed.data.user).toMatchObject({
    email: 'changed@people.example',
    user_metadata: { color: 'green' },
  })
  expect((await admin.createUser({ email: 'changed@people.example' })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  })

  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
    message: 'User not found',
  })
  expect((await admin.deleteUser(randomUUID())).error).toMatchObject({ code: 'user_not_found' })
})

test('an account says that its email is verified only when it is', async () => {
  const email = 'unconfirmed@people.example'
  const { data } = await admin.createUser({ email, user_metadata: { color: 'red' } })
  expect(data.user?.user_metadata).toEqual({ color: 'red' })
  const confirmed = await admin.createUser({ email: 'confirmed@people.example', email_confirm: true })
  expect(confirmed.data.user?.user_metadata).toEqual({ email_verified: true })
})

test('the account list is paginated, with its total and a link to the last page', async () => {
  for (let count = 0; count < 5; count++) await admin.createUser({ email: `list${count}@people.example` })
  const { data } = await admin.listUsers({ page: 1, perPage: 2 })
  expect(data.users).toHaveLength(2)
  expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: expect.any(Number) })
  const last = await admin.listUsers({ page: (data as { lastPage: number }).lastPage, perPage: 2 })
  expect(last.error).toBeNull()
  expect(last.data.users.length).toBeGreaterThan(0)
})

test('a ban has a duration and ends', async () => {
  const user = await createSignedInUser(testApp)
  await admin.updateUserById(user.id, { ban_duration: '1h30m' })
  expect((await refreshSession(user, user.refresh)).body.code).toBe('user_banned')
  expect((await user.browser.auth.getUser(user.token)).error).toMatchObject({
    status: 403,
    code: 'user_banned',
  })
  testApp.clock.now = new Date(Date.now() + 5_401_000)
  expect((await refreshSession(user, user.refresh)).status).toBe(200)
  testApp.clock.now = undefined
  await admin.updateUserById(user.id, { ban_duration: 'none' })
  expect((await refreshSession(user, user.refresh)).status).toBe(200)
  expect((await admin.updateUserById(user.id, { ban_duration: 'a while' })).error).toMatchObject({
    status: 400,
  })
})

test('links of every type can be generated without an email', async () => {
  const { data, error } = await admin.generateLink({
    type: 'signup',
    email: 'linked@people.example',
    password,
  })
  expect(error).toBeNull()
  expect(data.properties).toMatchObject({
    verification_type: 'signup',
    email_otp: expect.stringMatching(/^\d{6}$/),
  })
  expect(await testApp.readMailsTo('linked@people.example')).toEqual([])
  const browser = testApp.browser()
  const token_hash = data.properties?.hashed_token ?? ''
  expect((await browser.auth.verifyOtp({ token_hash, type: 'signup' })).data.user?.email).toBe(
    'linked@people.example',
  )

  for (const type of ['magiclink', 'recovery'] as const) {
    const generated = await admin.generateLink({ type, email: 'linked@people.example' })
    const link = new URL(generated.data.properties?.action_link ?? '')
    expect(
      new URLSearchParams((await browser.followLink(link.href)).hash.slice(1)).get('access_token'),
      type,
    ).toBeTruthy()
  }
  const taken = await admin.generateLink({ type: 'signup', email: 'linked@people.example', password })
  expect(taken.error).toMatchObject({ code: 'email_exists' })
  expect(
    (await admin.generateLink({ type: 'recovery', email: 'nobody@people.example' })).error,
  ).toMatchObject({ status: 404 })
})

test('an invitation creates an account', async () => {
  const { data } = await admin.inviteUserByEmail('guest@people.example', { data: { name: 'Guest' } })
  expect(data.user).toMatchObject({ email: 'guest@people.example', invited_at: expect.any(String) })
  const [mail] = await testApp.readMailsTo('guest@people.example')
  const back = await testApp.browser().followLink(mail?.link ?? '')
  expect(new URLSearchParams(back.hash.slice(1)).get('type')).toBe('invite')
})

test("an admin sign-out with a user's token ends that session", async () => {
  const user = await createSignedInUser(testApp)
  expect((await admin.signOut(user.token, 'local')).error).toBeNull()
  expect((await user.browser.auth.getUser(user.token)).error).not.toBeNull()
})

test('only the service role learns that a code was requested for an address without an account', async () => {
  const input = { email: 'nobody@people.example', options: { shouldCreateUser: false } }
  const { error } = await service.signInWithOtp(input)
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
  expect((await testApp.browser().auth.signInWithOtp(input)).error).toBeNull()
})
