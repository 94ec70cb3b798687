import { calls } from '@mainstreet/contract/calls.ts'
import { demoAccounts } from '@mainstreet/demo/seed/demo-accounts.ts'
import { deviceCookie } from '@mainstreet/identity/sessions/known-devices.ts'
import { expect, test } from 'vitest'
import { createSignedInUser, sendAuthRequest } from '../../test/accounts/sign-in-races.ts'
import { createRandomIp } from '../../test/clients/auth-browser.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const password = 'a lamp in the window'

test('of two hundred guesses on one account thirty are checked, and its owner can still sign in by email', {
  timeout: 120_000,
}, async () => {
  const testApp = await createTestApp()
  const user = await createSignedInUser(testApp)
  const seen: Record<string, number> = {}
  for (let guess = 0; guess < 200; guess++) {
    const response = await sendAuthRequest({ browser: testApp.browser() }, '/token?grant_type=password', {
      email: user.email,
      password: `guess ${guess}`,
    })
    seen[String(response.body.code)] = (seen[String(response.body.code)] ?? 0) + 1
  }
  expect(seen).toEqual({ invalid_credentials: 30, over_request_rate_limit: 170 })
  const browser = testApp.browser()
  await browser.auth.resetPasswordForEmail(user.email)
  const [mail] = await testApp.readMailsTo(user.email)
  const { data } = await browser.auth.exchangeCodeForSession(
    (await browser.followLink(mail?.link ?? '')).searchParams.get('code') ?? '',
  )
  expect(data.session).not.toBeNull()
  testApp.clock.now = new Date(Date.now() + 301_000)
  expect((await testApp.browser().auth.signInWithPassword(user)).error).toBeNull()
})

test('guesses made elsewhere do not lock the owner out on a device where the owner has signed in', async () => {
  const testApp = await createTestApp()
  const [owner, other] = [await createSignedInUser(testApp), await createSignedInUser(testApp)]
  const signIn = (email: string, given: string, device = '') =>
    testApp.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email, password: given },
      remoteAddress: createRandomIp(),
      headers: { cookie: `${deviceCookie}=${device}` },
    })
  const getDevice = async ({ email }: { email: string }, device?: string) =>
    (await signIn(email, password, device)).cookies.find(({ name }) => name === deviceCookie)?.value ?? ''
  const sharedDevice = await getDevice(owner, await getDevice(other))
  const othersDevice = await getDevice(other)

  for (let guess = 0; guess < 30; guess++) await signIn(owner.email, `guess ${guess}`)
  expect((await signIn(owner.email, password)).statusCode).toBe(429)
  expect((await signIn(owner.email, password, othersDevice)).statusCode).toBe(429)
  expect((await signIn(owner.email, password, `${sharedDevice.slice(0, -1)}~`)).statusCode).toBe(429)
  expect((await signIn(owner.email, password, sharedDevice)).statusCode).toBe(200)

  for (let guess = 0; guess < 30; guess++)
    expect((await signIn(owner.email, `guess ${guess}`, sharedDevice)).statusCode).toBe(400)
  expect((await signIn(owner.email, password, sharedDevice)).statusCode).toBe(429)
})

test('thirty guesses from one IP address are checked across all accounts, then Retry-After says how long to wait', async () => {
  const testApp = await createTestApp()
  const ip = createRandomIp()
  const guess = (index: number) =>
    testApp.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: `victim${index}@people.example`, password },
      remoteAddress: ip,
    })
  for (let index = 0; index < 30; index++) expect((await guess(index)).statusCode).toBe(400)
  const rejected = await guess(30)
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(200)
})

test('the same failed attempt at the protocol and at our own call is counted once', async () => {
  const testApp = await createTestApp()
  const email = 'fallback@people.example'
  for (let index = 0; index < 30; index++) {
    const body = { email, password: `guess ${index}` }
    const remoteAddress = '203.0.113.9'
    const first = await testApp.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: body,
      remoteAddress,
    })
    const second = await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: body,
      remoteAddress,
    })
    expect([first.statusCode, second.statusCode]).toEqual([400, 401])
  }
  expect((await testApp.anonymous.send(calls.login, { body: { email, password: 'one more' } })).status).toBe(
    429,
  )
})

