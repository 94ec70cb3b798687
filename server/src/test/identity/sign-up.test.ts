import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createSignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const password = 'a lamp in the window'
const callbackUrl = 'http://localhost:3000/auth/callback?mode=signup'

test('a new user registers, confirms the email and is signed in, with PKCE', async () => {
  const browser = testApp.browser()
  const email = 'Ada@People.example'
  const options = { data: { name: 'Ada' }, emailRedirectTo: callbackUrl }
  const { data, error } = await browser.auth.signUp({ email, password, options })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    email: 'ada@people.example',
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Ada', email_verified: false, phone_verified: false, email: 'ada@people.example' },
  })
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user?.confirmation_sent_at).toBeTruthy()

  const early = await browser.auth.signInWithPassword({ email, password })
  expect(early.error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  })

  const [mail] = await testApp.readMailsTo('ada@people.example')
  expect(mail?.link).toMatch(
    /^http:\/\/localhost:3000\/auth\/v1\/verify\?token=pkce_[0-9a-f]{56}&type=signup&redirect_to=/,
  )
  const back = await browser.followLink(mail?.link ?? '')
  expect(back.pathname + back.search).toMatch(/^\/auth\/callback\?mode=signup&code=/)
  const exchanged = await browser.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(exchanged.data.user?.user_metadata).toMatchObject({ email_verified: true })

  const me = await testApp.withToken(exchanged.data.session?.access_token ?? '').send(calls.getMe)
  expect(me.body.user).toMatchObject({ email: 'ada@people.example', name: 'Ada', role: 'customer' })
  expect((await browser.auth.getClaims()).data?.claims).toMatchObject({
    sub: data.user?.id,
    aal: 'aal1',
    amr: [{ method: 'email/signup' }],
  })

  const secondTry = await browser.followLink(mail?.link ?? '')
  expect(secondTry.searchParams.get('error_code')).toBe('otp_expired')
  expect(secondTry.hash).toContain('error_description=Email+link+is+invalid+or+has+expired')
})

test('signing up with the email of a confirmed account returns a decoy user, stores nothing and emails the owner', async () => {
  const { email } = await createSignedInUser(testApp)
  const { data, error } = await testApp
    .browser()
    .auth.signUp({ email, password, options: { data: { name: 'Eve' } } })
  expect(error).toBeNull()
  expect(data).toMatchObject({
    session: null,
    user: { email, role: '', identities: [], user_metadata: { name: 'Eve' } },
  })
  expect(await testApp.db.many(sql`select id from accounts where id = ${data.user?.id}`)).toEqual([])
  const [mail] = await testApp.readMailsTo(email)
  expect(mail?.subject).toBe('You already have an account')
})

test('signing up again with an unconfirmed account sends a new link and keeps its password and data', async () => {
  const email = 'slow@people.example'
  const first = await testApp.browser().auth.signUp({ email, password, options: { data: { name: 'First' } } })
  const hasty = await testApp.browser().auth.signUp({ email, password: 'another door entirely' })
  expect(hasty.error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
  })
  testApp.clock.now = new Date(Date.now() + 61_000)
  const second = await testApp
    .browser()
    .auth.signUp({ email, password: 'another door entirely', options: { data: { name: 'Second' } } })
  expect(second.data.user).toMatchObject({ id: first.data.user?.id, user_metadata: { name: 'First' } })
  expect(second.data.user?.identities).toHaveLength(1)
  const [newer, older] = await testApp.readMailsTo(email)
  expect((await testApp.browser().followLink(older?.link ?? '')).searchParams.get('error_code')).toBe(
    'otp_expired',
  )
  expect((await testApp.browser().followLink(newer?.link ?? '')).hash + newer?.link).not.toContain(
    'otp_expired',
  )
  expect((await testApp.browser().auth.signInWithPassword({ email, password })).error).toBeNull()
  testApp.clock.now = undefined
})

