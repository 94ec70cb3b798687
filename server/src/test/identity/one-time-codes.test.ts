import { oneTimeCodes } from '@mainstreet/contract/accounts/limits.ts'
import { insertSession } from '@mainstreet/identity/sessions/sessions-store.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { afterEach, expect, test } from 'vitest'
import { createSignedInUser } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const startMs = Date.now()
afterEach(() => {
  testApp.clock.now = undefined
})

/** Sets the clock to this many minutes after the start of the test. */
function setMinutes(minutes: number) {
  testApp.clock.now = new Date(startMs + minutes * 60_000)
}

async function waitForEmail(email: string) {
  await testApp.browser().auth.signInWithOtp({ email })
  const [mail] = await testApp.readMailsTo(email)
  return mail
}

const verifyCode = async (email: string, token: string) =>
  (await testApp.browser().auth.verifyOtp({ email, token, type: 'email' })).error?.code ?? 'signed in'

const getWrongCode = (code = '', offset = 1) => String((Number(code) + offset) % 1_000_000).padStart(6, '0')

/** Submits wrong codes until the attempts of the email are used up. */
async function submitWrongCode(email: string, code: string, times: number) {
  for (let offset = 1; offset <= times; offset++)
    expect(await verifyCode(email, getWrongCode(code, offset))).toBe('otp_expired')
}

