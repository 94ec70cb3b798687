import { randomUUID } from 'node:crypto'
import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, expect, test } from 'vitest'
import { cleanupAccounts } from '../../accounts/cleanup-accounts.ts'
import { readConfig } from '../../config.ts'
import { createSignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'
import {
  createUserWithPasskey,
  registerPasskey,
  signInWithPasskey,
  signPasskeyChallenge,
} from './passkeys-fixture.ts'
import { getClaims } from './second-factors-fixture.ts'
import { createUserWithKey, enrollKey, proveKey } from './security-keys-fixture.ts'
import { type AuthenticatorOptions, createAuthenticator } from './software-authenticator.ts'

const testApp = await createTestApp({
  env: { AUTH_RATE_LIMITS: 'off', AUTH_EMAIL_COOLDOWN: '0', AUTH_ANONYMOUS_SIGN_IN: 'on' },
})
const start = new Date()
const later = (ms: number) => new Date(start.getTime() + ms)
beforeEach(() => {
  testApp.clock.now = start
})

const failed = {
  status: 400,
  code: 'webauthn_verification_failed',
  message: 'Credential verification failed',
}
const insufficient = { status: 403, code: 'insufficient_aal' }
const listNames = async (accountId: string) => {
  const rows = await testApp.db.many<{ friendly_name: string }>(sql`
    select friendly_name from webauthn_credentials where account_id = ${accountId}`)
  return rows.map(({ friendly_name }) => friendly_name)
}

test('the client registers a passkey, lists it, signs in with it, renames and deletes it', async () => {
  const user = await createSignedInUser(testApp)
  const { passkey } = user.browser.auth
  const key = createAuthenticator({ aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' })
  const { data: options } = await passkey.startRegistration()
  expect(options).toMatchObject({
    challenge_id: expect.any(String),
    expires_at: Math.floor(later(5 * minuteMs).getTime() / 1000),
    options: {
      rp: { id: 'localhost', name: 'localhost:3000' },
      user: { name: user.email, displayName: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    },
  })
  const created = await registerPasskey(user.browser, key)
  const about = {
    id: expect.any(String),
    friendly_name: 'Google Password Manager',
    created_at: start.toISOString(),
  }
  expect(created).toEqual({ data: about, error: null })
  expect((await passkey.list()).data).toEqual([about])
  expect((await passkey.startRegistration()).data?.options.excludeCredentials).toMatchObject([{ id: key.id }])

  testApp.clock.now = later(minuteMs)
  const browser = testApp.browser()
  const { data: request } = await browser.auth.passkey.startAuthentication()
  expect(request?.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(request?.options).not.toHaveProperty('allowCredentials')
  const { data, error } = await signInWithPasskey(browser, key)
  expect(error).toBeNull()
  expect(data?.user?.id).toBe(user.id)
  const token = data?.session?.access_token ?? ''
  expect(getClaims(token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })
  expect((await testApp.withToken(token).send(calls.getMe)).body).toMatchObject({ user: { id: user.id } })
  expect(await browser.auth.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: 'aal1', nextLevel: 'aal1' },
  })
  const passkeyId = created.data?.id ?? ''
  const renamed = await browser.auth.passkey.update({ passkeyId, friendlyName: 'My phone' })
  expect(renamed.data).toEqual({
    ...about,
    friendly_name: 'My phone',
    last_used_at: later(minuteMs).toISOString(),
  })
  expect((await browser.auth.passkey.delete({ passkeyId })).error).toBeNull()
  expect((await passkey.list()).data).toEqual([])
  expect((await signInWithPasskey(testApp.browser(), key)).error).toMatchObject(failed)
})

test.each<[string, AuthenticatorOptions]>([
  ['of another origin', { origin: 'http://localhost.street.example:3000' }],
  ['for another relying party', { rpId: 'street.example' }],
  ['without a check of the user', { verifiesUser: false }],
])('a passkey %s is not registered and does not sign in', async (_, options) => {
  const user = await createSignedInUser(testApp)
  expect((await registerPasskey(user.browser, createAuthenticator(options))).error).toMatchObject(failed)
  expect(await listNames(user.id)).toEqual([])
  const { key } = await createUserWithPasskey(testApp)
  Object.assign(key.options, options)
  expect((await signInWithPasskey(testApp.browser(), key)).error).toMatchObject(failed)
})

test('a challenge counts once, rightly signed or not, and for five minutes', async () => {
  const { key } = await createUserWithPasskey(testApp)
  const browser = testApp.browser()
  const verify = (body: unknown) => sendAuthRequest({ browser }, '/passkeys/authentication/verify', body)
  const gone = { status: 400, body: { code: 'webauthn_challenge_not_found' } }
  const right = await signPasskeyChallenge(browser, key)
  expect((await verify(right)).status).toBe(200)
  expect(await verify(right)).toMatchObject(gone)
  expect(await verify({ ...right, challenge_id: randomUUID() })).toMatchObject(gone)

  const first = await signPasskeyChallenge(browser, key)
  const second = await signPasskeyChallenge(browser, key)
  const mixed = { challenge_id: first.challenge_id, credential: second.credential }
  expect(await verify(mixed)).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } })
  expect(await verify(first)).toMatchObject(gone)

  testApp.clock.now = later(factorLimits.challengeLifetimeMs)
  expect(await verify(second)).toMatchObject({
    status: 400,
    body: { code: 'webauthn_challenge_expired' },
  })
})

