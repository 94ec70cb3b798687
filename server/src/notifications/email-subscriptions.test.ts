import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { signId } from '@mainstreet/platform/http/signed-id.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { buildUnsubscribeUrl } from './email-subscriptions.ts'

const testApp = await createTestApp()
const row = await testApp.db.one<{ secret: string }>(sql`
  select value #>> '{}' as secret from settings where name = 'unsubscribe_secret'`)
const secret = row?.secret ?? ''
const event = 'message_unread'

const form = {
  payload: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}
const unsubscribe = (url: string, request: object = form) =>
  testApp.app.inject({ method: 'POST', url, ...request })

async function createSubscriber() {
  const user = await testApp.createCustomer()
  const token = signId(secret, user.id, event)
  const readEmail = async () => {
    const { preferences } = (await user.send(calls.getNotificationPreferences)).body
    return preferences.find((one) => one.event === event)?.email
  }
  return { user, params: { event, token }, url: `/unsubscribe/${event}/${token}`, readEmail }
}

test('one click of a mail program turns the emails of one event off, without a session', async () => {
  const { user, url, readEmail } = await createSubscriber()
  expect(await readEmail()).toBe(true)
  expect((await unsubscribe(url)).statusCode).toBe(204)
  expect((await unsubscribe(url)).statusCode).toBe(204)
  const { preferences } = (await user.send(calls.getNotificationPreferences)).body
  expect(preferences.filter(({ email }) => !email).map((one) => one.event)).toContain(event)
  expect(preferences.find((one) => one.event === event)).toMatchObject({ in_app: true, email: false })
  expect(preferences.find((one) => one.event === 'order_ready')).toMatchObject({ email: true })
})

test('the body of the click is ignored, and bounded', async () => {
  const { url, readEmail } = await createSubscriber()
  expect((await unsubscribe(url, { payload: 'x'.repeat(5000) })).statusCode).toBe(413)
  expect(await readEmail()).toBe(true)
  expect(
    (await unsubscribe(url, { payload: '{', headers: { 'content-type': 'application/json' } })).statusCode,
  ).toBe(204)
  expect((await unsubscribe(url, {})).statusCode).toBe(204)
  expect(await readEmail()).toBe(false)
})

test('a reader of the page turns them off and on again; opening it changes nothing', async () => {
  const { params, readEmail } = await createSubscriber()
  const { send } = testApp.anonymous
  expect((await send(calls.getEmailSubscription, { params })).body).toEqual({ event, subscribed: true })
  expect(await readEmail()).toBe(true)
  const off = await send(calls.updateEmailSubscription, { params, body: { subscribed: false } })
  expect(off.body).toEqual({ event, subscribed: false })
  expect(await readEmail()).toBe(false)
  await send(calls.updateEmailSubscription, { params, body: { subscribed: true } })
  expect(await readEmail()).toBe(true)
})

test('a token of another event, user, secret or spelling is not found', async () => {
  const { user, params, url } = await createSubscriber()
  const responses = await Promise.all(
    [
      { event: 'order_message', token: params.token },
      { event: 'no_such_event', token: signId(secret, user.id, 'no_such_event') },
      { event, token: signId('another secret', user.id, event) },
      { event, token: signId(secret, '0193b5a0-0000-7000-8000-000000000001', event) },
      { event, token: `${params.token}A` },
      { event, token: 'x' },
    ].map((params) => testApp.anonymous.send(calls.getEmailSubscription, { params })),
  )
  for (const { status, body } of responses) {
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: 'Email subscription not found' })
  }
  expect((await unsubscribe(url.replace(event, 'order_message'))).statusCode).toBe(404)
  await user.send(calls.deleteMe, { body: {} })
  expect((await testApp.anonymous.send(calls.getEmailSubscription, { params })).status).toBe(404)
  expect((await unsubscribe(url)).statusCode).toBe(404)
})

test('only optional emails have a link', () => {
  const links = { siteUrl: 'https://street.example', unsubscribeSecret: secret }
  const id = '0193b5a0-0000-7000-8000-000000000001'
  expect(buildUnsubscribeUrl(links, id, 'order_ready')).toBeUndefined()
  expect(buildUnsubscribeUrl(links, id, 'order_reminder')).toBe(
    `https://street.example/unsubscribe/order_reminder/${signId(secret, id, 'order_reminder')}`,
  )
})
