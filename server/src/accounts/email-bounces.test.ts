import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createNotificationDeps, createNotificationHandler } from '../test/setup/start-notifications.ts'
import { createTestApp, throwError } from '../test/setup/test-app.ts'
import { recordEmailBounce } from './email-bounces-store.ts'

const secret = `whsec_${Buffer.from('a secret of at least twenty-four bytes').toString('base64')}`
const testApp = await createTestApp({ env: { MAIL_WEBHOOK_SECRET: secret } })

const bounceOf = (to: string, type = 'Permanent') =>
  JSON.stringify({
    type: 'email.bounced',
    created_at: 'now',
    data: { to: [to], bounce: { type, message: '550' } },
  })

function report(payload: string, { prefix = 'webhook', by = secret, at = new Date() } = {}) {
  return testApp.app.inject({
    method: 'POST',
    url: '/api/email-events',
    payload,
    headers: {
      'content-type': 'application/json',
      [`${prefix}-id`]: 'msg_1',
      [`${prefix}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
      [`${prefix}-signature`]: new Webhook(by).sign('msg_1', at, payload),
    },
  })
}

async function createUser() {
  const user = await testApp.createCustomer()
  const { email } = (await user.send(calls.getMe)).body.user
  const readBounce = async () => (await user.send(calls.getMe)).body.email_bounced_at
  return { user, email, readBounce }
}

test.each(['webhook', 'svix'])(
  'a bounce that a mail provider reports is shown to the user (%s-)',
  async (prefix) => {
    const { email, readBounce } = await createUser()
    expect(await readBounce()).toBeNull()
    expect((await report(bounceOf(email), { prefix })).statusCode).toBe(204)
    expect(await readBounce()).toMatch(/^\d{4}-/)
    const admin = await testApp.createAdmin()
    const { body } = await admin.send(calls.listUsers, { query: { search: email } })
    expect(body.data).toMatchObject([{ email, email_bounced_at: expect.any(String) }])
  },
)

test('an event without a valid signature is rejected and changes nothing', async () => {
  const { email, readBounce } = await createUser()
  const other = `whsec_${Buffer.from('another secret of twenty-four bytes').toString('base64')}`
  const rejected = [
    await report(bounceOf(email), { by: other }),
    await report(bounceOf(email), { at: new Date(Date.now() - 10 * 60_000) }),
    await report('{'),
    await testApp.app.inject({ method: 'POST', url: '/api/email-events', payload: bounceOf(email) }),
    await testApp.app.inject({ method: 'POST', url: '/api/email-events' }),
  ]
  for (const { statusCode } of rejected) expect(statusCode).toBe(400)
  expect((await report('x'.repeat(70_000))).statusCode).toBe(413)
  expect(await readBounce()).toBeNull()
})

test('what is no permanent bounce of an account is accepted and ignored', async () => {
  const { email, readBounce } = await createUser()
  for (const payload of [
    bounceOf(email, 'Transient'),
    bounceOf('nobody@people.example'),
    bounceOf('not an address'),
    JSON.stringify({ type: 'email.delivered', data: { to: [email] } }),
    JSON.stringify([]),
  ])
    expect((await report(payload)).statusCode).toBe(204)
  expect(await readBounce()).toBeNull()
})

test('notifications are not emailed to an address that bounces, until the user tries again or changes it', async () => {
  const { user, email } = await createUser()
  const { order, shop } = await testApp.createOrder({ customer: user })
  const countEmails = async () => {
    const handle = createNotificationHandler(createNotificationDeps(testApp.deps))
    while ((await processOutbox(testApp.db, handle, throwError)) > 0);
    return (await testApp.readMailsTo(email)).length
  }
  const write = () =>
    shop.merchant.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'Hello' } })
  const before = await countEmails()
  await recordEmailBounce(testApp.db, email, new Date())
  await write()
  expect(await countEmails()).toBe(before)
  const { body } = await user.send(calls.listNotifications)
  expect(body.data.map(({ code }) => code)).toContain('order_message_from_shop')

  await user.send(calls.clearEmailBounce)
  await write()
  expect(await countEmails()).toBe(before + 1)

  await recordEmailBounce(testApp.db, email, new Date())
  await testApp.db.one(sql`update users set email = 'moved.' || email where id = ${user.id}`)
  expect((await user.send(calls.getMe)).body.email_bounced_at).toBeNull()
})

test('without a secret there is no webhook', async () => {
  const town = await createTestApp()
  expect((await town.app.inject({ method: 'POST', url: '/api/email-events' })).statusCode).toBe(404)
})