test.each([
  [{ email: '', password: 'x' }, 'email'],
  [{ email: '  ', password: 'x' }, 'email'],
  [{ email: 'victim@people.example', password: '' }, 'password'],
  [{ password: 'x' }, 'email'],
  [{ email: 'victim@people.example' }, 'password'],
])('a login with %o is 400 and is not counted as a guess', async (body, path) => {
  const testApp = await createTestApp({ env: { AUTH_RATE_PASSWORD_ATTEMPTS: '1' } })
  for (let index = 0; index < 3; index++) {
    const { status, body: responseBody } = await testApp.anonymous.send(calls.login, { body })
    expect(status).toBe(400)
    expect(responseBody).toMatchObject({
      success: false,
      code: 'bad_request',
      details: [{ path, message: expect.any(String) }],
    })
  }
  const guess = { email: 'victim@people.example', password: 'x' }
  expect((await testApp.anonymous.send(calls.login, { body: guess })).status).toBe(401)
})

test('an attempt over the limit of the protocol is rejected by our own call too, even with the correct password', async () => {
  const testApp = await createTestApp({ env: { AUTH_RATE_PASSWORD_ATTEMPTS: '3' } })
  const user = await createSignedInUser(testApp)
  const remoteAddress = createRandomIp()
  const attempt = async (url: string, secret: string) =>
    (
      await testApp.app.inject({
        method: 'POST',
        url,
        payload: { email: user.email, password: secret },
        remoteAddress,
      })
    ).statusCode
  for (let index = 0; index < 3; index++)
    expect(await attempt('/auth/v1/token?grant_type=password', `${index}`)).toBe(400)
  for (const secret of ['wrong again', user.password]) {
    expect(await attempt('/auth/v1/token?grant_type=password', secret)).toBe(429)
    expect(await attempt('/api/auth/login', secret)).toBe(429)
  }
})

test('an attempt over the limit of an account is counted once for the IP address by both calls together', async () => {
  const testApp = await createTestApp({ env: { AUTH_RATE_PASSWORD_ATTEMPTS: '4' } })
  const [locked, other] = [await createSignedInUser(testApp), await createSignedInUser(testApp)]
  const remoteAddress = createRandomIp()
  const send = async (url: string, payload: object) =>
    (await testApp.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  for (let index = 0; index < 4; index++)
    await sendAuthRequest({ browser: testApp.browser() }, '/token?grant_type=password', {
      email: locked.email,
      password: `guess ${index}`,
    })
  for (let index = 0; index < 3; index++) {
    const body = { email: locked.email, password: `one more ${index}` }
    expect(await send('/auth/v1/token?grant_type=password', body)).toBe(429)
    expect(await send('/api/auth/login', body)).toBe(429)
  }
  expect(await send('/api/auth/login', { email: other.email, password: other.password })).toBe(200)
})

test('an IP address over the limit does not lock the account for others', async () => {
  const testApp = await createTestApp({ env: { AUTH_RATE_PASSWORD_ATTEMPTS: '3' } })
  const user = await createSignedInUser(testApp)
  const remoteAddress = createRandomIp()
  const guess = async (email: string) =>
    (
      await testApp.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email, password: 'not it' },
        remoteAddress,
      })
    ).statusCode
  for (let index = 0; index < 3; index++) expect(await guess(`other${index}@people.example`)).toBe(400)
  for (let index = 0; index < 4; index++) expect(await guess(user.email)).toBe(429)
  expect((await testApp.browser().auth.signInWithPassword(user)).error).toBeNull()
})