test('a registration belongs to its session, and its challenge signs nobody in', async () => {
  const [user, other] = [await createSignedInUser(testApp), await createUserWithPasskey(testApp)]
  const start = async () => {
    const { body } = await sendAuthRequest(user, '/passkeys/registration/options', {}, user.token)
    return body as { challenge_id: string; options: Parameters<typeof other.key.create>[0] }
  }
  const verify = (credential: unknown, challenge_id: string, token: string) =>
    sendAuthRequest(user, '/passkeys/registration/verify', { challenge_id, credential }, token)
  const gone = { status: 400, body: { code: 'webauthn_challenge_not_found' } }
  const { challenge_id, options } = await start()
  const key = createAuthenticator()
  expect(await verify(key.create(options), challenge_id, other.token)).toMatchObject(gone)
  const { data } = await testApp.browser().auth.signInWithPassword(user)
  const elsewhere = data.session?.access_token ?? ''
  expect(await verify(key.create(options), challenge_id, elsewhere)).toMatchObject(gone)
  const credential = other.key.get({ challenge: options.challenge })
  const signIn = { challenge_id, credential }
  expect(await sendAuthRequest(user, '/passkeys/authentication/verify', signIn)).toMatchObject(gone)
  expect((await verify(key.create(options), challenge_id, user.token)).status).toBe(200)
  expect(await verify(key.create(options), challenge_id, user.token)).toMatchObject(gone)
  const expiring = await start()
  testApp.clock.now = later(factorLimits.challengeLifetimeMs)
  expect(
    await verify(createAuthenticator().create(expiring.options), expiring.challenge_id, user.token),
  ).toMatchObject({ status: 400, body: { code: 'webauthn_challenge_expired' } })
})

test('nothing says whether a passkey is known, or of whom it is', async () => {
  const [user, other] = [await createUserWithPasskey(testApp), await createUserWithPasskey(testApp)]
  const respond = async (key: typeof user.key) => (await signInWithPasskey(testApp.browser(), key)).error
  const unknown = createAuthenticator()
  expect(await respond(unknown)).toMatchObject(failed)
  unknown.setUserHandle(Buffer.from(user.id).toString('base64url'))
  expect(await respond(unknown)).toMatchObject(failed)
  // a known passkey for another account, and without one
  user.key.setUserHandle(Buffer.from(other.id).toString('base64url'))
  expect(await respond(user.key)).toMatchObject(failed)
  user.key.setUserHandle(undefined)
  expect(await respond(user.key)).toMatchObject(failed)
  // the id of a known passkey with the signature of another key
  const browser = testApp.browser()
  const { challenge_id, credential } = await signPasskeyChallenge(browser, unknown)
  const forged = { ...credential, id: other.key.id, rawId: other.key.id }
  const body = { challenge_id, credential: forged }
  expect(await sendAuthRequest({ browser }, '/passkeys/authentication/verify', body)).toMatchObject({
    status: 400,
    body: { code: failed.code, message: failed.message },
  })
})

