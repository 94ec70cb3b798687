import { randomUUID } from 'node:crypto'
import { factorLimits, oneTimeCodes } from '@mainstreet/contract/accounts/limits.ts'
import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { beforeEach, expect, test } from 'vitest'
import { createSignedInUser, type SignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'
import { createUserWithFactor, enroll, getClaims, showCode, verify } from './second-factors-fixture.ts'
import {
  challengeKey,
  createUserWithKey,
  enrollKey,
  proveKey,
  respond,
  sendResponse,
} from './security-keys-fixture.ts'
import { type AuthenticatorOptions, createAuthenticator } from './software-authenticator.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
const start = new Date()
const later = (ms: number) => new Date(start.getTime() + ms)
beforeEach(() => {
  testApp.clock.now = start
})

const signInAgain = async <User extends SignedInUser>(user: User): Promise<User> => {
  const browser = testApp.browser()
  const { data } = await browser.auth.signInWithPassword({ email: user.email, password: user.password })
  return { ...user, browser, token: data.session?.access_token ?? '' }
}

const failed = { status: 400, body: { code: 'webauthn_verification_failed' } }
const notFound = { status: 422, body: { code: 'mfa_factor_not_found' } }

/** Options with buffers, as the client hands them to the browser. */
type BrowserOptions = { challenge: ArrayBuffer; user?: { id: ArrayBuffer } }
const toText = (buffer: ArrayBuffer) => Buffer.from(buffer).toString('base64url')
const toJson = (options: unknown) => {
  const { challenge, user, ...others } = options as BrowserOptions
  const withUser = user && { user: { ...user, id: toText(user.id) } }
  return {
    ...others,
    challenge: toText(challenge),
    ...withUser,
  } as unknown as PublicKeyCredentialCreationOptionsJSON
}

test('the client enrolls a security key, registers it and proves it later', async () => {
  const user = await createSignedInUser(testApp)
  const { mfa } = user.browser.auth
  const key = createAuthenticator()
  const { data: factor } = await mfa.enroll({ factorType: 'webauthn', friendlyName: 'My key' })
  expect(factor).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'My key' })
  const factorId = factor?.id ?? ''
  const site = { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] }
  const { data: creation } = await mfa.challenge({ factorId, webauthn: site })
  expect(creation).toMatchObject({
    type: 'webauthn',
    expires_at: Math.floor(later(5 * minuteMs).getTime() / 1000),
    webauthn: {
      type: 'create',
      credential_options: {
        publicKey: {
          rp: { id: 'localhost', name: 'localhost:3000' },
          user: { name: user.email, displayName: user.email },
          attestation: 'none',
          authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        },
      },
    },
  })
  const created = key.create(toJson(creation?.webauthn.credential_options.publicKey))
  const registered = await mfa.verify({
    factorId,
    challengeId: creation?.id ?? '',
    // the client sends what a browser's own object turns into
    webauthn: { type: 'create', ...site, credential_response: { toJSON: () => created } as never },
  })
  expect(registered.error).toBeNull()
  expect(registered.data?.user.factors).toMatchObject([
    { id: factorId, factor_type: 'webauthn', status: 'verified', friendly_name: 'My key' },
  ])
  expect(getClaims(registered.data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'email/signup' }],
  })

  const { browser } = await signInAgain(user)
  const again = browser.auth.mfa
  expect(await again.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: 'aal1', nextLevel: 'aal2' },
  })
  expect((await again.listFactors()).data?.webauthn).toMatchObject([{ id: factorId }])
  const { data: request } = await again.challenge({ factorId, webauthn: site })
  expect(request?.webauthn).toMatchObject({
    type: 'request',
    credential_options: {
      publicKey: { rpId: 'localhost', allowCredentials: [{ transports: ['internal'] }] },
    },
  })
  const signed = key.get(toJson(request?.webauthn.credential_options.publicKey))
  const proved = await again.verify({
    factorId,
    challengeId: request?.id ?? '',
    webauthn: { type: 'request', ...site, credential_response: { toJSON: () => signed } as never },
  })
  expect(proved.error).toBeNull()
  expect(await again.getAuthenticatorAssuranceLevel()).toMatchObject({ data: { currentLevel: 'aal2' } })
  expect((await again.unenroll({ factorId })).data).toEqual({ id: factorId })
  expect(
    await testApp.db.many(sql`select id from webauthn_credentials where account_id = ${user.id}`),
  ).toEqual([])
})

