import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { readSignedId } from '@mainstreet/platform/http/signed-id.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestOrder } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { buildPickupPassUrl } from './pickup-pass-url.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const getLink = (user: TestUser, { order }: TestOrder) =>
  user.send(calls.getPickupPassLink, { params: { id: order.id } })
const readToken = async (placed: TestOrder) =>
  (await getLink(placed.customer, placed)).body.url.split('/').at(-1) ?? ''
const getPass = (token: string) => testApp.anonymous.send(calls.getPickupPass, { params: { token } })
const update = ({ order }: TestOrder, set: ReturnType<typeof sql>) =>
  testApp.db.one(sql`update orders set ${set} where id = ${order.id}`)

test('the customer gets a link that opens the pass without a session', async () => {
  const placed = await testApp.createOrder()
  const link = await getLink(placed.customer, placed)
  expect(link.status).toBe(200)
  expect(new URL(link.body.url).pathname).toMatch(/^\/pass\/[\w-]{48}$/)
  const { status, body } = await getPass(await readToken(placed))
  expect(status).toBe(200)
  expect(body).toEqual({
    pass: {
      state: 'open',
      order_id: placed.order.id,
      shop_name: placed.order.shop_name,
      shop_address: '1 Main Street, Mariposa, CA',
      time_zone: 'America/Los_Angeles',
      pickup_code: placed.order.pickup_code,
      is_ready: false,
      pickup_from: placed.order.pickup_from,
      pickup_until: placed.order.pickup_until,
    },
  })
})

test('nobody but the customer of the order gets the link', async () => {
  const placed = await testApp.createOrder()
  const rival = await testApp.createShop()
  const statuses: number[] = []
  for (const user of [
    testApp.anonymous,
    await testApp.createCustomer(),
    placed.shop.merchant,
    rival.merchant,
    await testApp.createAdmin(),
  ])
    statuses.push((await getLink(user, placed)).status)
  expect(statuses).toEqual([401, 404, 403, 403, 404])
})

test('a pass has no personal data, and nobody stores, lists or passes on its address', async () => {
  const placed = await testApp.createOrder()
  await update(
    placed,
    sql`customer_name = 'Olive Marsh', customer_phone = '+12095550147', customer_email = 'olive@people.example', note = 'Ring twice'`,
  )
  const { body, headers } = await getPass(await readToken(placed))
  const text = JSON.stringify(body)
  for (const secret of ['Olive', '5550147', 'people.example', 'Ring twice', placed.customer.id])
    expect(text).not.toContain(secret)
  expect(text).not.toMatch(/price|amount|total|payment/)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
})

test.each([
  ['cancelled', sql`status = 'cancelled'`],
  ['declined', sql`status = 'declined'`],
  ['expired', sql`status = 'expired'`],
  ['no_show', sql`status = 'no_show'`],
  ['completed', sql`status = 'completed'`],
  ['refunded', sql`payment_status = 'refunded'`],
  ['unpaid', sql`payment_status = 'awaiting_payment'`],
  ['expired', sql`pickup_until = now() - interval '8 days'`],
])('a pass says why it ends: %s', async (problem, set) => {
  const placed = await testApp.createOrder()
  const token = await readToken(placed)
  await update(placed, set)
  expect((await getPass(token)).body).toEqual({
    pass: { state: 'closed', shop_name: placed.order.shop_name, problem },
  })
  expect(await getLink(placed.customer, placed)).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
})

test('a delivery has no pass', async () => {
  const placed = await testApp.createOrder()
  const token = await readToken(placed)
  await update(placed, sql`order_type = 'order', status = 'pending', delivery_address = '2 Elm Street'`)
  expect((await getPass(token)).status).toBe(404)
  expect((await getLink(placed.customer, placed)).status).toBe(409)
})

test('an unknown, a forged and a malformed token have the same response', async () => {
  const placed = await testApp.createOrder()
  const token = await readToken(placed)
  const setting = await testApp.db.one<{ secret: string }>(
    sql`select value #>> '{}' as secret from settings where name = 'pickup_pass_secret'`,
  )
  const secret = setting?.secret ?? ''
  expect(readSignedId(secret, token)).toBe(placed.order.id)
  const sign = (key: string, id: string) =>
    buildPickupPassUrl({ publicUrl: 'https://street.example', secret: key }, id).slice(-48)
  const responses = await Promise.all(
    [
      sign(secret, randomUUID()),
      sign('another secret', placed.order.id),
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      token.slice(0, -1),
      `${token}A`,
      'x',
      placed.order.id,
      'a'.repeat(400),
    ].map(getPass),
  )
  const [first, ...others] = responses.map(({ status, body, headers }) => ({
    status,
    body: { ...body, requestId: '' },
    robots: headers['x-robots-tag'],
    caching: headers['cache-control'],
    names: Object.keys(headers).sort(),
  }))
  expect(first).toMatchObject({ status: 404, body: { code: 'not_found' }, robots: 'noindex' })
  for (const other of others) expect(other).toEqual(first)
})
