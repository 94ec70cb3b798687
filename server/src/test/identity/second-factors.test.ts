import { randomUUID } from 'node:crypto'
import { oneTimeCodes } from '@mainstreet/contract/accounts/limits.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs, minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, expect, test } from 'vitest'
import { cleanupAccounts } from '../../accounts/cleanup-accounts.ts'
import { readConfig } from '../../config.ts'
import { createSignedInUser, refreshSession, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'
import {
  challenge,
  createUserWithFactor,
  enroll,
  getClaims,
  showCode,
  verify,
} from './second-factors-fixture.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
const stepMs = 30 * secondMs
/** The middle of a time step. */
const start = new Date(Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2)
const later = (ms: number) => new Date(start.getTime() + ms)
beforeEach(() => {
  testApp.clock.now = start
})

const signInAgain = async ({ email, password }: { email: string; password: string }) => {
  const browser = testApp.browser()
  const { data } = await browser.auth.signInWithPassword({ email, password })
  return { browser, token: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' }
}

test('the client enrolls an authenticator app, with a QR code, and lists it', async () => {
  const user = await createSignedInUser(testApp)
  const { factorId, secret, totp } = await enroll(user, 'My phone')
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(totp.qr_code).not.toContain('#')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totp.uri)
  expect(uri.searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri.pathname)).toContain(`localhost:3000:${user.email}`)

  const { mfa } = user.browser.auth
  const factor = { id: factorId, friendly_name: 'My phone', factor_type: 'totp', status: 'unverified' }
  const { data: before } = await mfa.listFactors()
  expect(before).toMatchObject({ all: [factor], totp: [] })
  expect(JSON.stringify(before)).not.toContain(secret)
  expect(await mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: 'aal1', nextLevel: 'aal1' },
  })

  const { data: challenged } = await mfa.challenge({ factorId })
  expect(challenged).toEqual({
    id: expect.any(String),
    type: 'totp',
    expires_at: Math.floor(later(5 * minuteMs).getTime() / 1000),
  })
  const { data, error } = await mfa.verify({
    factorId,
    challengeId: challenged?.id ?? '',
    code: showCode(secret, start),
  })
  expect(error).toBeNull()
  expect(data?.user.factors).toMatchObject([{ ...factor, status: 'verified' }])
  expect((await mfa.listFactors()).data).toMatchObject({ totp: [{ id: factorId, status: 'verified' }] })
  expect(await mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: {
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'email/signup' }],
    },
  })

  expect((await mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  await user.browser.auth.refreshSession()
  expect((await mfa.listFactors()).data?.all).toEqual([])
  expect(await mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: 'aal1', nextLevel: 'aal1' },
  })
})

test('a code raises the session, which stays so through refreshes; older refresh tokens end', async () => {
  const user = await createSignedInUser(testApp)
  const { factorId, secret } = await enroll(user)
  testApp.clock.now = later(stepMs)
  const { body } = await verify(user, { factorId, code: showCode(secret, later(stepMs)) })
  const raisedAt = Math.floor(later(stepMs).getTime() / 1000)
  const before = getClaims(user.token)
  const raised = getClaims(String(body.access_token))
  expect(raised).toMatchObject({
    session_id: before.session_id,
    aal: 'aal2',
    amr: [{ method: 'totp', timestamp: raisedAt }, ...before.amr],
  })
  expect(before).toMatchObject({ aal: 'aal1', amr: [{ timestamp: Math.floor(start.getTime() / 1000) }] })

  testApp.clock.now = later(hourMs)
  expect(await refreshSession(user, user.refresh)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_not_found' },
  })
  let refresh = String(body.refresh_token)
  for (let round = 0; round < 3; round++) {
    const refreshed = await refreshSession(user, refresh)
    expect(getClaims(String(refreshed.body.access_token))).toMatchObject({ aal: 'aal2', amr: raised.amr })
    refresh = String(refreshed.body.refresh_token)
  }
})