test.each<[string, AuthenticatorOptions]>([
  ['another origin', { origin: 'https://street.example' }],
  ['another host with the name in it', { origin: 'http://localhost.street.example:3000' }],
  ['another relying party', { rpId: 'street.example' }],
  ['an attestation with a certificate', { format: 'packed', statement: certificateStatement() }],
  ['an attestation of a TPM', { format: 'tpm' }],
])('a key of %s is not registered, and its challenge is gone', async (_, options) => {
  const user = await createSignedInUser(testApp)
  const { factorId } = await enrollKey(user)
  const key = createAuthenticator(options)
  const challenge = await challengeKey(user, factorId)
  expect(await sendResponse(user, factorId, respond(key, challenge))).toMatchObject(failed)
  const right = respond(createAuthenticator(), challenge)
  expect(await sendResponse(user, factorId, right)).toMatchObject(notFound)
  expect(await proveKey(user, factorId, createAuthenticator())).toMatchObject({ status: 200 })
})

function certificateStatement() {
  return new Map<string, number | Uint8Array | Uint8Array[]>([
    ['alg', -7],
    ['sig', new Uint8Array(70)],
    ['x5c', [new Uint8Array(300)]],
  ])
}

test.each<[string, AuthenticatorOptions]>([
  ['another origin', { origin: 'http://localhost.street.example' }],
  ['another relying party', { rpId: 'street.example' }],
])('a signature for %s does not raise the session', async (_, options) => {
  const user = await signInAgain(await createUserWithKey(testApp))
  Object.assign(user.key.options, options)
  expect(await proveKey(user, user.factorId, user.key)).toMatchObject(failed)
})

test('what a client takes for the relying party must be that of the server', async () => {
  const user = await createSignedInUser(testApp)
  const { factorId } = await enrollKey(user)
  const challengeWith = (webauthn: unknown) =>
    sendAuthRequest(user, `/factors/${factorId}/challenge`, { webauthn }, user.token)
  expect(await challengeWith({ rpId: '127.0.0.1' })).toEqual({
    status: 400,
    body: {
      code: 'validation_failed',
      message: 'The relying party of this server is localhost, not 127.0.0.1',
    },
  })
  expect(await challengeWith({ rp_id: 'street.example' })).toMatchObject({ status: 400 })
  expect(await challengeWith({ rpId: 'localhost', rpOrigins: ['http://127.0.0.1:3000'] })).toMatchObject({
    status: 400,
    body: { message: 'http://127.0.0.1:3000 is not an origin of the relying party localhost' },
  })
  expect(await challengeWith({ rp_id: 'localhost', rp_origins: ['http://localhost:5173'] })).toMatchObject({
    status: 200,
  })
  const { challenge_id, webauthn } = respond(createAuthenticator(), await challengeKey(user, factorId))
  const body = { challenge_id, webauthn: { ...webauthn, rpId: 'street.example' } }
  expect(await sendResponse(user, factorId, body)).toMatchObject({ status: 400 })
})

test.each([
  ['http://192.168.1.7:3000', false],
  ['http://street.example', false],
  ['https://192.168.1.7', false],
  ['http://127.0.0.1:3000', true],
  ['https://street.example', true],
])('at %s security keys and passkeys are offered: %s', async (AUTH_SITE_URL, isOffered) => {
  const site = await createTestApp({ env: { AUTH_SITE_URL } })
  const user = await createSignedInUser(site)
  const { status, body } = await enrollKey(user)
  expect(status).toBe(isOffered ? 200 : 422)
  if (!isOffered) expect(body.code).toBe('mfa_webauthn_enroll_not_enabled')
})

test('a relying party with HTTPS accepts its own origin and no port, subdomain or scheme beside it', async () => {
  const site = await createTestApp({ env: { AUTH_SITE_URL: 'https://street.example' } })
  const user = await createSignedInUser(site)
  const { factorId } = await enrollKey(user)
  for (const origin of [
    'http://street.example',
    'https://street.example:8443',
    'https://shop.street.example',
    'http://localhost:3000',
  ])
    expect(
      await proveKey(user, factorId, createAuthenticator({ origin, rpId: 'street.example' })),
    ).toMatchObject(failed)
  const key = createAuthenticator({ origin: 'https://street.example', rpId: 'street.example' })
  expect((await proveKey(user, factorId, key)).status).toBe(200)
})

