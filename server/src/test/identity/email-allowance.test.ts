import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAuthSender } from '../clients/auth-sender.ts'
import { createTestApp } from '../setup/test-app.ts'

const maxPerDay = 3
const testApp = await createTestApp({
  env: { AUTH_MAX_EMAILS_PER_DAY: String(maxPerDay), AUTH_EMAIL_COOLDOWN: '0' },
})
const password = 'a lamp in the window'

const { createAddress, post } = createAuthSender(testApp)

const recover = async (email: string, from: string, cookie?: string) =>
  (await post('/recover', { email }, from, cookie)).status

/** Requests until one is rejected, and counts the others. */
async function countAccepted(email: string, from: () => string): Promise<number> {
  for (let count = 0; ; count++) if ((await recover(email, from())) !== 200) return count
}

async function createConfirmedUser(home: string) {
  const email = `${randomUUID()}@people.example`
  await post('/signup', { email, password }, home)
  const [mail] = await testApp.readMailsTo(email)
  const token_hash = new URL(mail?.link ?? '').searchParams.get('token')
  expect((await post('/verify', { type: 'signup', token_hash }, home)).status).toBe(200)
  return email
}

test('a stranger does not use up the emails of the owner', async () => {
  const [home, stranger] = [createAddress(), createAddress()]
  const email = await createConfirmedUser(home)
  expect(await countAccepted(email, () => stranger)).toBe(maxPerDay)
  expect(await countAccepted(email, () => home)).toBe(maxPerDay)
})

test('many strangers together send a bounded number of emails an hour, with or without an account', async () => {
  const known = await createConfirmedUser(createAddress())
  for (const email of [known, `${randomUUID()}@people.example`])
    expect(await countAccepted(email, createAddress)).toBe(2 * maxPerDay)
})

test('a device on which the owner has signed in is not limited by strangers', async () => {
  const email = await createConfirmedUser(createAddress())
  const { setCookie } = await post('/token?grant_type=password', { email, password }, createAddress())
  const [cookie] = setCookie.split(';')
  await countAccepted(email, createAddress)
  expect(await recover(email, createAddress())).toBe(429)
  expect(await recover(email, createAddress(), cookie)).toBe(200)
})

test('an opened email lifts what was counted before', async () => {
  const home = createAddress()
  const email = await createConfirmedUser(home)
  await recover(email, home)
  await countAccepted(email, createAddress)
  expect(await recover(email, home)).toBe(429)
  await expect.poll(async () => (await testApp.readMailsTo(email)).length).toBeGreaterThan(1)
  const mails = await testApp.readMailsTo(email)
  const links = mails.map(({ link }) => new URL(link ?? '').searchParams)
  // the newest comes first, and only its link works
  const token_hash = links.find((link) => link.get('type') === 'recovery')?.get('token')
  expect((await post('/verify', { type: 'recovery', token_hash }, home)).status).toBe(200)
  expect(await recover(email, home)).toBe(200)
})
