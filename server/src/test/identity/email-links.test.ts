import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs } from '@mainstreet/contract/durations.ts'
import { findAccountByEmail } from '@mainstreet/identity/accounts/accounts-store.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createSignedInUser, refreshSession, sendAuthRequest } from '../accounts/sign-in-races.ts'
import { authUrl } from '../clients/auth-browser.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const password = 'a lamp in the window'
const newPassword = 'a door on the latch'
const resetUrl = 'http://localhost:3000/reset-password'
const fetchMe = (token: string) => testApp.withToken(token).send(calls.getMe)

test('resetting a forgotten password ends all sessions', async () => {
  const user = await createSignedInUser(testApp)
  const browser = testApp.browser()
  const events: string[] = []
  browser.auth.onAuthStateChange((event) => void events.push(event))
  const response = await browser.auth.resetPasswordForEmail(user.email, { redirectTo: resetUrl })
  expect(response).toEqual({ data: {}, error: null })
  const [mail] = await testApp.readMailsTo(user.email)
  expect(mail?.subject).toBe('Reset your password')
  const back = await browser.followLink(mail?.link ?? '')
  expect(back.pathname).toBe('/reset-password')
  const { data } = await browser.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await browser.auth.updateUser({ password: newPassword })).error).toBeNull()

  expect((await fetchMe(user.token)).status).toBe(401)
  expect((await refreshSession(user, user.refresh)).status).toBe(400)
  expect((await fetchMe(data.session?.access_token ?? '')).status).toBe(200)
  const sign = (secret: string) =>
    testApp.browser().auth.signInWithPassword({ email: user.email, password: secret })
  expect((await sign(password)).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await sign(newPassword)).error).toBeNull()
  expect((await testApp.readMailsTo(user.email))[0]?.subject).toBe('Your password was changed')
})

test('a recovery link creates no session in another browser', async () => {
  const user = await createSignedInUser(testApp)
  await testApp.browser().auth.resetPasswordForEmail(user.email, { redirectTo: resetUrl })
  const [mail] = await testApp.readMailsTo(user.email)
  const other = testApp.browser()
  const back = await other.followLink(mail?.link ?? '')
  const { error } = await other.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(error?.name).toMatch(/AuthPKCECodeVerifierMissingError|AuthApiError|AuthError/)
  expect((await fetchMe(user.token)).status).toBe(200)
})

test('links expire after an hour and are replaced by newer ones', async () => {
  const user = await createSignedInUser(testApp)
  const browser = testApp.browser()
  await browser.auth.resetPasswordForEmail(user.email, { redirectTo: resetUrl })
  testApp.clock.now = new Date(Date.now() + 61_000)
  await browser.auth.resetPasswordForEmail(user.email, { redirectTo: resetUrl })
  const [newer, older] = await testApp.readMailsTo(user.email)
  expect((await browser.followLink(older?.link ?? '')).searchParams.get('error_code')).toBe('otp_expired')
  testApp.clock.now = new Date(Date.now() + 61_000 + hourMs)
  const expiredLink = await browser.followLink(newer?.link ?? '')
  expect(expiredLink.pathname).toBe('/reset-password')
  expect(Object.fromEntries(expiredLink.searchParams)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  })
  testApp.clock.now = undefined
})

test('a link of the implicit flow returns the session in the fragment', async () => {
  const user = await createSignedInUser(testApp)
  const browser = testApp.browser({ flowType: 'implicit' })
  await browser.auth.resetPasswordForEmail(user.email, { redirectTo: resetUrl })
  const [mail] = await testApp.readMailsTo(user.email)
  const fragment = new URLSearchParams((await browser.followLink(mail?.link ?? '')).hash.slice(1))
  expect(Object.fromEntries(fragment)).toMatchObject({
    type: 'recovery',
    token_type: 'bearer',
    expires_in: '3600',
  })
  expect((await fetchMe(fragment.get('access_token') ?? '')).status).toBe(200)
})