test('the first code signs out the other sessions, and a new sign-in starts on the first level', async () => {
  const user = await createSignedInUser(testApp)
  const other = await signInAgain(user)
  const { factorId, secret } = await enroll(user)
  expect((await testApp.withToken(other.token).send(calls.getMe)).status).toBe(200)
  const raised = await verify(user, { factorId, code: showCode(secret, start) })
  expect(raised.status).toBe(200)
  expect((await testApp.withToken(other.token).send(calls.getMe)).status).toBe(401)
  expect((await refreshSession(other, other.refresh)).body.code).toBe('refresh_token_not_found')

  const next = await signInAgain(user)
  expect(getClaims(next.token).aal).toBe('aal1')
  const { data } = await next.browser.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  testApp.clock.now = later(stepMs)
  const code = showCode(secret, later(stepMs))
  expect((await next.browser.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  // a session on the second level stays
  const raisedToken = String(raised.body.access_token)
  expect((await testApp.withToken(raisedToken).send(calls.getMe)).status).toBe(200)
})

test('codes of the step before and after count, those of others do not', async () => {
  for (const [steps, status] of [
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ] as const) {
    const user = await createSignedInUser(testApp)
    const { factorId, secret } = await enroll(user)
    const code = showCode(secret, later(steps * stepMs))
    expect((await verify(user, { factorId, code })).status).toBe(status)
  }
})

test('a code is accepted once, also with another challenge or in another session', async () => {
  const user = await createUserWithFactor(testApp, start)
  const { factorId, secret } = user
  const used = { factorId, code: showCode(secret, start) }
  const rejected = {
    status: 422,
    body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
  }
  expect(await verify(user, used)).toEqual(rejected)
  const other = { ...user, ...(await signInAgain(user)) }
  expect(await verify(other, used)).toEqual(rejected)
  // nor is the code of the step before, which nobody has used
  expect(await verify(other, { factorId, code: showCode(secret, later(-stepMs)) })).toEqual(rejected)
  testApp.clock.now = later(stepMs)
  expect((await verify(other, { factorId, code: showCode(secret, later(stepMs)) })).status).toBe(200)
})

test('of ten concurrent requests with one code one succeeds', async () => {
  for (const sharesChallenge of [true, false]) {
    const user = await createSignedInUser(testApp)
    const { factorId, secret } = await enroll(user)
    const shared = await challenge(user, factorId)
    const challengeIds: string[] = []
    for (let count = 0; count < 10; count++)
      challengeIds.push(sharesChallenge ? shared : await challenge(user, factorId))
    const code = showCode(secret, start)
    const responses = await Promise.all(
      challengeIds.map((challengeId) => verify(user, { factorId, code, challengeId })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)])
    const [row] = await testApp.db.many<{ count: number }>(sql`
      select count(*)::integer as count from audit_log where subject_id = ${user.id} and action = 'user.add_factor'`)
    expect(row?.count).toBe(1)
  }
})

test('wrong codes are limited over all challenges and sessions, and the right one is rejected then', async () => {
  const user = await createUserWithFactor(testApp, start)
  const { factorId, secret } = user
  const other = { ...user, ...(await signInAgain(user)) }
  testApp.clock.now = later(stepMs)
  const code = showCode(secret, later(stepMs))
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const wrong = await Promise.all(
    Array.from({ length: oneTimeCodes.maxFailuresPerHour + 5 }, (_, at) =>
      verify(at % 2 ? user : other, { factorId, code: wrongCode }),
    ),
  )
  expect(wrong.filter(({ status }) => status === 422)).toHaveLength(oneTimeCodes.maxFailuresPerHour)
  const limited = { status: 429, body: { code: 'over_request_rate_limit' } }
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(await verify(other, { factorId, code })).toMatchObject(limited)
  testApp.clock.now = later(hourMs + stepMs)
  const fresh = { factorId, code: showCode(secret, later(hourMs + stepMs)) }
  const again = { ...user, ...(await signInAgain(user)) }
  expect((await verify(again, fresh)).status).toBe(200)
})

test('a challenge is for one factor and session, expires, and outlives a wrong code', async () => {
  const user = await createUserWithFactor(testApp, start)
  const { factorId, secret } = user
  const other = { ...user, ...(await signInAgain(user)) }
  const challengeId = await challenge(user, factorId)
  testApp.clock.now = later(stepMs)
  const code = showCode(secret, later(stepMs))
  const notFound = { status: 422, body: { code: 'mfa_factor_not_found' } }
  expect(await verify(other, { factorId, code, challengeId })).toMatchObject(notFound)
  expect(await verify(user, { factorId, code, challengeId: randomUUID() })).toMatchObject(notFound)
  expect(await verify(user, { factorId, code: '12345', challengeId })).toMatchObject({
    body: { code: 'mfa_verification_failed' },
  })
  expect((await verify(user, { factorId, code, challengeId })).status).toBe(200)
  expect(await verify(user, { factorId, code, challengeId })).toMatchObject(notFound)

  const expiring = await challenge(user, factorId)
  testApp.clock.now = later(stepMs + 5 * minuteMs)
  expect(await verify(user, { factorId, code, challengeId: expiring })).toMatchObject({
    status: 422,
    body: { code: 'mfa_challenge_expired' },
  })
})

test('with a verified factor the first level cannot add or remove one, or change what signs in', async () => {
  const user = await createUserWithFactor(testApp, start)
  const { browser, token } = await signInAgain(user)
  const { mfa } = browser.auth
  expect((await mfa.enroll({ factorType: 'totp', friendlyName: 'Another' })).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
  expect((await mfa.unenroll({ factorId: user.factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  })
  for (const change of [{ password: 'another lamp in the window' }, { email: 'other@people.example' }]) {
    const body = { ...change, current_password: user.password }
    expect(await sendAuthRequest(user, '/user', body, token, 'PUT')).toMatchObject({
      status: 401,
      body: { code: 'insufficient_aal' },
    })
  }
  const change = { currentPassword: user.password, newPassword: 'another lamp in the window' }
  expect((await testApp.withToken(token).send(calls.changePassword, { body: change })).status).toBe(403)
  expect((await sendAuthRequest(user, '/user', { data: { name: 'Kim' } }, token, 'PUT')).status).toBe(200)

  // the second level can
  expect((await user.browser.auth.updateUser({ email: `${randomUUID()}@people.example` })).error).toBeNull()
  const { factorId } = await enroll(user, 'Another')
  expect((await user.browser.auth.mfa.unenroll({ factorId })).error).toBeNull()
  expect((await testApp.withToken(user.token).send(calls.changePassword, { body: change })).status).toBe(200)
})

test('unenrolling lowers the sessions that the factor raised, and only those', async () => {
  const user = await createUserWithFactor(testApp, start)
  const second = await enroll(user, 'Tablet')
  const other = { ...user, ...(await signInAgain(user)) }
  testApp.clock.now = later(stepMs)
  const viaSecond = await verify(user, {
    factorId: second.factorId,
    code: showCode(second.secret, later(stepMs)),
  })
  expect(viaSecond.status).toBe(200)
  const again = { ...user, ...(await signInAgain(user)) }
  const viaFirst = await verify(again, {
    factorId: user.factorId,
    code: showCode(user.secret, later(stepMs)),
  })
  expect(viaFirst.status).toBe(200)
  // the first-level session had ended
  expect((await refreshSession(other, other.refresh)).status).toBe(400)

  // a token from before the code stays on the first level
  expect((await again.browser.auth.mfa.unenroll({ factorId: second.factorId })).error).toMatchObject({
    code: 'insufficient_aal',
  })
  await again.browser.auth.setSession({
    access_token: String(viaFirst.body.access_token),
    refresh_token: String(viaFirst.body.refresh_token),
  })
  expect((await again.browser.auth.mfa.unenroll({ factorId: second.factorId })).error).toBeNull()
  const [lowered, unaffected] = [
    await refreshSession(user, String(viaSecond.body.refresh_token)),
    await refreshSession(again, String(viaFirst.body.refresh_token)),
  ]
  expect(getClaims(String(lowered.body.access_token))).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'email/signup' }],
  })
  expect(getClaims(String(unaffected.body.access_token))).toMatchObject({ aal: 'aal2' })
})

