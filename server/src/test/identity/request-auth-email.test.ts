import { randomUUID } from 'node:crypto'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { OutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createAppEventHandler } from '../../event-handlers.ts'
import { createSignedInUser } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const { db, deps } = testApp
const auth = await createAuthDeps(deps, readConfig({ DEMO: 'on' }).identity)
const createHandler = (own: Partial<AuthDeps> = {}) => createAppEventHandler({ ...auth, ...own })

const requests = {
  'to recover a password': async () => {
    const { email } = await createSignedInUser(testApp)
    await testApp.browser().auth.resetPasswordForEmail(email)
    return email
  },
  'to sign in without a password': async () => {
    const { email } = await createSignedInUser(testApp)
    await testApp.browser().auth.signInWithOtp({ email })
    return email
  },
  'to sign up without a password': async () => {
    const email = `new-${randomUUID()}@people.example`
    await testApp.browser().auth.signInWithOtp({ email })
    return email
  },
}

async function getEvent(email: string): Promise<OutboxEvent> {
  const event = await db.one<OutboxEvent>(sql`
    select id, key, topic, payload from outbox where topic = 'auth.email_requested' and payload->>'email' = ${email}`)
  if (!event) throw new Error('the request was not stored')
  return event
}
const countEmails = async (email: string) =>
  (await db.many(sql`select from outbox where queue = 'email' and payload->>'to' = ${email}`)).length

test.each(Object.entries(requests))(
  'a request %s that is handled twice, one after the other or at once, sends one email',
  async (_, request) => {
    const handle = createHandler()
    for (const isConcurrent of [false, true]) {
      const email = await request()
      const event = await getEvent(email)
      const before = await countEmails(email)
      if (isConcurrent) await Promise.all([handle(event), handle(event)])
      else for (const _ of [1, 2]) await handle(event)
      expect((await countEmails(email)) - before).toBe(1)
    }
  },
)

test('a request whose handler crashed before the commit still sends its email', async () => {
  const email = await requests['to recover a password']()
  const event = await getEvent(email)
  const before = await countEmails(email)
  const dying: AuthDeps['db'] = {
    ...db,
    tx: (work) =>
      db.tx(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  }
  await expect(createHandler({ db: dying })(event)).rejects.toThrow('killed')
  expect((await countEmails(email)) - before).toBe(0)
  await createHandler()(event)
  expect((await countEmails(email)) - before).toBe(1)
})
