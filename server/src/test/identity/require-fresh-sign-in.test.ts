import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { createSignedInUser, refreshSession, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { createTestApp, type TestApp } from '../setup/test-app.ts'

const env = { AUTH_PHONE: 'on', AUTH_EMAIL_COOLDOWN: '0' }
const testApp = await createTestApp({ env })
const strictApp = await createTestApp({ env: { ...env, AUTH_REQUIRE_REAUTHENTICATION: 'on' } })
const password = 'a lamp in the window'
afterEach(() => {
  testApp.clock.now = undefined
})

function waitMinutes(minutes: number) {
  testApp.clock.now = new Date(Date.now() + minutes * minuteMs)
}

/** Signs in by an emailed code; the account has no password. */
async function signInByCode(town: TestApp) {
  const [browser, email] = [town.browser(), `${randomUUID()}@people.example`]
  await browser.auth.signInWithOtp({ email })
  const code = (await town.readMailsTo(email))[0]?.code ?? ''
  const { data } = await browser.auth.verifyOtp({ email, token: code, type: 'email' })
  const [token, refresh] = [data.session?.access_token ?? '', data.session?.refresh_token ?? '']
  const me = town.withToken(token)
  await me.send(calls.getMe)
  const update = (body: object, withToken = token) =>
    sendAuthRequest({ browser }, '/user', body, withToken, 'PUT')
  const readCode = async () => {
    await sendAuthRequest({ browser }, '/reauthenticate', undefined, token)
    return (await town.readMailsTo(email))[0]?.code ?? ''
  }
  return { browser, refresh, me, update, readCode }
}

const createChanges = () => [
  { password },
  { email: `${randomUUID()}@people.example` },
  { phone: `1209555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}` },
]

describe('an account without a password', () => {
  test('is changed within 10 minutes of its sign-in', async () => {
    for (const change of createChanges()) {
      const { update } = await signInByCode(testApp)
      waitMinutes(9)
      expect((await update(change)).status).toBe(200)
      testApp.clock.now = undefined
    }
  })

  test('is not changed later, also not with refreshed tokens', async () => {
    const { browser, refresh, update } = await signInByCode(testApp)
    waitMinutes(11)
    const refreshed = String((await refreshSession({ browser }, refresh)).body.access_token)
    for (const change of createChanges()) {
      const rejected = { status: 400, body: { code: 'reauthentication_needed' } }
      expect(await update(change)).toMatchObject(rejected)
      expect(await update(change, refreshed)).toMatchObject(rejected)
    }
    expect((await update({ data: { name: 'Kim' } })).status).toBe(200)
  })

  test('is changed later with an emailed code, which works once', async () => {
    for (const change of createChanges()) {
      const { update, readCode } = await signInByCode(testApp)
      waitMinutes(11)
      const nonce = await readCode()
      expect((await update({ ...change, nonce })).status).toBe(200)
      const other = { email: `${randomUUID()}@people.example`, nonce }
      // an account with its first password has a current one to ask for
      const status = 'password' in change ? 200 : 422
      expect((await update(other)).status).toBe(status)
      testApp.clock.now = undefined
    }
  })

  test('changes its email and its phone with one code', async () => {
    const { update, readCode } = await signInByCode(testApp)
    waitMinutes(11)
    const [, email, phone] = createChanges()
    expect((await update({ ...email, ...phone, nonce: await readCode() })).status).toBe(200)
  })

  test('keeps its code when the change fails for another reason', async () => {
    const { update, readCode } = await signInByCode(testApp)
    waitMinutes(11)
    const nonce = await readCode()
    expect(await update({ password: 'short', nonce })).toMatchObject({ body: { code: 'weak_password' } })
    expect((await update({ phone: '12-invalid', nonce })).status).toBe(400)
    expect((await update({ password, nonce })).status).toBe(200)
  })

  test('is deleted only within 10 minutes of its sign-in, or with a code', async () => {
    const [early, late] = [await signInByCode(testApp), await signInByCode(testApp)]
    expect((await early.me.send(calls.deleteMe, { body: {} })).status).toBe(204)
    waitMinutes(11)
    expect(await late.me.send(calls.deleteMe, { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again', error: expect.stringContaining('sign in again') },
    })
    expect(await late.me.send(calls.deleteMe, { body: { code: 'wrong' } })).toMatchObject({
      status: 422,
      body: { details: [{ path: 'code' }] },
    })
    const code = await late.readCode()
    expect((await late.me.send(calls.deleteMe, { body: { code } })).status).toBe(204)
  })

  test('needs a code for its first password where passwords always need one', async () => {
    const { update, readCode } = await signInByCode(strictApp)
    expect(await update({ password })).toMatchObject({ body: { code: 'reauthentication_needed' } })
    expect((await update({ password, nonce: await readCode() })).status).toBe(200)
  })
})

test('an account with a password changes its email and is deleted as before', async () => {
  const user = await createSignedInUser(testApp)
  waitMinutes(11)
  const email = `${randomUUID()}@people.example`
  expect((await sendAuthRequest(user, '/user', { email }, user.token, 'PUT')).status).toBe(200)
  const me = testApp.withToken(user.token)
  expect((await me.send(calls.deleteMe, { body: { password } })).status).toBe(204)
})