test('names are unique, the number of factors is limited, and abandoned ones expire', async () => {
  const user = await createSignedInUser(testApp)
  const { factorId } = await enroll(user, 'Phone')
  const enrollNamed = async (friendly_name: string) =>
    sendAuthRequest(user, '/factors', { factor_type: 'totp', friendly_name }, user.token)
  expect(await enrollNamed('Phone')).toEqual({
    status: 422,
    body: {
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "Phone" for this user already exists',
    },
  })
  const names = Array.from({ length: 12 }, (_, at) => enrollNamed(`Phone ${at}`))
  const statuses = (await Promise.all(names)).map(({ status, body }) => `${status} ${body.code ?? ''}`)
  expect(statuses.filter((one) => one === '200 ')).toHaveLength(9)
  expect(statuses.filter((one) => one === '422 too_many_enrolled_mfa_factors')).toHaveLength(3)
  testApp.clock.now = later(16 * minuteMs)
  const { data: again } = await user.browser.auth.signInWithPassword(user)
  user.token = again.session?.access_token ?? ''
  expect((await enrollNamed('Phone')).status).toBe(200)
  expect(await verify(user, { factorId, code: '123456', challengeId: randomUUID() })).toMatchObject({
    status: 404,
    body: { code: 'mfa_factor_not_found' },
  })
})

