import { randomUUID } from 'node:crypto'
import { signInActivityLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { SignInAttempt } from '@mainstreet/contract/accounts/sign-in-attempt.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { createSignedInUser, type SignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { authUrl } from '../clients/auth-browser.ts'
import { createTestApp, type TestApp } from '../setup/test-app.ts'
import { registerPasskey, signInWithPasskey, signPasskeyChallenge } from './passkeys-fixture.ts'
import { createUserWithFactor, showCode, verify } from './second-factors-fixture.ts'
import { createAuthenticator } from './software-authenticator.ts'

const lines: string[] = []
const testApp = await createTestApp({
  env: { AUTH_EMAIL_COOLDOWN: '0', AUTH_RATE_LIMITS: 'off', LOG_LEVEL: 'info' },
  log: { write: (line) => void lines.push(line) },
})
afterEach(() => {
  testApp.clock.now = undefined
})

const wrong = 'not the lamp in the window'

function guess(email: string, { browser = testApp.browser(), password = wrong } = {}) {
  return sendAuthRequest({ browser }, '/token?grant_type=password', { email, password })
}

async function list(token: string, app: TestApp = testApp): Promise<SignInAttempt[]> {
  return (await app.withToken(token).send(calls.listSignIns)).body.data
}

const listFailed = async (token: string) => (await list(token)).filter(({ succeeded }) => !succeeded)

async function signInAgain({ email, password }: SignedInUser): Promise<string> {
  const { body } = await guess(email, { password })
  return String(body.access_token)
}

describe('the owner of an account sees', () => {
  test('sign-ins by their method, browser and network, newest first', async () => {
    const user = await createSignedInUser(testApp)
    const browser = testApp.browser({ ip: '203.0.113.77' })
    await guess(user.email, { browser, password: user.password })
    expect(await list(user.token)).toEqual([
      expect.objectContaining({ succeeded: true, method: 'password', count: 1, address: '203.0.113.*' }),
      expect.objectContaining({ succeeded: true, method: 'code', count: 1 }),
    ])
  })

  test('wrong passwords of an hour from one network as one entry', async () => {
    const user = await createSignedInUser(testApp)
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.2', '198.51.100.1'])
      await guess(user.email, { browser: testApp.browser({ ip }) })
    const failed = await listFailed(user.token)
    expect(failed.map(({ address, count, method }) => [address, count, method])).toEqual([
      ['198.51.100.*', 1, 'password'],
      ['203.0.113.*', 3, 'password'],
    ])
    testApp.clock.now = new Date(Date.now() + 61 * minuteMs)
    await guess(user.email, { browser: testApp.browser({ ip: '203.0.113.1' }) })
    expect(await listFailed(await signInAgain(user))).toHaveLength(3)
  })

  test('a wrong password once, although the browser sends it to two calls', async () => {
    const user = await createSignedInUser(testApp)
    const login = { email: user.email, password: wrong }
    await guess(user.email, { browser: testApp.browser({ ip: '127.0.0.1' }) })
    expect((await testApp.anonymous.send(calls.login, { body: login })).status).toBe(401)
    expect(await listFailed(user.token)).toMatchObject([{ count: 1 }])
  })

  test('wrong emailed codes, also when no code was sent', async () => {
    const user = await createSignedInUser(testApp)
    const verify = () =>
      sendAuthRequest(user, '/verify', { type: 'email', email: user.email, token: '000000' })
    await verify()
    await user.browser.auth.signInWithOtp({ email: user.email })
    await verify()
    expect(await listFailed(user.token)).toMatchObject([{ method: 'code', count: 2 }])
  })

  test('a wrong password and a wrong code at a confirmation', async () => {
    const user = await createSignedInUser(testApp)
    const me = testApp.withToken(user.token)
    await me.send(calls.confirmIdentity, { body: { password: wrong } })
    await me.send(calls.confirmIdentity, { body: { code: '000000' } })
    expect((await listFailed(user.token)).map(({ method }) => method).sort()).toEqual(['code', 'password'])
  })

  test('wrong codes of second factors, but not those while one is set up', async () => {
    const user = await createUserWithFactor(testApp, new Date())
    const { factorId, secret, token } = user
    expect((await list(token)).map(({ method }) => method)).toEqual(['code'])
    await verify(user, { factorId, code: showCode(secret, new Date(0)) })
    await sendAuthRequest(user, '/factors/recovery-codes', {}, token)
    await sendAuthRequest(user, '/factors/recovery-codes/verify', { code: '0000-0000-0000-0000' }, token)
    const failed = await listFailed(token)
    expect(failed.map(({ method }) => method).sort()).toEqual(['authenticator_app', 'recovery_code'])
  })

  test('sign-ins by passkey, and signatures that are wrong', async () => {
    const user = await createSignedInUser(testApp)
    const authenticator = createAuthenticator()
    await registerPasskey(user.browser, authenticator)
    const browser = testApp.browser()
    await signInWithPasskey(browser, authenticator)
    const body = await signPasskeyChallenge(browser, authenticator)
    body.credential.response.signature = 'AAAA'
    expect((await sendAuthRequest({ browser }, '/passkeys/authentication/verify', body)).status).toBe(400)
    expect(await list(user.token)).toMatchObject([
      { succeeded: false, method: 'passkey' },
      { succeeded: true, method: 'passkey' },
      { succeeded: true, method: 'code' },
    ])
  })

  test('page by page, at most 30 days, and nothing of others', async () => {
    const user = await createSignedInUser(testApp)
    const stranger = await createSignedInUser(testApp)
    for (let index = 0; index < 3; index++) await signInAgain(user)
    const me = testApp.withToken(user.token)
    const { body } = await me.send(calls.listSignIns, { query: { limit: '3', page: '2' } })
    expect(body.data).toMatchObject([{ method: 'code' }])
    expect(body.pagination).toMatchObject({ total: 4, hasNextPage: false })
    expect(await list(stranger.token)).toHaveLength(1)
    testApp.clock.now = new Date(Date.now() + signInActivityLimits.shownDays * dayMs)
    expect(await list(await signInAgain(user))).toHaveLength(1)
  })
})

describe('a stranger', () => {
  test('costs an account a limited number of rows, and displaces no sign-in', async () => {
    const user = await createSignedInUser(testApp)
    const me = testApp.withToken(user.token)
    const maxStored = signInActivityLimits.maxStored
    for (let index = 0; index < maxStored + 20; index++)
      await guess(user.email, {
        browser: testApp.browser({ ip: `10.${index % 250}.${Math.floor(index / 250)}.1` }),
      })
    const { pagination } = (await me.send(calls.listSignIns, { query: { limit: '1' } })).body
    expect(pagination.total).toBe(maxStored + 1)
    const last = { limit: '1', page: String(maxStored + 1) }
    expect((await me.send(calls.listSignIns, { query: last })).body.data).toMatchObject([{ succeeded: true }])
  })

  test('leaves nothing by guesses for an address without an account', async () => {
    const user = await createSignedInUser(testApp)
    await list(user.token)
    const before = await testApp.db.many(sql`select id from sign_in_attempts`)
    await guess(`${randomUUID()}@people.example`)
    await list(user.token)
    expect(await testApp.db.many(sql`select id from sign_in_attempts`)).toHaveLength(before.length)
  })
})

describe('after a sign-in', () => {
  const countFailed = async (token: string) =>
    (await testApp.withToken(token).send(calls.getFailedSignIns)).body

  test('the failed attempts since the one before are counted', async () => {
    const user = await createSignedInUser(testApp)
    const signedInAt = Date.now()
    expect(await countFailed(user.token)).toEqual({ count: 0, since: null })
    testApp.clock.now = new Date(signedInAt + minuteMs)
    for (const ip of ['203.0.113.1', '198.51.100.1', '198.51.100.1'])
      await guess(user.email, { browser: testApp.browser({ ip }) })
    testApp.clock.now = new Date(signedInAt + 2 * minuteMs)
    const next = await signInAgain(user)
    const { count, since } = await countFailed(next)
    expect(count).toBe(3)
    expect(Math.abs(new Date(since ?? 0).getTime() - signedInAt)).toBeLessThan(minuteMs)
    // not again after the next one, also when more have failed from the same network in the same hour
    testApp.clock.now = new Date(signedInAt + 3 * minuteMs)
    await guess(user.email, { browser: testApp.browser({ ip: '198.51.100.1' }) })
    testApp.clock.now = new Date(signedInAt + 4 * minuteMs)
    expect(await countFailed(await signInAgain(user))).toMatchObject({ count: 1 })
    // nor those of this session
    expect(await countFailed(next)).toMatchObject({ count: 3 })
  })

  test('mistakes in the same network and browser do not count', async () => {
    const user = await createSignedInUser(testApp)
    const browser = testApp.browser()
    testApp.clock.now = new Date(Date.now() + minuteMs)
    await guess(user.email, { browser })
    expect(await listFailed(user.token)).toMatchObject([{ count: 1 }])
    testApp.clock.now = new Date(Date.now() + 2 * minuteMs)
    const { body } = await guess(user.email, { browser, password: user.password })
    const token = String(body.access_token)
    const { origin } = new URL(authUrl)
    const response = await browser.fetch(`${origin}${calls.getFailedSignIns.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await response.json()).toMatchObject({ count: 0 })
    // from another place the owner would want to know
    expect(await countFailed(token)).toMatchObject({ count: 1 })
  })

  test('failed attempts before the first one do not count', async () => {
    const user = await createSignedInUser(testApp)
    await list(user.token)
    await testApp.db.one(sql`delete from sign_in_attempts where account_id = ${user.id}`)
    await guess(user.email, { browser: testApp.browser({ ip: '198.51.100.1' }) })
    expect(await countFailed(await signInAgain(user))).toMatchObject({ count: 0 })
  })

  test('mistakes in a browser that the account has used before do not count', async () => {
    const user = await createSignedInUser(testApp)
    const inject = (password: string, cookie = '') =>
      testApp.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email: user.email, password },
        headers: { cookie },
      })
    const device = (await inject(user.password)).cookies.find(({ name }) => name === 'mainstreet_device')
    testApp.clock.now = new Date(Date.now() + minuteMs)
    await inject(wrong, `mainstreet_device=${device?.value}`)
    expect(await listFailed(user.token)).toMatchObject([{ count: 1 }])
    testApp.clock.now = new Date(Date.now() + 2 * minuteMs)
    expect(await countFailed(await signInAgain(user))).toMatchObject({ count: 0 })
  })
})

test('attempts are logged with their reason and request, without email, password and address, and counted', async () => {
  const user = await createSignedInUser(testApp)
  lines.length = 0
  await guess(user.email, { browser: testApp.browser({ ip: '203.0.113.77' }) })
  await guess('nobody@people.example')
  await signInAgain(user)
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('sign_in_'))
  const failure = { msg: 'sign_in_failed', method: 'password', reason: 'invalid_credentials' }
  const reqId = expect.any(String)
  expect(logged).toMatchObject([
    { ...failure, reqId },
    { ...failure, reqId },
    { msg: 'sign_in_succeeded', method: 'password', reqId },
  ])
  expect(JSON.stringify(logged)).not.toMatch(/@people|not the lamp|203\.0\.113/)
  const { body } = await testApp.app.inject('/metrics')
  expect(body).toMatch(/sign_in_attempts_total\{result="failed",method="password"\} \d/)
  expect(body).toMatch(/sign_in_attempts_total\{result="succeeded",method="password"\} \d/)
})

test('an attempt beyond the limit is counted as limited, and the owner does not see it', async () => {
  const limitedApp = await createTestApp({ env: { AUTH_RATE_PASSWORD_ATTEMPTS: '2' } })
  const user = await createSignedInUser(limitedApp)
  for (let count = 0; count < 4; count++)
    await guess(user.email, { browser: limitedApp.browser({ ip: '203.0.113.77' }) })
  expect(await list(user.token, limitedApp)).toMatchObject([
    { count: 2, succeeded: false },
    { succeeded: true },
  ])
  const { body } = await limitedApp.app.inject('/metrics')
  expect(body).toMatch(/sign_in_attempts_total\{result="limited",method="password"\} \d/)
})

test('a sign-in does not wait for a row that its owner or an attack has locked', async () => {
  const user = await createSignedInUser(testApp)
  await guess(user.email)
  await list(user.token)
  await testApp.db.tx(async (tx) => {
    await tx.many(sql`select id from sign_in_attempts for update`)
    expect((await guess(user.email)).status).toBe(400)
    expect(await signInAgain(user)).toMatch(/^ey/)
  })
})

test('attempts are gone with their account', async () => {
  const user = await createSignedInUser(testApp)
  await guess(user.email)
  await list(user.token)
  await testApp.withToken(user.token).send(calls.deleteMe, { body: { password: user.password } })
  const left = await testApp.db.many(sql`select id from sign_in_attempts where account_id = ${user.id}`)
  expect(left).toEqual([])
})