test('a new email does not reset the failures of the hour, and its link still works', async () => {
  const { email } = await createSignedInUser(testApp)
  setMinutes(2)
  await submitWrongCode(email, (await waitForEmail(email))?.code ?? '', 5)
  setMinutes(4)
  await submitWrongCode(email, (await waitForEmail(email))?.code ?? '', 5)
  setMinutes(6)
  const locked = await waitForEmail(email)
  expect(await verifyCode(email, locked?.code ?? '')).toBe('otp_expired')
  const token_hash = new URL(locked?.link ?? '').searchParams.get('token') ?? ''
  expect((await testApp.browser().auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull()
  setMinutes(64)
  expect(await verifyCode(email, (await waitForEmail(email))?.code ?? '')).toBe('signed in')
})

test('the failures of the day are not reset after an hour', async () => {
  const { email } = await createSignedInUser(testApp)
  for (let failed = 0; failed < oneTimeCodes.maxFailuresPerDay; failed += 5) {
    setMinutes(5 + failed * 13)
    await submitWrongCode(email, (await waitForEmail(email))?.code ?? '', 5)
  }
  setMinutes(12 * 60)
  expect(await verifyCode(email, (await waitForEmail(email))?.code ?? '')).toBe('otp_expired')
  setMinutes(25 * 60)
  expect(await verifyCode(email, (await waitForEmail(email))?.code ?? '')).toBe('signed in')
})

test('correct codes are not counted as failures', async () => {
  const { email } = await createSignedInUser(testApp)
  for (let round = 0; round < oneTimeCodes.maxFailuresPerHour + 2; round++) {
    setMinutes(2 + round)
    expect(await verifyCode(email, (await waitForEmail(email))?.code ?? '')).toBe('signed in')
  }
})

test('concurrent wrong codes are all counted', async () => {
  const { email, id } = await createSignedInUser(testApp)
  setMinutes(2)
  const first = (await waitForEmail(email))?.code ?? ''
  await Promise.all(
    Array.from({ length: 20 }, (_, offset) => verifyCode(email, getWrongCode(first, offset + 1))),
  )
  setMinutes(4)
  const second = (await waitForEmail(email))?.code ?? ''
  await Promise.all(
    Array.from({ length: 20 }, (_, offset) => verifyCode(email, getWrongCode(second, offset + 1))),
  )
  const row = await testApp.db.one(sql`select hour_count from code_failures where account_id = ${id}`)
  expect(row).toEqual({ hour_count: oneTimeCodes.maxFailuresPerHour })
  setMinutes(6)
  expect(await verifyCode(email, (await waitForEmail(email))?.code ?? '')).toBe('otp_expired')
})

test('an admin cannot sign in by email, and earlier codes are invalid', async () => {
  const { email, id } = await createSignedInUser(testApp)
  setMinutes(2)
  const before = await waitForEmail(email)
  await testApp.db.one(sql`
    insert into users (id, email, name, role) values (${id}, ${email}, 'Ada', 'admin')
    on conflict (id) do update set role = 'admin'`)
  expect(await verifyCode(email, before?.code ?? '')).toBe('otp_expired')
  setMinutes(4)
  const { error } = await testApp.browser().auth.signInWithOtp({ email })
  expect(error).toBeNull()
  const [mail] = await testApp.readMailsTo(email)
  expect(mail).toMatchObject({ subject: 'Sign in with your password', code: '' })
  expect(mail?.text).not.toContain('/verify')
})

test('the daily email limit is the same with and without an account', async () => {
  const limitedApp = await createTestApp({ env: { AUTH_MAX_EMAILS_PER_DAY: '3', AUTH_EMAIL_COOLDOWN: '0' } })
  const { email } = await createSignedInUser(limitedApp)
  const { auth } = limitedApp.browser()
  const requestEmail = async (address: string) =>
    (await auth.resetPasswordForEmail(address)).error?.code ?? 'sent'
  // the opened email of the sign-up does not count
  for (let count = 0; count < 3; count++) expect(await requestEmail(email)).toBe('sent')
  expect(await requestEmail(email)).toBe('over_email_send_rate_limit')
  const unknown = 'unknown@people.example'
  for (let count = 0; count < 3; count++) expect(await requestEmail(unknown)).toBe('sent')
  expect(await requestEmail(unknown)).toBe('over_email_send_rate_limit')
  limitedApp.clock.now = new Date(Date.now() + 25 * 3600_000)
  expect(await requestEmail(email)).toBe('sent')
})

test('a code removes the password and the sessions of whoever registered an unconfirmed address', async () => {
  const email = `${crypto.randomUUID()}@people.example`
  const strangersPassword = 'a stranger knows this'
  setMinutes(0)
  const { data } = await testApp.browser().auth.signUp({ email, password: strangersPassword })
  expect(await testApp.readMailsTo(email)).toHaveLength(1)
  const strangersSession = await insertSessionOf(data.user?.id ?? '')
  setMinutes(2)
  expect(await verifyCode(email, (await waitForEmail(email))?.code ?? '')).toBe('signed in')
  const { error } = await testApp.browser().auth.signInWithPassword({ email, password: strangersPassword })
  expect(error?.code).toBe('invalid_credentials')
  const session = await testApp.db.one(sql`select from account_sessions where id = ${strangersSession}`)
  expect(session).toBeUndefined()
})

/** As if the address had not needed a confirmation before. */
async function insertSessionOf(accountId: string): Promise<string> {
  const id = crypto.randomUUID()
  await testApp.db.tx((tx) =>
    insertSession(tx, {
      id,
      account_id: accountId,
      amr: [],
      user_agent: '',
      ip: '',
      refresh_token_hash: Buffer.from(id),
      created_at: new Date(),
      expires_at: new Date(Date.now() + 3600_000),
    }),
  )
  return id
}

test('the code of a new address comes in the same email as that of a known one', async () => {
  const { email } = await createSignedInUser(testApp)
  setMinutes(2)
  const [toKnown, toUnknown] = [await waitForEmail(email), await waitForEmail('first.order@people.example')]
  const withoutSecrets = (text = '') => text.replace(/https?:\S+/g, '').replace(/\d{6}/, '')
  expect(withoutSecrets(toUnknown?.text)).toBe(withoutSecrets(toKnown?.text))
  expect(toUnknown?.subject).toBe(`${toUnknown?.code} is your Mainstreet code`)
})