test.each([
  ['no type', {}, 400, 'validation_failed'],
  ['another type', { factor_type: 'fax' }, 400, 'validation_failed'],
  ['a phone', { factor_type: 'phone', phone: '+12095550100' }, 422, 'mfa_phone_enroll_not_enabled'],
  [
    'a key with a long name',
    { factor_type: 'webauthn', friendly_name: 'x'.repeat(101) },
    400,
    'validation_failed',
  ],
  ['a long name', { factor_type: 'totp', friendly_name: 'x'.repeat(101) }, 400, 'validation_failed'],
  ['a long issuer', { factor_type: 'totp', issuer: 'x'.repeat(101) }, 400, 'validation_failed'],
])('enrolling %s is rejected and adds nothing', async (_, body, status, code) => {
  const user = await createSignedInUser(testApp)
  expect(await sendAuthRequest(user, '/factors', body, user.token)).toMatchObject({ status, body: { code } })
  expect((await user.browser.auth.mfa.listFactors()).data?.all).toEqual([])
})

test('factors need a session, and others do not see them', async () => {
  const [user, other] = [await createUserWithFactor(testApp, start), await createSignedInUser(testApp)]
  const { factorId, secret } = user
  const notFound = { status: 404, body: { code: 'mfa_factor_not_found', message: 'Factor not found' } }
  expect(await sendAuthRequest(other, `/factors/${factorId}/challenge`, {}, other.token)).toEqual(notFound)
  const attempt = { factorId, code: showCode(secret, start), challengeId: randomUUID() }
  expect(await verify(other, attempt)).toEqual(notFound)
  expect((await other.browser.auth.mfa.unenroll({ factorId })).error).toMatchObject(notFound.body)
  expect((await sendAuthRequest(user, '/factors', { factor_type: 'totp' })).status).toBe(401)
  expect((await sendAuthRequest(user, '/factors/1/challenge', {}, user.token)).status).toBe(404)
  expect(await verify(user, { ...attempt, code: '' })).toMatchObject({ body: { code: 'validation_failed' } })
})

