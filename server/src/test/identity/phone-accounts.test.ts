import { smsLimits } from '@mainstreet/contract/accounts/limits.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { deleteAccountRow } from '@mainstreet/identity/accounts/accounts-store.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createSmsTransport } from '@mainstreet/platform/sms/sms-transport.ts'
import { deliverSms } from '@mainstreet/platform/sms/sms-worker.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, throwError } from '../setup/test-app.ts'

const testApp = await createTestApp({ env: { AUTH_PHONE: 'on', AUTH_EMAIL_COOLDOWN: '0' } })
const password = 'a lamp in the window'
let phone = ''
let count = 0

beforeEach(() => {
  count += 1
  phone = `1209555${String(count).padStart(4, '0')}`
})

/** The code of the newest text message to this number. */
async function readCode(to = phone): Promise<string> {
  await deliverSms(testApp.db, createSmsTransport(testApp.db, undefined, true), throwError)
  const inbox = await testApp.app.inject({ url: '/dev/text-messages', query: { to: `+${to}` } })
  const { data } = inbox.json<{ data: { text: string }[] }>()
  return /^\d{6}/.exec(data[0]?.text ?? '')?.[0] ?? ''
}

describe('a phone account', () => {
  test('is created with a password, confirmed by a code, and signs in with the password', async () => {
    const { auth } = testApp.browser()
    const signUp = await auth.signUp({ phone: `+${phone}`, password, options: { data: { name: 'Kim' } } })
    expect(signUp.error).toBeNull()
    expect(signUp.data).toMatchObject({
      session: null,
      user: { phone, email: '', app_metadata: { provider: 'phone' }, user_metadata: { name: 'Kim' } },
    })
    expect((await auth.signInWithPassword({ phone, password })).error).toMatchObject({
      code: 'phone_not_confirmed',
    })
    const verified = await auth.verifyOtp({ phone, token: await readCode(), type: 'sms' })
    expect(verified.error).toBeNull()
    expect(verified.data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
    const { data } = await auth.signInWithPassword({ phone, password })
    expect(data.user?.phone).toBe(phone)
    const me = await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)
    expect(me).toMatchObject({ status: 200, body: { user: { email: '', name: 'Kim', role: 'customer' } } })
  })

  test('signs in with a code alone, once', async () => {
    const { auth } = testApp.browser()
    expect((await auth.signInWithOtp({ phone })).error).toBeNull()
    const token = await readCode()
    expect((await auth.verifyOtp({ phone, token, type: 'sms' })).data.session).not.toBeNull()
    expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject({
      status: 403,
      message: 'Token has expired or is invalid',
    })
  })

  test('is the same account however its number is written', async () => {
    const area = phone.slice(1, 4)
    const national = `(${area}) ${phone.slice(4, 7)}-${phone.slice(7)}`
    const arabic = national.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    const { auth } = testApp.browser()
    await auth.signUp({ phone: national, password })
    const { data } = await auth.verifyOtp({ phone: `+1 ${national}`, token: await readCode(), type: 'sms' })
    expect(data.user?.phone).toBe(phone)
    const writings = [
      national,
      phone.slice(1),
      `1-${national}`,
      `+${phone}`,
      phone,
      arabic,
      `\u200e${national}`,
    ]
    for (const writing of writings) {
      const { data: signedIn } = await auth.signInWithPassword({ phone: writing, password })
      expect(signedIn.user?.id, writing).toBe(data.user?.id)
    }
  })

  test('that was stored as the digits of another country stays the same account', async () => {
    const { auth } = testApp.browser()
    const british = `447911${phone.slice(-6)}`
    await auth.signInWithOtp({ phone: british })
    const { data } = await auth.verifyOtp({ phone: british, token: await readCode(british), type: 'sms' })
    const { data: again } = await auth.refreshSession()
    expect([data.user?.phone, again.user?.phone]).toEqual([british, british])
    await auth.signInWithOtp({ phone: `+44 (0)7911 ${phone.slice(-6)}` })
    const token = await readCode(british)
    const { data: international } = await auth.verifyOtp({ phone: `+${british}`, token, type: 'sms' })
    expect(international.user?.id).toBe(data.user?.id)
  })

  test('does not keep the password of a stranger who registered its number first', async () => {
    const [stranger, owner] = [testApp.browser().auth, testApp.browser().auth]
    await stranger.signUp({ phone, password: 'known to a stranger' })
    await owner.signInWithOtp({ phone })
    await owner.verifyOtp({ phone, token: await readCode(), type: 'sms' })
    const { error } = await stranger.signInWithPassword({ phone, password: 'known to a stranger' })
    expect(error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('changes its number when the new one is confirmed', async () => {
    const { auth } = testApp.browser()
    await auth.signInWithOtp({ phone })
    await auth.verifyOtp({ phone, token: await readCode(), type: 'sms' })
    const next = phone.replace('1209', '1510')
    expect((await auth.updateUser({ phone: next })).data.user?.phone).toBe(phone)
    expect((await auth.resend({ phone: next, type: 'phone_change' })).error).toBeNull()
    const { data, error } = await auth.verifyOtp({
      phone: next,
      token: await readCode(next),
      type: 'phone_change',
    })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe(next)
  })

  test('looks new to a caller who signs up with the number of a confirmed account', async () => {
    const { auth } = testApp.browser()
    await auth.signInWithOtp({ phone })
    const code = await readCode()
    await auth.verifyOtp({ phone, token: code, type: 'sms' })
    const { data, error } = await testApp.browser().auth.signUp({ phone, password })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone, identities: [] })
    expect(data.user?.phone_confirmed_at).toBeUndefined()
    expect(await readCode()).toBe(code)
  })
})

test('a deleted account leaves no text message', async () => {
  const { auth } = testApp.browser()
  await auth.signInWithOtp({ phone })
  const { data } = await auth.verifyOtp({ phone, token: await readCode(), type: 'sms' })
  await auth.signInWithOtp({ phone })
  await testApp.db.tx((tx) => deleteAccountRow(tx, data.user?.id ?? ''))
  const left = await testApp.db.many(sql`
    select id from outbox where queue = 'sms' and payload->>'to' = ${`+${phone}`}
    union all select id from demo_text_messages where recipient = ${`+${phone}`}`)
  expect(left).toEqual([])
})

test('an unknown number gets the response of a known one', async () => {
  const { auth } = testApp.browser()
  for (const type of ['sms', 'phone_change'] as const)
    expect((await auth.resend({ phone, type })).error).toBeNull()
  expect(await readCode()).toBe('')
  const { error } = await auth.verifyOtp({ phone, token: '123456', type: 'phone_change' })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test.each([
  '12-invalid',
  '0123456789',
  '+',
  '123',
  '+1 209 555',
  '+999 1234 56789',
  '(209) 555-0100 ext. 5',
  '209-555-0100 / 209-555-0199',
])('%s is no phone number', async (wrong) => {
  const { error } = await testApp.browser().auth.verifyOtp({ phone: wrong, token: '123456', type: 'sms' })
  expect(error).toMatchObject({ status: 400, message: 'Invalid phone number format (E.164 required)' })
})

test('one address can have only so many text messages sent', async () => {
  const { auth } = testApp.browser({ ip: '203.0.113.99' })
  for (let sent = 0; sent < smsLimits.maxPerAddressPerHour; sent++)
    expect((await auth.signInWithOtp({ phone: `1415555${1000 + sent}` })).error).toBeNull()
  expect((await auth.signInWithOtp({ phone: '14155559999' })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  })
})

test('without the setting, phones cannot sign up, sign in or get codes', async () => {
  const { auth } = (await createTestApp()).browser()
  for (const { error } of [
    await auth.signUp({ phone, password }),
    await auth.signInWithPassword({ phone, password }),
    await auth.signInWithOtp({ phone }),
  ])
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  expect((await auth.verifyOtp({ phone, token: '123456', type: 'sms' })).error).toMatchObject({
    status: 403,
    message: 'Token has expired or is invalid',
  })
})