test('an email address gets one email a minute, whatever is requested from any IP address', async () => {
  const testApp = await createTestApp()
  const email = 'bombed@people.example'
  const bomb = async () => {
    const from = () => testApp.browser().auth
    await Promise.all([
      from().signUp({ email, password }),
      from().resetPasswordForEmail(email),
      from().resend({ type: 'signup', email }),
      from().signInWithOtp({ email }),
      from().resetPasswordForEmail(email),
    ])
  }
  for (let round = 0; round < 5; round++) await bomb()
  expect((await testApp.readMailsTo(email)).length).toBeLessThanOrEqual(1)
  const rejected = await testApp.browser().auth.resetPasswordForEmail(email)
  expect(rejected.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
})

test('sign-up, recovery and registration are limited per IP address', async () => {
  const testApp = await createTestApp({ env: { AUTH_RATE_CALLS: '5' } })
  const send = (url: string, index: number) =>
    testApp.app.inject({
      method: 'POST',
      url,
      payload: { email: `n${index}@people.example`, password, role: 'customer' },
      remoteAddress: '203.0.113.10',
    })
  for (const url of ['/auth/v1/signup', '/auth/v1/recover', '/api/auth/register']) {
    const statuses = []
    for (let index = 0; index < 6; index++)
      statuses.push((await send(url, index + url.length * 10)).statusCode)
    expect(
      statuses.slice(0, 5).every((status) => status < 300),
      url,
    ).toBe(true)
    expect(statuses[5], url).toBe(429)
  }
})

/** Demo accounts where demo mode is off. */
test('demo accounts do not exist at the protocol, and demo tokens are rejected there', async () => {
  const testApp = await createTestApp()
  const [account] = demoAccounts
  const { error } = await testApp
    .browser()
    .auth.signInWithPassword({ email: account?.email ?? '', password: account?.password ?? '' })
  expect(error).toMatchObject({ code: 'invalid_credentials' })
  const { body } = await (await testApp.createCustomer()).send(calls.getMe)
  expect(body.user.role).toBe('customer')
  const response = await sendAuthRequest(
    { browser: testApp.browser() },
    '/user',
    undefined,
    `demo-${account?.id}-${Date.now()}`,
  )
  expect(response.status).toBe(403)
})

test('demo accounts cannot be changed', async () => {
  const { seedDemo } = await import('@mainstreet/demo/seed/seed-demo.ts')
  const testApp = await createTestApp()
  await seedDemo(testApp.db, new Date())
  for (const { email, password: secret, id } of demoAccounts) {
    const { body } = await testApp.anonymous.send(calls.login, { body: { email, password: secret } })
    const me = testApp.withToken(body.token)
    const responses = [
      await me.send(calls.changePassword, {
        body: { currentPassword: secret, newPassword: 'a door on the latch' },
      }),
      await me.send(calls.updateMe, { body: { name: 'Somebody else' } }),
      await me.send(calls.deleteMe, { body: { shop: 'close' } }),
      await me.send(calls.updateRole, { body: { userId: id, role: 'merchant' } }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
})

test('every response of the protocol has the strict headers, and other methods are rejected', async () => {
  const testApp = await createTestApp()
  for (const url of [
    '/auth/v1/settings',
    '/auth/v1/user',
    '/auth/v1/nowhere',
    '/auth/v1/.well-known/jwks.json',
    '/dev/mailbox',
    '/dev/google/authorize',
  ]) {
    const { headers } = await testApp.app.inject(url)
    expect(headers['content-security-policy'], url).toContain("script-src 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('server')
  }
  const other = await testApp.app.inject({ method: 'DELETE', url: '/auth/v1/token' })
  expect(other.statusCode).toBe(405)
  expect(other.headers.allow).toContain('POST')
  for (const origin of ['http://localhost:3000', 'https://evil.example']) {
    const preflight = await testApp.app.inject({
      method: 'OPTIONS',
      url: '/auth/v1/token',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe(
      origin.includes('evil') ? undefined : origin,
    )
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
  }
  const { headers } = await testApp.app.inject({
    url: '/auth/v1/settings',
    headers: { origin: 'http://localhost:3000' },
  })
  expect(String(headers['access-control-expose-headers'])).toContain('X-Total-Count')
  const user = await createSignedInUser(testApp)
  const userResponse = await testApp.app.inject({
    url: '/auth/v1/user',
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(userResponse.headers['cache-control']).toBe('no-store')
})