test('the secret is stored encrypted, for its own factor only', async () => {
  const [one, two] = [await createSignedInUser(testApp), await createSignedInUser(testApp)]
  const [first, second] = [await enroll(one), await enroll(two)]
  const rows = await testApp.db.many<{ secret: Buffer }>(sql`
    select secret from account_factors where id in (${first.factorId}, ${second.factorId})`)
  for (const { secret } of rows) expect(secret.toString('latin1')).not.toContain(first.secret.slice(0, 8))
  await testApp.db.one(sql`
    update account_factors set secret = (select secret from account_factors where id = ${first.factorId})
    where id = ${second.factorId}`)
  const { factorId } = second
  expect((await verify(two, { factorId, code: showCode(first.secret, start) })).status).toBe(500)
})

test('adding and removing a factor is mailed to the owner and in the audit log', async () => {
  const user = await createUserWithFactor(testApp, start)
  await user.browser.auth.mfa.unenroll({ factorId: user.factorId })
  const subjects = (await testApp.readMailsTo(user.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'An authenticator app was added to your account',
      'An authenticator app was removed from your account',
    ]),
  )
  const entries = await testApp.db.many(sql`
    select action, actor_id, actor_role, before, after from audit_log where subject_id = ${user.id} order by id`)
  const actor = { actor_id: user.id, actor_role: 'customer' }
  expect(entries).toEqual([
    { ...actor, action: 'user.add_factor', before: null, after: { factor_type: 'totp' } },
    { ...actor, action: 'user.remove_factor', before: { factor_type: 'totp' }, after: null },
  ])
})

test('a first factor needs a recent sign-in, and a code of it is none', async () => {
  const [browser, email] = [testApp.browser(), `${randomUUID()}@people.example`]
  await browser.auth.signInWithOtp({ email })
  const token = (await testApp.readMailsTo(email))[0]?.code ?? ''
  const { data } = await browser.auth.verifyOtp({ email, token, type: 'email' })
  const { data: factor } = await browser.auth.mfa.enroll({ factorType: 'totp' })
  testApp.clock.now = later(11 * minuteMs)
  expect((await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Late' })).error).toMatchObject({
    code: 'reauthentication_needed',
  })
  const code = showCode(factor?.totp.secret ?? '', later(11 * minuteMs))
  expect((await browser.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })).error).toBeNull()
  const { error } = await browser.auth.updateUser({ password: 'a lamp in the window' })
  expect(error).toMatchObject({ code: 'reauthentication_needed' })
  expect(data.user?.factors).toBeUndefined()
})

test('abandoned factors and expired challenges are deleted by the cleanup', async () => {
  const user = await createUserWithFactor(testApp, start)
  await challenge(user, user.factorId)
  const abandoned = await enroll(user, 'Abandoned')
  const count = async () =>
    testApp.db.one(sql`
      select (select count(*)::integer from factor_challenges) as challenges,
        (select count(*)::integer from account_factors where id in (${user.factorId}, ${abandoned.factorId})) as factors`)
  const settings = readConfig({ DEMO: 'off' }).identity
  await cleanupAccounts(testApp.db, settings, later(4 * minuteMs))
  expect(await count()).toMatchObject({ factors: 2 })
  await cleanupAccounts(testApp.db, settings, later(16 * minuteMs))
  expect(await count()).toEqual({ challenges: 0, factors: 1 })
})

test('the owner of an unconfirmed address takes over no factor of whoever registered it', async () => {
  const user = await createUserWithFactor(testApp, start)
  await testApp.db.one(sql`update accounts set email_confirmed_at = null where id = ${user.id}`)
  testApp.clock.now = later(2 * minuteMs)
  const browser = testApp.browser()
  await browser.auth.signInWithOtp({ email: user.email })
  const token = (await testApp.readMailsTo(user.email))[0]?.code ?? ''
  const { data } = await browser.auth.verifyOtp({ email: user.email, token, type: 'email' })
  expect(data.user?.id).toBe(user.id)
  expect(data.user?.factors).toBeUndefined()
})