test('a challenge is for one factor and session, for one respond, and expires', async () => {
  const user = await createUserWithKey(testApp)
  const { factorId, key } = user
  const other = await signInAgain(user)
  const right = respond(key, await challengeKey(user, factorId))
  expect(await sendResponse(other, factorId, right)).toMatchObject(notFound)
  expect(await sendResponse(user, factorId, { ...right, challenge_id: randomUUID() })).toMatchObject(notFound)
  expect((await sendResponse(user, factorId, right)).status).toBe(200)
  expect(await sendResponse(user, factorId, right)).toMatchObject(notFound)
  // signed for an earlier challenge
  const { id } = await challengeKey(user, factorId)
  expect(await sendResponse(user, factorId, { ...right, challenge_id: id })).toMatchObject(failed)

  const expiring = await challengeKey(user, factorId)
  testApp.clock.now = later(factorLimits.challengeLifetimeMs)
  expect(await sendResponse(user, factorId, respond(key, expiring))).toMatchObject({
    status: 422,
    body: { code: 'mfa_challenge_expired' },
  })
})

test('a signature whose count does not rise is rejected', async () => {
  const { factorId, key, ...user } = await createUserWithKey(testApp)
  const counts = async (count: number) => {
    key.setCount(count - 1)
    return (await proveKey(user, factorId, key)).status
  }
  expect(await counts(7)).toBe(200)
  expect(await counts(7)).toBe(400)
  expect(await counts(6)).toBe(400)
  key.options.counts = false
  expect(await counts(9)).toBe(400)
  key.options.counts = true
  expect(await counts(4_294_967_295)).toBe(200)
})

test('a key that does not count may sign again', async () => {
  const key = createAuthenticator({ counts: false, verifiesUser: false })
  const user = await createUserWithKey(testApp, key)
  for (let time = 0; time < 3; time++) expect((await proveKey(user, user.factorId, key)).status).toBe(200)
})

test('failed signed are limited over all challenges and sessions', async () => {
  const user = await createUserWithKey(testApp)
  const wrongKey = createAuthenticator()
  for (let count = 0; count < oneTimeCodes.maxFailuresPerHour; count++)
    expect(await proveKey(count % 2 ? user : await signInAgain(user), user.factorId, wrongKey)).toMatchObject(
      failed,
    )
  expect(await proveKey(user, user.factorId, user.key)).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit' },
  })
  testApp.clock.now = later(hourMs + minuteMs)
  const again = await signInAgain(user)
  expect((await proveKey(again, user.factorId, user.key)).status).toBe(200)
})

