import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { createSignedInUser, refreshSession, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const password = 'a lamp in the window'
const callbackUrl = 'http://localhost:3000/auth/callback?mode=signup'
const fetchMe = (token: string) => testApp.withToken(token).send(calls.getMe)

test('a wrong password and an unknown address get the same error', async () => {
  const { email } = await createSignedInUser(testApp)
  const wrong = await sendAuthRequest({ browser: testApp.browser() }, '/token?grant_type=password', {
    email,
    password: 'not it',
  })
  const unknown = await sendAuthRequest({ browser: testApp.browser() }, '/token?grant_type=password', {
    email: 'no@people.example',
    password,
  })
  expect(wrong).toEqual({
    status: 400,
    body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
  })
  expect(unknown).toEqual(wrong)
})

test('after a lost response the parent token returns the active token again', async () => {
  const user = await createSignedInUser(testApp)
  const first = await refreshSession(user, user.refresh)
  testApp.clock.now = new Date(Date.now() + 60_000)
  const retried = await refreshSession(user, user.refresh)
  expect(retried).toMatchObject({ status: 200, body: { refresh_token: first.body.refresh_token } })
  testApp.clock.now = undefined
})

test('an older token within the reuse interval also returns the active token', async () => {
  const user = await createSignedInUser(testApp)
  const second = await refreshSession(
    user,
    String((await refreshSession(user, user.refresh)).body.refresh_token),
  )
  const retried = await refreshSession(user, user.refresh)
  expect(retried).toMatchObject({ status: 200, body: { refresh_token: second.body.refresh_token } })
})

test.each([
  ['malformed', 'no token!', 'validation_failed', 'Refresh token is not valid'],
  [
    'altered',
    // not the last character, some bits of which are unused
    (token: string) => `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`,
    'validation_failed',
    'Refresh token is not valid',
  ],
  [
    'of another server',
    'abcdefgh1234',
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
  ['missing', '', 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
])('a refresh token that is %s is rejected', async (_, token, code, message) => {
  const user = await createSignedInUser(testApp)
  const refreshToken = typeof token === 'string' ? token : token(user.refresh)
  expect(await refreshSession(user, refreshToken)).toEqual({ status: 400, body: { code, message } })
})

test('a session expires', async () => {
  const user = await createSignedInUser(testApp)
  testApp.clock.now = new Date(Date.now() + 31 * 24 * 3_600_000)
  expect(await refreshSession(user, user.refresh)).toMatchObject({
    status: 400,
    body: { code: 'session_expired' },
  })
  testApp.clock.now = undefined
})

test('a refresh gets a 503 while the database is unavailable, which signs no user out', async () => {
  const offlineApp = await createTestApp()
  const user = await createSignedInUser(offlineApp)
  const { tx } = offlineApp.db
  offlineApp.db.tx = async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  }
  expect((await refreshSession(user, user.refresh)).status).toBe(503)
  offlineApp.db.tx = tx
  expect((await refreshSession(user, user.refresh)).status).toBe(200)
})

test('sign-out ends this session, the others or all of them, including their access tokens', async () => {
  const laptop = await createSignedInUser(testApp)
  const signIn = async () => {
    const { data } = await testApp.browser().auth.signInWithPassword(laptop)
    return { token: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' }
  }
  const [phone, tablet] = [await signIn(), await signIn()]
  await laptop.browser.auth.signOut({ scope: 'others' })
  expect(
    [await fetchMe(laptop.token), await fetchMe(phone.token), await fetchMe(tablet.token)].map(
      ({ status }) => status,
    ),
  ).toEqual([200, 401, 401])
  expect((await refreshSession(laptop, phone.refresh)).body.code).toBe('refresh_token_not_found')

  const newSession = await signIn()
  await laptop.browser.auth.signOut({ scope: 'local' })
  expect([(await fetchMe(laptop.token)).status, (await fetchMe(newSession.token)).status]).toEqual([401, 200])
  expect(await sendAuthRequest(laptop, '/user', undefined, laptop.token)).toMatchObject({
    status: 403,
    body: { code: 'session_not_found' },
  })
  expect(await sendAuthRequest(laptop, '/logout?scope=everything', {}, newSession.token)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
  expect((await sendAuthRequest(laptop, '/logout', {}, newSession.token)).status).toBe(204)
  expect((await fetchMe(newSession.token)).status).toBe(401)
})

test('a code needs its verifier, is used up by a wrong one and expires after five minutes', async () => {
  const start = async (email: string) => {
    const browser = testApp.browser()
    await browser.auth.signUp({ email, password, options: { emailRedirectTo: callbackUrl } })
    const [mail] = await testApp.readMailsTo(email)
    const code = (await browser.followLink(mail?.link ?? '')).searchParams.get('code')
    const verifier = JSON.parse(browser.storage.get('mainstreet_auth-code-verifier') ?? '""') as string
    const exchange = (code_verifier: string) =>
      sendAuthRequest({ browser }, '/token?grant_type=pkce', { auth_code: code, code_verifier })
    return { exchange, verifier }
  }
  const wrong = await start('wrong@people.example')
  expect((await wrong.exchange('')).body).toEqual({
    code: 'validation_failed',
    message: 'invalid request: both auth code and code verifier should be non-empty',
  })
  expect(await wrong.exchange('x'.repeat(56))).toMatchObject({
    status: 400,
    body: { code: 'bad_code_verifier' },
  })
  expect(await wrong.exchange(wrong.verifier)).toMatchObject({
    status: 404,
    body: { code: 'flow_state_not_found' },
  })

  const expired = await start('late@people.example')
  testApp.clock.now = new Date(Date.now() + 301_000)
  expect(await expired.exchange(expired.verifier)).toMatchObject({
    status: 422,
    body: { code: 'flow_state_expired' },
  })
  testApp.clock.now = undefined
})

test.each([
  ['unknown', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  ['password', { password }, 400, 'validation_failed', 'missing email or phone'],
  ['id_token', { issuer: 'x' }, 400, 'validation_failed', 'Provider (issuer "x") is not enabled'],
  ['web3', {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
])('the grant type %s gets the error of the protocol', async (grant, body, status, code, message) => {
  const response = await sendAuthRequest({ browser: testApp.browser() }, `/token?grant_type=${grant}`, body)
  expect(response).toEqual({ status, body: { code, message } })
})

test('unsupported features respond as disabled', async () => {
  const user = await createSignedInUser(testApp)
  expect((await user.browser.auth.signInWithSSO({ domain: 'a.example' })).error).toMatchObject({
    code: 'saml_provider_disabled',
  })
  expect((await user.browser.auth.signInAnonymously()).error).toMatchObject({
    code: 'anonymous_provider_disabled',
  })
  expect(
    (await user.browser.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }))
      .error,
  ).toMatchObject({
    code: 'manual_linking_disabled',
  })
})

test('settings, health and keys are public, and the keys contain only their public part', async () => {
  const get = async (path: string) => (await testApp.app.inject(`/auth/v1${path}`)).json()
  expect(await get('/settings')).toMatchObject({
    external: { email: true, google: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
  expect(await get('/health')).toMatchObject({ name: 'GoTrue' })
  const response = await testApp.app.inject('/auth/v1/.well-known/jwks.json')
  expect(response.headers['cache-control']).toBe('public, max-age=600')
  const { keys } = response.json()
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    },
  ])
})