test('a signature whose count does not rise does not sign in', async () => {
  const { key } = await createUserWithPasskey(testApp)
  const signIn = async (count: number) => {
    key.setCount(count - 1)
    return (await signInWithPasskey(testApp.browser(), key)).error?.code
  }
  expect(await signIn(5)).toBeUndefined()
  expect(await signIn(5)).toBe(failed.code)
  expect(await signIn(4)).toBe(failed.code)
  expect(await signIn(6)).toBeUndefined()
})

test('a banned or unconfirmed account does not sign in, and only its owner learns why', async () => {
  const { id, key, email } = await createUserWithPasskey(testApp)
  const signIn = async () => (await signInWithPasskey(testApp.browser(), key)).error
  await testApp.db.one(sql`update accounts set banned_until = ${later(minuteMs)} where id = ${id}`)
  expect(await signIn()).toMatchObject({ status: 403, code: 'user_banned' })
  testApp.clock.now = later(2 * minuteMs)
  expect(await signIn()).toBeNull()
  await testApp.db.one(sql`update accounts set email_confirmed_at = null where id = ${id}`)
  expect(await signIn()).toMatchObject({ status: 403, code: 'email_not_confirmed' })
  await testApp.db.one(sql`
    update accounts set email = null, phone = '12095550177', phone_confirmed_at = null where id = ${id}`)
  expect(await signIn()).toMatchObject({ status: 403, code: 'phone_not_confirmed' })
  await testApp.db.one(sql`update accounts set email = ${email}, phone = null where id = ${id}`)

  // whoever confirms the address takes over no passkey
  const browser = testApp.browser()
  await browser.auth.signInWithOtp({ email })
  const token = (await testApp.readMailsTo(email))[0]?.code ?? ''
  expect((await browser.auth.verifyOtp({ email, token, type: 'email' })).data.user?.id).toBe(id)
  expect(await signIn()).toMatchObject(failed)
})

test('adding or removing a passkey needs a recent sign-in, by a passkey too', async () => {
  const { browser, key, passkeyId } = await createUserWithPasskey(testApp)
  testApp.clock.now = later(11 * minuteMs)
  const recent = { status: 400, code: 'reauthentication_needed' }
  expect((await browser.auth.passkey.startRegistration()).error).toMatchObject(recent)
  expect((await browser.auth.passkey.delete({ passkeyId })).error).toMatchObject(recent)
  await signInWithPasskey(browser, key)
  expect((await registerPasskey(browser, createAuthenticator())).error).toBeNull()
  expect((await browser.auth.passkey.delete({ passkeyId })).error).toBeNull()
})

test('with a second factor a passkey begins on the first level, which cannot add or remove one', async () => {
  const user = await createUserWithPasskey(testApp)
  const begun = (await user.browser.auth.passkey.startRegistration()).data
  const { factorId } = await enrollKey(user)
  const factorKey = createAuthenticator()
  expect((await proveKey(user, factorId, factorKey)).status).toBe(200)

  const browser = testApp.browser()
  const { data } = await signInWithPasskey(browser, user.key)
  const token = data?.session?.access_token ?? ''
  expect(await browser.auth.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: 'aal1', nextLevel: 'aal2' },
  })
  const { passkeyId } = user
  expect((await registerPasskey(browser, createAuthenticator())).error).toMatchObject(insufficient)
  expect((await browser.auth.passkey.delete({ passkeyId })).error).toMatchObject(insufficient)
  // begun before the factor, finished with a token from then
  if (begun) {
    const body = { challenge_id: begun.challenge_id, credential: createAuthenticator().create(begun.options) }
    expect(await sendAuthRequest(user, '/passkeys/registration/verify', body, user.token)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    })
  }
  const raised = await proveKey({ ...user, browser, token }, factorId, factorKey)
  expect(getClaims(String(raised.body.access_token))).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'passkey' }],
  })
  await browser.auth.setSession({
    access_token: String(raised.body.access_token),
    refresh_token: String(raised.body.refresh_token),
  })
  testApp.clock.now = later(11 * minuteMs)
  expect((await registerPasskey(browser, createAuthenticator())).error).toBeNull()
  expect((await browser.auth.passkey.delete({ passkeyId })).error).toBeNull()
})

