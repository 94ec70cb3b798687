import { factorLimits, oneTimeCodes } from '@mainstreet/contract/accounts/limits.ts'
import { hourMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, expect, test } from 'vitest'
import { createSignedInUser, refreshSession, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'
import { createUserWithFactor, enroll, getClaims, verify } from './second-factors-fixture.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
const start = new Date()
beforeEach(() => {
  testApp.clock.now = start
})

/** A user with recovery codes, and a session of the same user that has only the password. */
async function createUserWithCodes() {
  const user = await createUserWithFactor(testApp, start)
  const { data, error } = await user.browser.auth.mfa.recoveryCodes.generate()
  if (error) throw error
  const signIn = async () => {
    const browser = testApp.browser()
    await browser.auth.signInWithPassword({ email: user.email, password: user.password })
    return browser
  }
  return { user, codes: data.codes, recoveryId: data.id, signIn }
}

const verifyWith = async (browser: Awaited<ReturnType<typeof testApp.browser>>, code: string) =>
  (await browser.auth.mfa.recoveryCodes.verify({ code })).error?.code ?? 'raised'

test('the client creates, counts, uses, replaces and removes recovery codes', async () => {
  const user = await createUserWithFactor(testApp, start)
  const { recoveryCodes } = user.browser.auth.mfa
  expect((await recoveryCodes.getStatus()).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  const { data: created } = await recoveryCodes.generate({ friendlyName: 'In the safe' })
  const total = factorLimits.recoveryCodes
  const factor = { id: created?.id, type: 'recovery_code', friendly_name: 'In the safe', total }
  expect(created).toMatchObject(factor)
  expect(new Set(created?.codes).size).toBe(total)
  for (const code of created?.codes ?? []) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
  expect((await recoveryCodes.getStatus()).data).toEqual({
    id: created?.id,
    type: 'recovery_code',
    total,
    remaining: total,
  })
  const { data: listed } = await user.browser.auth.mfa.listFactors()
  expect(listed?.recovery_code).toMatchObject([{ id: created?.id, status: 'verified' }])
  expect((await recoveryCodes.generate()).error).toMatchObject({ code: 'mfa_verified_factor_exists' })

  const { data: replaced } = await recoveryCodes.regenerate()
  expect(replaced).toMatchObject(factor)
  expect(await verifyWith(user.browser, created?.codes[0] ?? '')).toBe('mfa_verification_failed')
  expect(await verifyWith(user.browser, replaced?.codes[0] ?? '')).toBe('raised')
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ total, remaining: total - 1 })

  expect((await recoveryCodes.unenroll()).data).toMatchObject({ id: created?.id })
  expect((await recoveryCodes.getStatus()).error).toMatchObject({ code: 'mfa_factor_not_found' })
})

test('a code raises the session once, however it is typed', async () => {
  const { user, codes, signIn } = await createUserWithCodes()
  const [code = '', other = ''] = codes
  const browser = await signIn()
  const typed = ` ${code
    .replace(/(.{4})/g, '$1-')
    .toUpperCase()
    .replace(/0/g, 'o')
    .replace(/1/g, 'L')} `
  const { data, error } = await browser.auth.mfa.recoveryCodes.verify({ code: typed })
  expect(error).toBeNull()
  const before = getClaims(data?.access_token ?? '')
  expect(before).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect(data?.user.factors).toHaveLength(2)
  const refreshed = await browser.auth.refreshSession()
  expect(getClaims(refreshed.data.session?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: before.amr,
  })
  const next = await signIn()
  expect(await verifyWith(next, code)).toBe('mfa_verification_failed')
  expect(await verifyWith(next, '')).toBe('mfa_verification_failed')
  expect(await verifyWith(next, other)).toBe('raised')
  const [mail] = await testApp.readMailsTo(user.email)
  expect(mail?.subject).toBe('A recovery code was used to sign in')
  expect(mail?.text).toContain(`You have ${factorLimits.recoveryCodes - 2} codes left.`)
})

test('of ten concurrent requests with one code one succeeds', async () => {
  const { user, codes, signIn } = await createUserWithCodes()
  const browser = await signIn()
  const { data } = await browser.auth.getSession()
  const token = data.session?.access_token
  const responses = await Promise.all(
    codes.map(() =>
      sendAuthRequest({ browser }, '/factors/recovery-codes/verify', { code: codes[0] }, token),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)])
  const used = await testApp.db.many(sql`
    select after from audit_log where subject_id = ${user.id} and action = 'user.use_recovery_code'`)
  expect(used).toEqual([{ after: { remaining: factorLimits.recoveryCodes - 1 } }])
})

test('wrong codes are limited apart from those of the app, until they are replaced', async () => {
  const { user, codes, signIn } = await createUserWithCodes()
  const browser = await signIn()
  for (let count = 0; count < oneTimeCodes.maxFailuresPerHour; count++)
    expect(await verifyWith(browser, 'wrong')).toBe('mfa_verification_failed')
  const { error } = await browser.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
  expect(error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' })
  // those of the app still count
  expect((await verify(user, { factorId: user.factorId, code: '000000' })).status).toBe(422)
  const { data } = await user.browser.auth.mfa.recoveryCodes.regenerate()
  expect(await verifyWith(browser, data?.codes[0] ?? '')).toBe('raised')
})

test('the wait after wrong codes ends', async () => {
  const { codes, signIn } = await createUserWithCodes()
  const browser = await signIn()
  for (let count = 0; count <= oneTimeCodes.maxFailuresPerHour; count++) await verifyWith(browser, 'wrong')
  testApp.clock.now = new Date(start.getTime() + hourMs + 1000)
  const next = await signIn()
  expect(await verifyWith(next, codes[0] ?? '')).toBe('raised')
})

test('they need another factor and the second level, and go with the last app', async () => {
  const first = await createSignedInUser(testApp)
  expect((await first.browser.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
  const { user, codes, recoveryId, signIn } = await createUserWithCodes()
  const low = (await signIn()).auth.mfa
  for (const { error } of [
    await low.recoveryCodes.generate(),
    await low.recoveryCodes.regenerate(),
    await low.recoveryCodes.unenroll(),
  ])
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await low.recoveryCodes.getStatus()).data).toMatchObject({ remaining: codes.length })
  expect((await user.browser.auth.mfa.unenroll({ factorId: recoveryId })).error).toMatchObject({
    status: 404,
  })

  const viaCode = await signIn()
  const { data } = await viaCode.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
  await user.browser.auth.mfa.unenroll({ factorId: user.factorId })
  expect((await user.browser.auth.mfa.listFactors()).data?.all).toEqual([])
  const lowered = await refreshSession({ browser: viaCode }, data?.refresh_token ?? '')
  expect(getClaims(String(lowered.body.access_token))).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'password' }],
  })
  expect(
    await testApp.db.many(sql`select from factor_recovery_codes where factor_id = ${recoveryId}`),
  ).toEqual([])
  // a factor can be added again at once
  expect((await enroll(user, 'New phone')).factorId).toBeDefined()
})

test('only hashes of the codes are stored', async () => {
  const { codes, recoveryId } = await createUserWithCodes()
  const rows = await testApp.db.many<{ row: string }>(sql`
    select c::text as row from factor_recovery_codes c where factor_id = ${recoveryId}`)
  expect(rows).toHaveLength(codes.length)
  const stored = rows.map(({ row }) => row).join()
  for (const code of codes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(Buffer.from(code).toString('hex'))
  }
})
