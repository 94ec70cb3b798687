import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'
import {
  createSignedInUser,
  refreshSession,
  sendAuthRequest,
} from '../../../server/src/test/accounts/sign-in-races.ts'
import { authUrl } from '../../../server/src/test/clients/auth-browser.ts'
import { createTestApp } from '../../../server/src/test/setup/test-app.ts'

const testApp = await createTestApp()
const password = 'a lamp in the window'
const newPassword = 'a door on the latch'
const resetUrl = 'http://localhost:3000/reset-password'
const fetchMe = (token: string) => testApp.withToken(token).send(calls.getMe)

test('a forgotten password is set anew, and whoever was signed in is not any more', async () => {
  const who = await createSignedInUser(testApp)
  const browser = testApp.browser()
  const events: string[] = []
  browser.auth.onAuthStateChange((event) => void events.push(event))
  const asked = await browser.auth.resetPasswordForEmail(who.email, { redirectTo: resetUrl })
  expect(asked).toEqual({ data: {}, error: null })
  const [mail] = await testApp.readMailsTo(who.email)
  expect(mail?.subject).toBe('Set a new password')
  const back = await browser.followLink(mail?.link ?? '')
  expect(back.pathname).toBe('/reset-password')
  const { data } = await browser.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await browser.auth.updateUser({ password: newPassword })).error).toBeNull()

  expect((await fetchMe(who.token)).status).toBe(401)
  expect((await refreshSession(who, who.refresh)).status).toBe(400)
  expect((await fetchMe(data.session?.access_token ?? '')).status).toBe(200)
  const sign = (with_: string) =>
    testApp.browser().auth.signInWithPassword({ email: who.email, password: with_ })
  expect((await sign(password)).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await sign(newPassword)).error).toBeNull()
  expect((await testApp.readMailsTo(who.email))[0]?.subject).toBe('Your password was changed')
})

test('a recovery link that is opened in another browser signs nobody in there', async () => {
  const who = await createSignedInUser(testApp)
  await testApp.browser().auth.resetPasswordForEmail(who.email, { redirectTo: resetUrl })
  const [mail] = await testApp.readMailsTo(who.email)
  const other = testApp.browser()
  const back = await other.followLink(mail?.link ?? '')
  const { error } = await other.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(error?.name).toMatch(/AuthPKCECodeVerifierMissingError|AuthApiError|AuthError/)
  expect((await fetchMe(who.token)).status).toBe(200)
})

test('links end after an hour, and are replaced by newer ones', async () => {
  const who = await createSignedInUser(testApp)
  const browser = testApp.browser()
  await browser.auth.resetPasswordForEmail(who.email, { redirectTo: resetUrl })
  testApp.clock.now = new Date(Date.now() + 61_000)
  await browser.auth.resetPasswordForEmail(who.email, { redirectTo: resetUrl })
  const [newer, older] = await testApp.readMailsTo(who.email)
  expect((await browser.followLink(older?.link ?? '')).searchParams.get('error_code')).toBe('otp_expired')
  testApp.clock.now = new Date(Date.now() + 61_000 + hourMs)
  const late = await browser.followLink(newer?.link ?? '')
  expect(late.pathname).toBe('/reset-password')
  expect(Object.fromEntries(late.searchParams)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  })
  testApp.clock.now = undefined
})

test('an implicit link brings the session in the fragment', async () => {
  const who = await createSignedInUser(testApp)
  const browser = testApp.browser({ flowType: 'implicit' })
  await browser.auth.resetPasswordForEmail(who.email, { redirectTo: resetUrl })
  const [mail] = await testApp.readMailsTo(who.email)
  const fragment = new URLSearchParams((await browser.followLink(mail?.link ?? '')).hash.slice(1))
  expect(Object.fromEntries(fragment)).toMatchObject({
    type: 'recovery',
    token_type: 'bearer',
    expires_in: '3600',
  })
  expect((await fetchMe(fragment.get('access_token') ?? '')).status).toBe(200)
})

