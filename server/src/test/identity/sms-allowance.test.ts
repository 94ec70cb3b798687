import { smsLimits } from '@mainstreet/contract/accounts/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createAuthSender } from '../clients/auth-sender.ts'
import { createTestApp } from '../setup/test-app.ts'

const maxPerDay = 3
const testApp = await createTestApp({
  env: { AUTH_PHONE: 'on', AUTH_MAX_EMAILS_PER_DAY: String(maxPerDay), AUTH_EMAIL_COOLDOWN: '0' },
})

const { createAddress, post } = createAuthSender(testApp)
let phones = 0
const createPhone = () => `120955501${String(++phones).padStart(2, '0')}`

const requestCode = async (phone: string, from: string, cookie?: string) =>
  (await post('/otp', { phone }, from, cookie)).status

/** Requests until one is rejected, and counts the others. */
async function countAccepted(phone: string, from: () => string, cookie?: string): Promise<number> {
  for (let count = 0; ; count++) if ((await requestCode(phone, from(), cookie)) !== 200) return count
}

/** Signs in by code; returns the cookie of the device. */
async function signIn(phone: string, home: string): Promise<string> {
  expect(await requestCode(phone, home)).toBe(200)
  const row = await testApp.db.one<{ text: string }>(sql`
    select payload->>'text' as text from outbox where queue = 'sms' and payload->>'to' = ${`+${phone}`}
    order by id desc limit 1`)
  const token = /^\d{6}/.exec(row?.text ?? '')?.[0]
  const { status, setCookie } = await post('/verify', { type: 'sms', phone, token }, home)
  expect(status).toBe(200)
  return setCookie.split(';')[0] ?? ''
}

test('a stranger does not use up the text messages of the owner', async () => {
  const [home, stranger, phone] = [createAddress(), createAddress(), createPhone()]
  expect(await countAccepted(phone, () => stranger)).toBe(maxPerDay)
  expect(await countAccepted(phone, () => home)).toBe(maxPerDay)
})

test('many strangers together send a bounded number a day, with or without an account', async () => {
  const known = createPhone()
  await signIn(known, createAddress())
  expect(await countAccepted(known, createAddress)).toBe(2 * maxPerDay - 1)
  expect(await countAccepted(createPhone(), createAddress)).toBe(2 * maxPerDay)
})

test('another writing of the number is the same number', async () => {
  const phone = createPhone()
  await countAccepted(phone, createAddress)
  const national = `(209) ${phone.slice(4, 7)}-${phone.slice(7)}`
  for (const writing of [national, `+1 ${national}`, phone.slice(1)])
    expect(await requestCode(writing, createAddress())).toBe(429)
})

test('a device on which the owner has signed in is not limited by strangers', async () => {
  const phone = createPhone()
  const cookie = await signIn(phone, createAddress())
  await countAccepted(phone, createAddress)
  expect(await requestCode(phone, createAddress())).toBe(429)
  expect(await countAccepted(phone, createAddress, cookie)).toBe(maxPerDay)
})

test('all devices of the owner together send a bounded number a day: a verified code lifts no limit', async () => {
  const phone = createPhone()
  const cookies = []
  for (let devices = 0; devices < 2 * maxPerDay; devices++) cookies.push(await signIn(phone, createAddress()))
  expect(await requestCode(phone, createAddress())).toBe(429)
  let accepted = 0
  for (const cookie of cookies) accepted += await countAccepted(phone, createAddress, cookie)
  expect(accepted).toBe(2 * maxPerDay)
})

test('one address sends a bounded number an hour to all phones', async () => {
  const address = createAddress()
  for (let sent = 0; sent < smsLimits.maxPerAddressPerHour; sent++)
    expect(await requestCode(createPhone(), address)).toBe(200)
  expect(await requestCode(createPhone(), address)).toBe(429)
})