test('a security key is no passkey, and a passkey is no second factor', async () => {
  const withKey = await createUserWithKey(testApp)
  withKey.key.setUserHandle(Buffer.from(withKey.id).toString('base64url'))
  expect((await signInWithPasskey(testApp.browser(), withKey.key)).error).toMatchObject(failed)
  await withKey.browser.auth.setSession({ access_token: withKey.token, refresh_token: withKey.refresh })
  const { passkey } = withKey.browser.auth
  expect((await passkey.list()).data).toEqual([])
  const rows = await testApp.db.many<{ id: string }>(sql`
    select id from webauthn_credentials where account_id = ${withKey.id}`)
  expect((await passkey.delete({ passkeyId: rows[0]?.id ?? '' })).error?.status).toBe(404)
  const passkeyOfOther = createAuthenticator()
  await registerPasskey(withKey.browser, passkeyOfOther)
  expect((await proveKey(withKey, withKey.factorId, passkeyOfOther)).status).toBe(400)
  expect((await registerPasskey(withKey.browser, withKey.key)).error).toMatchObject({
    status: 422,
    code: 'webauthn_credential_exists',
  })
})

test('passkeys of others are not found', async () => {
  const [user, other] = [await createUserWithPasskey(testApp), await createUserWithPasskey(testApp)]
  const { passkey } = other.browser.auth
  const unknown = { status: 404, code: 'validation_failed', message: 'Passkey not found' }
  const { passkeyId } = user
  expect((await passkey.update({ passkeyId, friendlyName: 'Mine' })).error).toMatchObject(unknown)
  expect((await passkey.delete({ passkeyId })).error).toMatchObject(unknown)
  expect((await passkey.delete({ passkeyId: 'first' })).error).toMatchObject(unknown)
  expect(await listNames(user.id)).toEqual(['Passkey'])
  expect((await registerPasskey(other.browser, user.key)).error).toMatchObject({
    status: 422,
    code: 'webauthn_credential_exists',
  })
})

test.each([
  ['no name', '', 'friendly_name is required'],
  ['a long name', 'x'.repeat(121), 'friendly_name must be 120 characters or less'],
])('%s is rejected and changes nothing', async (_, friendlyName, message) => {
  const { id, browser, passkeyId } = await createUserWithPasskey(testApp)
  const { error } = await browser.auth.passkey.update({ passkeyId, friendlyName })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed', message })
  expect(await listNames(id)).toEqual(['Passkey'])
})

test.each([
  ['no challenge', {}, 'challenge_id is required'],
  ['no credential', { challenge_id: randomUUID() }, 'credential is required'],
  ['no uuid', { challenge_id: '1', credential: {} }, 'challenge_id must be a valid UUID'],
])('%s is rejected by both verifications', async (_, body, message) => {
  const user = await createSignedInUser(testApp)
  for (const kind of ['registration', 'authentication'])
    expect(await sendAuthRequest(user, `/passkeys/${kind}/verify`, body, user.token)).toEqual({
      status: 400,
      body: { code: 'validation_failed', message },
    })
})