test('a key is registered once, and not by the response of a verified factor', async () => {
  const [user, other] = [await createUserWithKey(testApp), await createSignedInUser(testApp)]
  const { factorId } = await enrollKey(other)
  expect(await proveKey(other, factorId, user.key)).toMatchObject({
    status: 422,
    body: { code: 'webauthn_credential_exists' },
  })
  expect((await other.browser.auth.mfa.listFactors()).data?.webauthn).toEqual([])

  const challenge = await challengeKey(user, user.factorId)
  const { publicKey } = challenge.webauthn.credential_options
  const credential_response = createAuthenticator().create({ ...publicKey, user: { id: 'AA' } })
  const body = { challenge_id: challenge.id, webauthn: { type: 'create', credential_response } }
  expect(await sendResponse(await signInAgain(user), user.factorId, body)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
  // its authenticator is not offered for another key
  const second = await enrollKey(user, 'Second')
  const { webauthn } = await challengeKey(user, second.factorId)
  expect(webauthn.credential_options.publicKey.excludeCredentials).toMatchObject([{ id: user.key.id }])
})

test('keys of others are not found, and do not respond for a factor', async () => {
  const [user, other] = [await createUserWithKey(testApp), await createUserWithKey(testApp)]
  const unknown = { status: 404, body: { code: 'mfa_factor_not_found', message: 'Factor not found' } }
  expect(await sendAuthRequest(other, `/factors/${user.factorId}/challenge`, {}, other.token)).toEqual(
    unknown,
  )
  const right = respond(user.key, await challengeKey(user, user.factorId))
  expect(await sendResponse(other, user.factorId, { ...right, code: '123456' })).toEqual(unknown)
  expect(await proveKey(other, other.factorId, user.key)).toMatchObject(failed)
  expect((await sendAuthRequest(other, `/factors/${other.factorId}/challenge`, {})).status).toBe(401)
})

test.each([
  ['no response', undefined, 'WebAuthn config required'],
  ['another type', { type: 'guess', credential_response: {} }, 'WebAuthn type must be create or request'],
  ['no credential', { type: 'request' }, 'credential_response required'],
  ['no credential in it', { type: 'request', credential_response: {} }, 'Invalid credential_response'],
])('%s is rejected', async (_, webauthn, message) => {
  const { factorId, ...user } = await createUserWithKey(testApp)
  const { id } = await challengeKey(user, factorId)
  const response = await sendResponse(user, factorId, { challenge_id: id, webauthn })
  expect(response).toEqual({ status: 400, body: { code: 'validation_failed', message } })
})

test('malformed data of an authenticator is rejected', async () => {
  const { factorId, key, ...user } = await createUserWithKey(testApp)
  const damage = async (field: string, value: string) => {
    const { challenge_id, webauthn } = respond(key, await challengeKey(user, factorId))
    const { credential_response } = webauthn
    const response = { ...credential_response.response, [field]: value }
    const body = {
      challenge_id,
      webauthn: { ...webauthn, credential_response: { ...credential_response, response } },
    }
    return sendResponse(user, factorId, body)
  }
  for (const field of ['clientDataJSON', 'authenticatorData', 'signature'])
    for (const value of ['AA', 'bnVsbA', 'A'.repeat(50_000)])
      expect(await damage(field, value)).toMatchObject(failed)
  expect((await damage('signature', 'not base64url!')).body.code).toBe('validation_failed')
})

test('an app and a key stand in for each other, and recovery codes for both', async () => {
  const { secret, factorId: appId, ...user } = await createUserWithFactor(testApp, start)
  const key = createAuthenticator()
  const { factorId } = await enrollKey(user)
  expect((await proveKey(user, factorId, key)).status).toBe(200)
  const { data } = await user.browser.auth.mfa.recoveryCodes.generate()
  expect(data?.codes).toHaveLength(factorLimits.recoveryCodes)

  const next = await signInAgain(user)
  expect((await enrollKey(next, 'Third')).body.code).toBe('insufficient_aal')
  expect((await next.browser.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
  testApp.clock.now = later(minuteMs)
  expect((await verify(next, { factorId: appId, code: showCode(secret, later(minuteMs)) })).status).toBe(200)
  const last = await signInAgain(user)
  const raised = await proveKey(last, factorId, key)
  expect(raised.status).toBe(200)

  // recovery codes stay as long as one of them does
  await last.browser.auth.setSession({
    access_token: String(raised.body.access_token),
    refresh_token: String(raised.body.refresh_token),
  })
  const { mfa } = last.browser.auth
  expect((await mfa.unenroll({ factorId: appId })).error).toBeNull()
  expect((await mfa.recoveryCodes.getStatus()).data?.remaining).toBe(factorLimits.recoveryCodes)
  expect((await mfa.unenroll({ factorId })).error).toBeNull()
  await last.browser.auth.refreshSession()
  expect((await mfa.listFactors()).data?.all).toEqual([])
})

test('a first key needs a recent sign-in, and ends the other sessions', async () => {
  const user = await createSignedInUser(testApp)
  const other = await signInAgain(user)
  testApp.clock.now = later(11 * minuteMs)
  expect((await enrollKey(user)).body.code).toBe('reauthentication_needed')
  const again = await signInAgain(user)
  const { factorId } = await enrollKey(again)
  expect((await proveKey(again, factorId, createAuthenticator())).status).toBe(200)
  expect((await sendAuthRequest(other, '/user', undefined, other.token)).body.code).toBe('session_not_found')
})

test('keys count among the factors of an account', async () => {
  const user = await createSignedInUser(testApp)
  await enroll(user, 'App')
  const names = Array.from({ length: factorLimits.maxFactors + 1 }, (_, at) => `Key ${at}`)
  const statuses = (await Promise.all(names.map((name) => enrollKey(user, name)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(factorLimits.maxFactors - 1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(2)
})

test('adding and removing a key is mailed to the owner and in the audit log', async () => {
  const user = await createUserWithKey(testApp)
  await user.browser.auth.setSession({ access_token: user.token, refresh_token: user.refresh })
  await user.browser.auth.mfa.unenroll({ factorId: user.factorId })
  const subjects = (await testApp.readMailsTo(user.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'A security key was added to your account',
      'A security key was removed from your account',
    ]),
  )
  const entries = await testApp.db.many(sql`
    select action, before, after from audit_log where subject_id = ${user.id} order by id`)
  expect(entries).toEqual([
    { action: 'user.add_factor', before: null, after: { factor_type: 'webauthn' } },
    { action: 'user.remove_factor', before: { factor_type: 'webauthn' }, after: null },
  ])
})