test('a link can be verified once by its hash and once by its code', async () => {
  const user = await createSignedInUser(testApp)
  await testApp.browser().auth.resetPasswordForEmail(user.email)
  const [mail] = await testApp.readMailsTo(user.email)
  const verify = () =>
    testApp.browser().auth.verifyOtp({ email: user.email, token: mail?.code ?? '', type: 'recovery' })
  expect((await verify()).data.session?.user.id).toBe(user.id)
  expect((await verify()).error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  })

  await testApp.browser().auth.resetPasswordForEmail(user.email)
  const [next] = await testApp.readMailsTo(user.email)
  const token_hash = new URL(next?.link ?? '').searchParams.get('token') ?? ''
  expect((await testApp.browser().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await testApp.browser().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toMatchObject({
    code: 'otp_expired',
  })
})

test('a six-digit code is locked after five attempts and expires after ten minutes', async () => {
  const user = await createSignedInUser(testApp)
  await testApp.browser().auth.resetPasswordForEmail(user.email)
  const [mail] = await testApp.readMailsTo(user.email)
  const type = 'recovery' as const
  const verify = (token: string) => testApp.browser().auth.verifyOtp({ email: user.email, token, type })
  for (let guess = 0; guess < 5; guess++)
    await verify(String((Number(mail?.code) + guess + 1) % 1_000_000).padStart(6, '0'))
  expect((await verify(mail?.code ?? '')).error).toMatchObject({ code: 'otp_expired' })

  testApp.clock.now = new Date(Date.now() + 61_000)
  await testApp.browser().auth.resetPasswordForEmail(user.email)
  const [fresh] = await testApp.readMailsTo(user.email)
  testApp.clock.now = new Date(Date.now() + 61_000 + 601_000)
  expect((await verify(fresh?.code ?? '')).error).toMatchObject({ code: 'otp_expired' })
  testApp.clock.now = undefined
})

test('a user signs in by email, without a password', async () => {
  const email = 'otp@people.example'
  const browser = testApp.browser()
  await browser.auth.signInWithOtp({ email })
  const [mail] = await testApp.readMailsTo(email)
  const { data } = await browser.auth.exchangeCodeForSession(
    (await browser.followLink(mail?.link ?? '')).searchParams.get('code') ?? '',
  )
  expect((await fetchMe(data.session?.access_token ?? '')).body.user).toMatchObject({
    email,
    role: 'customer',
  })
})

test('a request for a code for existing accounts does not reveal whether there is one', async () => {
  const options = { shouldCreateUser: false }
  const [unknownEmail, knownEmail] = ['nobody@people.example', (await createSignedInUser(testApp)).email]
  for (const email of [unknownEmail, knownEmail])
    expect((await testApp.browser().auth.signInWithOtp({ email, options })).error).toBeNull()
  expect(await testApp.readMailsTo(unknownEmail)).toEqual([])
  expect((await testApp.readMailsTo(knownEmail))[0]?.subject).toMatch(/^\d{6} is your Mainstreet code$/)
  expect(await findAccountByEmail(testApp.db, unknownEmail)).toBeUndefined()
})

test('changing the email requires confirmation from the old and the new one, ends other sessions and invalidates old links', async () => {
  const user = await createSignedInUser(testApp)
  const { data: otherSession } = await testApp.browser().auth.signInWithPassword(user)
  const email = 'moved@people.example'
  await user.browser.auth.resetPasswordForEmail(user.email)
  const [before] = await testApp.readMailsTo(user.email)
  const { data } = await user.browser.auth.updateUser({ email })
  expect(data.user).toMatchObject({ email: user.email, new_email: email })
  const [toNew] = await testApp.readMailsTo(email)
  const [toOld] = await testApp.readMailsTo(user.email)
  const half = await user.browser.followLink(toNew?.link ?? '')
  expect(half.hash).toContain('message=Confirmation+link+accepted')
  expect((await fetchMe(user.token)).body.user.email).toBe(user.email)
  expect((await user.browser.followLink(toOld?.link ?? '')).searchParams.get('code')).toBeTruthy()
  expect((await fetchMe(user.token)).body.user.email).toBe(email)
  expect((await fetchMe(otherSession.session?.access_token ?? '')).status).toBe(401)
  expect((await user.browser.followLink(before?.link ?? '')).searchParams.get('error_code')).toBe(
    'otp_expired',
  )
  expect(
    (await testApp.browser().auth.signInWithPassword({ email: user.email, password })).error,
  ).not.toBeNull()
  expect((await testApp.browser().auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await testApp.readMailsTo(user.email))[0]?.subject).toBe('Your email address was changed')
})

test('the email of another account cannot be taken', async () => {
  const [one, other] = [await createSignedInUser(testApp), await createSignedInUser(testApp)]
  const { error, data } = await one.browser.auth.updateUser({ email: other.email })
  expect(error).toBeNull()
  expect(data.user?.new_email).toBe(other.email)
  const [[confirmation], [toOwner]] = [
    await testApp.readMailsTo(one.email),
    await testApp.readMailsTo(other.email),
  ]
  expect(confirmation?.subject).toBe('Confirm your email address change')
  expect(toOwner?.subject).toBe('You already have an account')
  await one.browser.followLink(confirmation?.link ?? '')
  expect((await fetchMe(one.token)).body.user.email).toBe(one.email)
  await testApp.db.one(sql`delete from rate_limit_windows`)

  const email = 'wanted@people.example'
  await one.browser.auth.updateUser({ email })
  const [[atOld], [atNew]] = [await testApp.readMailsTo(one.email), await testApp.readMailsTo(email)]
  await (await testApp.createAdmin()).send(calls.createUser, { body: { email, password } })
  await one.browser.followLink(atOld?.link ?? '')
  const back = await one.browser.followLink(atNew?.link ?? '')
  expect(back.searchParams.get('error_code')).toBe('email_exists')
})

test('user metadata is merged, limited in size, and cannot change verified fields', async () => {
  const user = await createSignedInUser(testApp)
  const { data } = await user.browser.auth.updateUser({
    data: { color: 'green', email_verified: false, sub: 'me' },
  })
  expect(data.user?.user_metadata).toMatchObject({ color: 'green', email_verified: true, sub: user.id })
  const cleared = await user.browser.auth.updateUser({ data: { color: null } })
  expect(cleared.data.user?.user_metadata).not.toHaveProperty('color')
  expect((await user.browser.auth.updateUser({ data: { big: 'x'.repeat(5000) } })).error).toMatchObject({
    status: 400,
  })
  const same = await user.browser.auth.updateUser({ password, current_password: password })
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
})

test('the current password and a fresh code can be required for a password change', async () => {
  const strictApp = await createTestApp({
    env: {
      AUTH_REQUIRE_CURRENT_PASSWORD: 'on',
      AUTH_REQUIRE_REAUTHENTICATION: 'on',
      AUTH_EMAIL_COOLDOWN: '0',
    },
  })
  const user = await createSignedInUser(strictApp)
  const update = async (body: object) => {
    const response = await strictApp.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      payload: body,
      headers: { authorization: `Bearer ${user.token}`, 'x-supabase-api-version': '2024-01-01' },
    })
    return response.json<{ code?: string }>().code
  }
  expect(await update({ password: newPassword })).toBe('current_password_required')
  expect(await update({ password: newPassword, current_password: 'not it' })).toBe('current_password_invalid')
  expect(await update({ password: newPassword, current_password: password })).toBe('reauthentication_needed')
  expect((await user.browser.auth.reauthenticate()).error).toBeNull()
  const code = /code: (\d{6})/.exec((await strictApp.readMailsTo(user.email))[0]?.text ?? '')?.[1]
  expect(await update({ password: newPassword, current_password: password, nonce: code })).toBeUndefined()
})

test.each(['constructor', '__proto__', 'toString', 'nonsense'])(
  'a mail link or code of the type %s is rejected',
  async (type) => {
    const input = { type, token_hash: 'x' }
    expect(await sendAuthRequest({ browser: testApp.browser() }, '/verify', input)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
    const back = await testApp.browser().followLink(`${authUrl}/verify?type=${type}&token=x`)
    expect(`${back.search}${back.hash}`).toContain('error_code=validation_failed')
  },
)

test('resend accepts only two types', async () => {
  const client = { browser: testApp.browser() }
  expect(await sendAuthRequest(client, '/resend', { type: 'sms', email: 'a@b.example' })).toMatchObject({
    status: 400,
    body: { message: 'Missing one of these types: signup, email_change, sms, phone_change' },
  })
  expect(
    (await testApp.browser().auth.resend({ type: 'signup', email: 'unknown@people.example' })).error,
  ).toBeNull()
})