test('a link may be turned in by its hash, and by its digits; each once', async () => {
  const who = await createSignedInUser(testApp)
  await testApp.browser().auth.resetPasswordForEmail(who.email)
  const [mail] = await testApp.readMailsTo(who.email)
  const verify = () =>
    testApp.browser().auth.verifyOtp({ email: who.email, token: mail?.code ?? '', type: 'recovery' })
  expect((await verify()).data.session?.user.id).toBe(who.id)
  expect((await verify()).error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  })

  await testApp.browser().auth.resetPasswordForEmail(who.email)
  const [next] = await testApp.readMailsTo(who.email)
  const token_hash = new URL(next?.link ?? '').searchParams.get('token') ?? ''
  expect((await testApp.browser().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await testApp.browser().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toMatchObject({
    code: 'otp_expired',
  })
})

test('six digits are locked after five tries, and die after ten minutes', async () => {
  const who = await createSignedInUser(testApp)
  await testApp.browser().auth.resetPasswordForEmail(who.email)
  const [mail] = await testApp.readMailsTo(who.email)
  const type = 'recovery' as const
  const shown = (token: string) => testApp.browser().auth.verifyOtp({ email: who.email, token, type })
  for (let guess = 0; guess < 5; guess++)
    await shown(String((Number(mail?.code) + guess + 1) % 1_000_000).padStart(6, '0'))
  expect((await shown(mail?.code ?? '')).error).toMatchObject({ code: 'otp_expired' })

  testApp.clock.now = new Date(Date.now() + 61_000)
  await testApp.browser().auth.resetPasswordForEmail(who.email)
  const [fresh] = await testApp.readMailsTo(who.email)
  testApp.clock.now = new Date(Date.now() + 61_000 + 601_000)
  expect((await shown(fresh?.code ?? '')).error).toMatchObject({ code: 'otp_expired' })
  testApp.clock.now = undefined
})

test('somebody signs in by mail, without a password', async () => {
  const email = 'otp@people.example'
  const browser = testApp.browser()
  const refused = await testApp
    .browser()
    .auth.signInWithOtp({ email: 'nobody@people.example', options: { shouldCreateUser: false } })
  expect(refused.error).toMatchObject({
    status: 422,
    code: 'otp_disabled',
    message: 'Signups not allowed for otp',
  })
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

test('an address moves only when the old and the new one agree; other sessions end, old links die', async () => {
  const who = await createSignedInUser(testApp)
  const { data: phone } = await testApp.browser().auth.signInWithPassword(who)
  const email = 'moved@people.example'
  await who.browser.auth.resetPasswordForEmail(who.email)
  const [before] = await testApp.readMailsTo(who.email)
  const { data } = await who.browser.auth.updateUser({ email })
  expect(data.user).toMatchObject({ email: who.email, new_email: email })
  const [toNew] = await testApp.readMailsTo(email)
  const [toOld] = await testApp.readMailsTo(who.email)
  const half = await who.browser.followLink(toNew?.link ?? '')
  expect(half.hash).toContain('message=Confirmation+link+accepted')
  expect((await fetchMe(who.token)).body.user.email).toBe(who.email)
  expect((await who.browser.followLink(toOld?.link ?? '')).searchParams.get('code')).toBeTruthy()
  expect((await fetchMe(who.token)).body.user.email).toBe(email)
  expect((await fetchMe(phone.session?.access_token ?? '')).status).toBe(401)
  expect((await who.browser.followLink(before?.link ?? '')).searchParams.get('error_code')).toBe(
    'otp_expired',
  )
  expect(
    (await testApp.browser().auth.signInWithPassword({ email: who.email, password })).error,
  ).not.toBeNull()
  expect((await testApp.browser().auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await testApp.readMailsTo(who.email))[0]?.subject).toBe('Your e-mail address was changed')
})

test('an address that another account has cannot be taken', async () => {
  const [one, other] = [await createSignedInUser(testApp), await createSignedInUser(testApp)]
  const { error } = await one.browser.auth.updateUser({ email: other.email })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })

  const email = 'wanted@people.example'
  await one.browser.auth.updateUser({ email })
  await (await testApp.createAdmin()).send(calls.createUser, { body: { email, password } })
  const [[atOld], [atNew]] = [await testApp.readMailsTo(one.email), await testApp.readMailsTo(email)]
  await one.browser.followLink(atOld?.link ?? '')
  const back = await one.browser.followLink(atNew?.link ?? '')
  expect(back.searchParams.get('error_code')).toBe('email_exists')
})

test('what people may write about themselves is merged, bounded, and proves nothing', async () => {
  const who = await createSignedInUser(testApp)
  const { data } = await who.browser.auth.updateUser({
    data: { colour: 'green', email_verified: false, sub: 'me' },
  })
  expect(data.user?.user_metadata).toMatchObject({ colour: 'green', email_verified: true, sub: who.id })
  const cleared = await who.browser.auth.updateUser({ data: { colour: null } })
  expect(cleared.data.user?.user_metadata).not.toHaveProperty('colour')
  expect((await who.browser.auth.updateUser({ data: { big: 'x'.repeat(5000) } })).error).toMatchObject({
    status: 400,
  })
  const same = await who.browser.auth.updateUser({ password })
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
})

test('the current password and a fresh code can be asked for before a password changes', async () => {
  const strict = await createTestApp({
    env: { AUTH_REQUIRE_CURRENT_PASSWORD: 'on', AUTH_REQUIRE_REAUTHENTICATION: 'on', AUTH_MAIL_PAUSE: '0' },
  })
  const who = await createSignedInUser(strict)
  const update = async (body: object) => {
    const answer = await strict.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      payload: body,
      headers: { authorization: `Bearer ${who.token}`, 'x-supabase-api-version': '2024-01-01' },
    })
    return answer.json<{ code?: string }>().code
  }
  expect(await update({ password: newPassword })).toBe('current_password_required')
  expect(await update({ password: newPassword, current_password: 'not it' })).toBe('current_password_invalid')
  expect(await update({ password: newPassword, current_password: password })).toBe('reauthentication_needed')
  expect((await who.browser.auth.reauthenticate()).error).toBeNull()
  const code = /code: (\d{6})/.exec((await strict.readMailsTo(who.email))[0]?.text ?? '')?.[1]
  expect(await update({ password: newPassword, current_password: password, nonce: code })).toBeUndefined()
})

test.each(['constructor', '__proto__', 'toString', 'nonsense'])(
  'a mail link or code of the type %s is refused',
  async (type) => {
    const shown = { type, token_hash: 'x' }
    expect(await sendAuthRequest({ browser: testApp.browser() }, '/verify', shown)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
    const back = await testApp.browser().followLink(`${authUrl}/verify?type=${type}&token=x`)
    expect(`${back.search}${back.hash}`).toContain('error_code=validation_failed')
  },
)

test('a resend takes only its two types', async () => {
  const who = { browser: testApp.browser() }
  expect(await sendAuthRequest(who, '/resend', { type: 'sms', email: 'a@b.example' })).toMatchObject({
    status: 400,
    body: { message: 'Missing one of these types: signup, email_change, sms, phone_change' },
  })
  expect(
    (await testApp.browser().auth.resend({ type: 'signup', email: 'unknown@people.example' })).error,
  ).toBeNull()
})