test('passkeys need a session of one person, and their number is limited', async () => {
  const { browser } = await createSignedInUser(testApp)
  for (let count = 0; count < factorLimits.maxPasskeys; count++)
    expect((await registerPasskey(browser, createAuthenticator())).error).toBeNull()
  expect((await browser.auth.passkey.startRegistration()).error).toMatchObject({
    status: 422,
    code: 'too_many_passkeys',
  })
  for (const path of ['/passkeys/registration/options', '/passkeys/registration/verify'])
    expect((await sendAuthRequest({ browser }, path, {})).status).toBe(401)
  expect((await sendAuthRequest({ browser }, '/passkeys')).status).toBe(401)
  const anonymous = testApp.browser()
  await anonymous.auth.signInAnonymously()
  expect((await anonymous.auth.passkey.startRegistration()).error).toMatchObject({
    status: 403,
    code: 'no_authorization',
  })
})

test('each change is in the audit log, and who can sign in is mailed to the owner', async () => {
  const { id, email, browser, passkeyId } = await createUserWithPasskey(testApp)
  await browser.auth.passkey.update({ passkeyId, friendlyName: 'Tablet' })
  await browser.auth.passkey.delete({ passkeyId })
  const subjects = (await testApp.readMailsTo(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('passkey')).toSorted()).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ])
  const entries = await testApp.db.many(sql`
    select action, actor_id, before, after from audit_log where subject_id = ${id} order by id`)
  const about = { actor_id: id, before: null, after: null }
  const passkey = { passkey_id: passkeyId }
  expect(entries).toEqual([
    { ...about, action: 'user.add_passkey', after: passkey },
    { ...about, action: 'user.rename_passkey', after: passkey },
    { ...about, action: 'user.remove_passkey', before: passkey },
  ])
})

test('expired challenges are deleted by the cleanup', async () => {
  const user = await createSignedInUser(testApp)
  await user.browser.auth.passkey.startRegistration()
  await user.browser.auth.passkey.startAuthentication()
  const settings = readConfig({ DEMO: 'off' }).identity
  const count = async () =>
    testApp.db.one<{ count: number }>(sql`select count(*)::integer as count from passkey_challenges`)
  await cleanupAccounts(testApp.db, settings, later(4 * minuteMs))
  expect((await count())?.count).toBeGreaterThanOrEqual(2)
  await cleanupAccounts(testApp.db, settings, later(6 * minuteMs))
  expect(await count()).toEqual({ count: 0 })
})

test('responses are not stored by caches, and the settings say where passkeys work', async () => {
  const { app } = testApp
  const options = await app.inject({ method: 'POST', url: '/auth/v1/passkeys/authentication/options' })
  expect(options.headers['cache-control']).toBe('no-store')
  expect(JSON.parse((await app.inject('/auth/v1/settings')).body)).toMatchObject({ passkeys_enabled: true })
  expect((await testApp.anonymous.send(calls.getAuthConfig)).body.passkeys).toBe(true)

  const plain = await createTestApp({ env: { AUTH_SITE_URL: 'http://street.example' } })
  expect(JSON.parse((await plain.app.inject('/auth/v1/settings')).body)).toMatchObject({
    passkeys_enabled: false,
  })
  expect((await plain.anonymous.send(calls.getAuthConfig)).body.passkeys).toBe(false)
  const disabled = { status: 404, code: 'passkey_disabled' }
  const { browser } = await createSignedInUser(plain)
  expect((await browser.auth.passkey.startRegistration()).error).toMatchObject(disabled)
  expect((await browser.auth.passkey.startAuthentication()).error).toMatchObject(disabled)
  expect((await browser.auth.passkey.list()).data).toEqual([])
})

test('requests of one address are limited', async () => {
  const limited = await createTestApp({ env: { AUTH_RATE_CALLS: '3', AUTH_RATE_VERIFY: '3' } })
  const browser = limited.browser()
  const statuses = async (path: string) => {
    const found = []
    for (let count = 0; count < 4; count++) found.push((await sendAuthRequest({ browser }, path, {})).status)
    return found
  }
  expect(await statuses('/passkeys/authentication/options')).toEqual([200, 200, 200, 429])
  expect(await statuses('/passkeys/authentication/verify')).toEqual([400, 400, 400, 429])
})
