import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../../../demo/seed/demo-accounts.ts'
import { createSignedInUser, sendAuthRequest } from '../../test/accounts/sign-in-races.ts'
import { createRandomIp } from '../../test/clients/auth-browser.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const password = 'a lamp in the window'

/** T34: guessing and mail bombing. */
test('a thousand guesses on one account from everywhere: thirty are tried, and its owner still gets in by mail', {
  timeout: 120_000,
}, async () => {
  const town = await createTestApp()
  const who = await createSignedInUser(town)
  const seen: Record<string, number> = {}
  for (let guess = 0; guess < 1000; guess++) {
    const answer = await sendAuthRequest({ browser: town.browser() }, '/token?grant_type=password', {
      email: who.email,
      password: `guess ${guess}`,
    })
    seen[String(answer.body.code)] = (seen[String(answer.body.code)] ?? 0) + 1
  }
  expect(seen).toEqual({ invalid_credentials: 30, over_request_rate_limit: 970 })
  const browser = town.browser()
  await browser.auth.resetPasswordForEmail(who.email)
  const [mail] = await town.readMailsTo(who.email)
  const { data } = await browser.auth.exchangeCodeForSession(
    (await browser.followLink(mail?.link ?? '')).searchParams.get('code') ?? '',
  )
  expect(data.session).not.toBeNull()
  town.clock.now = new Date(Date.now() + 301_000)
  expect((await town.browser().auth.signInWithPassword(who)).error).toBeNull()
})

test('guesses on many accounts from one address are thirty, too, and the answer says how long to wait', async () => {
  const town = await createTestApp()
  const ip = createRandomIp()
  const guess = (at: number) =>
    town.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: `victim${at}@people.example`, password },
      remoteAddress: ip,
    })
  for (let at = 0; at < 30; at++) expect((await guess(at)).statusCode).toBe(400)
  const refused = await guess(30)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200)
})

test('the same failed try at the protocol and at our own call counts once', async () => {
  const town = await createTestApp()
  const email = 'fallback@people.example'
  for (let at = 0; at < 30; at++) {
    const body = { email, password: `guess ${at}` }
    const remoteAddress = '203.0.113.9'
    const first = await town.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: body,
      remoteAddress,
    })
    const second = await town.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: body,
      remoteAddress,
    })
    expect([first.statusCode, second.statusCode]).toEqual([400, 401])
  }
  expect((await town.anonymous.send(calls.login, { body: { email, password: 'one more' } })).status).toBe(429)
})

test.each([
  [{ email: '', password: 'x' }, 'email'],
  [{ email: '  ', password: 'x' }, 'email'],
  [{ email: 'victim@people.example', password: '' }, 'password'],
  [{ password: 'x' }, 'email'],
  [{ email: 'victim@people.example' }, 'password'],
])('a login with %o is 400 and counts as no guess', async (body, path) => {
  const town = await createTestApp({ env: { AUTH_RATE_GUESSES: '1' } })
  for (let at = 0; at < 3; at++) {
    const { status, body: answer } = await town.anonymous.send(calls.login, { body })
    expect(status).toBe(400)
    expect(answer).toMatchObject({
      success: false,
      code: 'bad_request',
      details: [{ path, message: expect.any(String) }],
    })
  }
  const guess = { email: 'victim@people.example', password: 'x' }
  expect((await town.anonymous.send(calls.login, { body: guess })).status).toBe(401)
})

test('a guess that was one too many at the protocol is refused at our own call, too, also when it is right', async () => {
  const town = await createTestApp({ env: { AUTH_RATE_GUESSES: '3' } })
  const who = await createSignedInUser(town)
  const remoteAddress = createRandomIp()
  const ask = async (url: string, secret: string) =>
    (
      await town.app.inject({
        method: 'POST',
        url,
        payload: { email: who.email, password: secret },
        remoteAddress,
      })
    ).statusCode
  for (let at = 0; at < 3; at++) expect(await ask('/auth/v1/token?grant_type=password', `${at}`)).toBe(400)
  for (const secret of ['wrong again', who.password]) {
    expect(await ask('/auth/v1/token?grant_type=password', secret)).toBe(429)
    expect(await ask('/api/auth/login', secret)).toBe(429)
  }
})

test('an attempt that was one too many for an account counts once for the address, at both calls together', async () => {
  const town = await createTestApp({ env: { AUTH_RATE_GUESSES: '4' } })
  const [locked, other] = [await createSignedInUser(town), await createSignedInUser(town)]
  const remoteAddress = createRandomIp()
  const send = async (url: string, payload: object) =>
    (await town.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  for (let at = 0; at < 4; at++)
    await sendAuthRequest({ browser: town.browser() }, '/token?grant_type=password', {
      email: locked.email,
      password: `guess ${at}`,
    })
  for (let at = 0; at < 3; at++) {
    const body = { email: locked.email, password: `one more ${at}` }
    expect(await send('/auth/v1/token?grant_type=password', body)).toBe(429)
    expect(await send('/api/auth/login', body)).toBe(429)
  }
  expect(await send('/api/auth/login', { email: other.email, password: other.password })).toBe(200)
})

test('an address that has guessed too often shuts nobody out of their account', async () => {
  const town = await createTestApp({ env: { AUTH_RATE_GUESSES: '3' } })
  const who = await createSignedInUser(town)
  const remoteAddress = createRandomIp()
  const guess = async (email: string) =>
    (
      await town.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email, password: 'not it' },
        remoteAddress,
      })
    ).statusCode
  for (let at = 0; at < 3; at++) expect(await guess(`other${at}@people.example`)).toBe(400)
  for (let at = 0; at < 4; at++) expect(await guess(who.email)).toBe(429)
  expect((await town.browser().auth.signInWithPassword(who)).error).toBeNull()
})