test('with autoconfirm sign-up returns a session, and a registered email is an error', async () => {
  const autoconfirmApp = await createTestApp({ env: { AUTH_AUTOCONFIRM: 'on' } })
  const email = 'quick@people.example'
  const { data } = await autoconfirmApp.browser().auth.signUp({ email, password })
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect((await autoconfirmApp.withToken(data.session?.access_token ?? '').send(calls.getMe)).status).toBe(
    200,
  )
  const secondTry = await autoconfirmApp.browser().auth.signUp({ email, password })
  expect(secondTry.error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  })
})

const client = { browser: testApp.browser() }
test.each([
  [
    'no password',
    { email: 'a@b.example', password: '' },
    400,
    'validation_failed',
    'Signup requires a valid password',
  ],
  [
    'an overlong password',
    { email: 'a@b.example', password: 'x'.repeat(201) },
    400,
    'validation_failed',
    'Password cannot be longer than 200 characters',
  ],
  [
    'no email address',
    { email: 'no address', password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    'two email addresses',
    { email: 'a@b.example, c@d.example', password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    'a header in the email address',
    { email: 'a@b.example\r\nBcc: c@d.example', password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  ['no credentials', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  [
    'half of PKCE',
    { email: 'a@b.example', password, code_challenge: 'x'.repeat(43) },
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    'a short challenge',
    { email: 'a@b.example', password, code_challenge: 'x', code_challenge_method: 's256' },
    400,
    'validation_failed',
    expect.any(String),
  ],
  [
    'a list as password',
    { email: 'a@b.example', password: [] },
    400,
    'validation_failed',
    expect.any(String),
  ],
])('a sign-up with %s is rejected with the error of the protocol', async (_, body, status, code, message) => {
  expect(await sendAuthRequest(client, '/signup', body)).toEqual({ status, body: { code, message } })
})

test('a weak password is rejected with its reasons', async () => {
  expect(await sendAuthRequest(client, '/signup', { email: 'a@b.example', password: 'short' })).toEqual({
    status: 422,
    body: {
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    },
  })
  const common = await testApp.browser().auth.signUp({ email: 'a@b.example', password: 'Password1' })
  expect(common.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['pwned'] })
})

test('with sign-up closed no account can be created', async () => {
  const closedApp = await createTestApp({ env: { AUTH_SIGNUP: 'off' } })
  const { error } = await closedApp.browser().auth.signUp({ email: 'a@b.example', password })
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  })
})

test('the minimum length and the list of common passwords are settings', async () => {
  const lenientApp = await createTestApp({ env: { AUTH_PASSWORD_MIN: '6', AUTH_COMMON_PASSWORDS: 'accept' } })
  expect(
    (await lenientApp.browser().auth.signUp({ email: 'a@b.example', password: 'abc123' })).error,
  ).toBeNull()
  expect(
    (await lenientApp.browser().auth.signUp({ email: 'c@d.example', password: 'abc12' })).error,
  ).toMatchObject({
    message: 'Password should be at least 6 characters.',
  })
})

test('clients get errors in the format of their API version, and the version in a header', async () => {
  const send = (headers: Record<string, string>) =>
    testApp.app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: {},
      headers,
      remoteAddress: '203.0.113.77',
    })
  const legacy = await send({})
  expect(legacy.headers).not.toHaveProperty('x-supabase-api-version')
  expect(legacy.json()).toMatchObject({
    code: 422,
    error_code: 'anonymous_provider_disabled',
    msg: expect.any(String),
  })
  const current = await send({ 'x-supabase-api-version': '2024-01-01' })
  expect(current.headers).toMatchObject({
    'x-supabase-api-version': '2024-01-01',
    'x-sb-error-code': 'anonymous_provider_disabled',
  })
  const unreadable = await testApp.app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    payload: '{"email":',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
  })
  expect(unreadable).toMatchObject({ statusCode: 400 })
  expect(unreadable.json()).toMatchObject({ code: 'bad_json' })
  const large = await testApp.app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    payload: { email: 'x'.repeat(1024 * 1024 + 1) },
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })
  expect(large.statusCode).toBe(413)
  expect(large.json()).toMatchObject({ code: 'request_entity_too_large' })
})