test('an address gets one mail a minute, whatever is asked for and from wherever', async () => {
  const town = await createTestApp()
  const email = 'bombed@people.example'
  const bomb = async () => {
    const from = () => town.browser().auth
    await Promise.all([
      from().signUp({ email, password }),
      from().resetPasswordForEmail(email),
      from().resend({ type: 'signup', email }),
      from().signInWithOtp({ email }),
      from().resetPasswordForEmail(email),
    ])
  }
  for (let round = 0; round < 5; round++) await bomb()
  expect((await town.readMailsTo(email)).length).toBeLessThanOrEqual(1)
  const refused = await town.browser().auth.resetPasswordForEmail(email)
  expect(refused.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
})

test('sign-up, recovery and registration are limited by the address that asks', async () => {
  const town = await createTestApp({ env: { AUTH_RATE_CALLS: '5' } })
  const send = (url: string, at: number) =>
    town.app.inject({
      method: 'POST',
      url,
      payload: { email: `n${at}@people.example`, password, role: 'customer' },
      remoteAddress: '203.0.113.10',
    })
  for (const url of ['/auth/v1/signup', '/auth/v1/recover', '/api/auth/register']) {
    const answers = []
    for (let at = 0; at < 6; at++) answers.push((await send(url, at + url.length * 10)).statusCode)
    expect(
      answers.slice(0, 5).every((status) => status < 300),
      url,
    ).toBe(true)
    expect(answers[5], url).toBe(429)
  }
})

/** T33: demo accounts where there is no demo. */
test('demo accounts do not exist at the protocol, and their form of token proves nothing there', async () => {
  const town = await createTestApp()
  const [account] = demoAccounts
  const { error } = await town
    .browser()
    .auth.signInWithPassword({ email: account?.email ?? '', password: account?.password ?? '' })
  expect(error).toMatchObject({ code: 'invalid_credentials' })
  const { body } = await (await town.createCustomer()).send(calls.getMe)
  expect(body.user.role).toBe('customer')
  const answer = await sendAuthRequest(
    { browser: town.browser() },
    '/user',
    undefined,
    `demo-${account?.id}-${Date.now()}`,
  )
  expect(answer.status).toBe(403)
})

test('demo accounts stay as they are', async () => {
  const { seedDemo } = await import('../../../../demo/seed/seed-demo.ts')
  const town = await createTestApp()
  await seedDemo(town.db, new Date())
  for (const { email, password: secret, id } of demoAccounts) {
    const { body } = await town.anonymous.send(calls.login, { body: { email, password: secret } })
    const me = town.withToken(body.token)
    const tries = [
      await me.send(calls.changePassword, {
        body: { currentPassword: secret, newPassword: 'a door on the latch' },
      }),
      await me.send(calls.updateMe, { body: { name: 'Somebody else' } }),
      await me.send(calls.deleteMe, { body: { shop: 'close' } }),
      await me.send(calls.updateRole, { body: { userId: id, role: 'merchant' } }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
})

/** T40 at the protocol's path. */
test('every answer of the protocol has the strict headers, and other methods are refused', async () => {
  const town = await createTestApp()
  for (const url of [
    '/auth/v1/settings',
    '/auth/v1/user',
    '/auth/v1/nowhere',
    '/auth/v1/.well-known/jwks.json',
    '/dev/mailbox',
    '/dev/google/authorize',
  ]) {
    const { headers } = await town.app.inject(url)
    expect(headers['content-security-policy'], url).toContain("script-src 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('server')
  }
  const other = await town.app.inject({ method: 'DELETE', url: '/auth/v1/token' })
  expect(other.statusCode).toBe(405)
  expect(other.headers.allow).toContain('POST')
  for (const origin of ['http://localhost:3000', 'https://evil.example']) {
    const asked = await town.app.inject({
      method: 'OPTIONS',
      url: '/auth/v1/token',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers['access-control-allow-origin']).toBe(origin.includes('evil') ? undefined : origin)
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials')
  }
  const { headers } = await town.app.inject({
    url: '/auth/v1/settings',
    headers: { origin: 'http://localhost:3000' },
  })
  expect(String(headers['access-control-expose-headers'])).toContain('X-Total-Count')
  const who = await createSignedInUser(town)
  const user = await town.app.inject({
    url: '/auth/v1/user',
    headers: { authorization: `Bearer ${who.token}` },
  })
  expect(user.headers['cache-control']).toBe('no-store')
})
