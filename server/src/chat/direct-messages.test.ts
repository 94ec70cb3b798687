import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

type ThreadFixture = { customer: TestUser; shop: TestShop; key: ThreadKey }

async function createThreadFixture(): Promise<ThreadFixture> {
  const [customer, shop] = await Promise.all([testApp.createCustomer(), testApp.createShop()])
  return { customer, shop, key: { shop_id: shop.id, customer_id: customer.id } }
}

const sendMessage = (user: TestUser, key: ThreadKey, message: string, more: object = {}, headers = {}) =>
  user.send(calls.sendMessage, { body: { ...key, message, ...more }, headers })
const listMessages = (user: TestUser, key: ThreadKey, query: object = {}) =>
  user.send(calls.listMessages, { query: { ...key, ...query } as Record<string, string> })
const messageTexts = (response: { body: { data: { message: string }[] } }) =>
  response.body.data.map(({ message }) => message)

test('customer and shop write to each other, and both see the same list in order', async () => {
  const { customer, shop, key } = await createThreadFixture()
  const product = await testApp.createProduct({ shop })
  const first = await sendMessage(customer, key, '  Is it fresh? ', {
    product_id: product.id,
    sender_id: customer.id,
    sender_type: 'user',
    message_id: 'm1',
  })
  expect(first).toMatchObject({
    status: 201,
    body: { message: { seq: 1, message: 'Is it fresh?', message_id: 'm1', product_id: product.id } },
  })
  const second = await sendMessage(shop.merchant, key, 'From this morning', {
    sender_id: shop.merchant.id,
    sender_type: 'merchant',
  })
  expect(second.body.message).toMatchObject({ seq: 2, sender_type: 'merchant', product_id: null })
  const [mine, theirs] = [await listMessages(customer, key), await listMessages(shop.merchant, key)]
  expect(mine.body.data).toEqual([first.body.message, second.body.message])
  expect(theirs.body.data).toEqual(mine.body.data)
  expect(mine.body).toMatchObject({
    has_older: false,
    has_newer: false,
    thread: { last_seq: 2, unread_count: 1 },
  })
})

test('a hundred concurrent messages from both sides get a hundred numbers without a gap', async () => {
  const { customer, shop, key } = await createThreadFixture()
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      sendMessage(index % 2 ? customer : shop.merchant, key, `no ${index}`),
    ),
  )
  // the shop may not start a thread, so its attempts before the first customer message are rejected
  const stored = responses.filter(({ status }) => status === 201)
  expect(stored.length).toBeGreaterThanOrEqual(50)
  const seqs = stored.map(({ body }) => body.message.seq).sort((a, b) => a - b)
  expect(seqs).toEqual(seqs.map((_, index) => index + 1))
})

describe('a repeated message', () => {
  test('is stored once, and each attempt gets the first response', async () => {
    const { customer, key } = await createThreadFixture()
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => sendMessage(customer, key, 'Once', { message_id: 'only' })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await sendMessage(customer, key, 'Next')
    expect((await listMessages(customer, key)).body.data.map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('with other content is a mismatch; from another sender it is another message', async () => {
    const { customer, shop, key } = await createThreadFixture()
    await sendMessage(customer, key, 'One', { message_id: 'mine' })
    expect(await sendMessage(customer, key, 'Two', { message_id: 'mine' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    })
    expect((await sendMessage(shop.merchant, key, 'Two', { message_id: 'mine' })).status).toBe(201)
    const elsewhere = { ...key, shop_id: (await testApp.createShop()).id }
    expect((await sendMessage(customer, elsewhere, 'One', { message_id: 'mine' })).status).toBe(422)
  })

  test('gets the first response, also when its product or shop is gone meanwhile', async () => {
    const { customer, shop, key } = await createThreadFixture()
    const other = await createThreadFixture()
    const product = await testApp.createProduct({ shop })
    const about = { product_id: product.id, message_id: 'about' }
    const headers = { 'idempotency-key': randomUUID() }
    const texts = [
      await sendMessage(customer, key, 'Is it fresh?', about),
      await sendMessage(customer, key, 'Still there?', { product_id: product.id }, headers),
      await sendMessage(customer, key, 'Hello', { message_id: 'hello' }),
    ]
    const again = async () => [
      await sendMessage(customer, key, 'Is it fresh?', about),
      await sendMessage(customer, key, 'Still there?', { product_id: product.id }, headers),
      await sendMessage(customer, key, 'Hello', { message_id: 'hello' }),
    ]
    const messages = (responses: typeof texts) => responses.map(({ status, body }) => [status, body.message])
    await shop.merchant.send(calls.deleteProduct, { params: { id: product.id } })
    expect(messages(await again())).toEqual(messages(texts))
    await (await testApp.createAdmin()).send(calls.deleteShop, { params: { id: shop.id } })
    expect(messages(await again())).toEqual(messages(texts))

    expect((await sendMessage(customer, key, 'Another', { message_id: 'hello' })).status).toBe(422)
    expect((await sendMessage(customer, key, 'Another', { message_id: 'new' })).status).toBe(404)
    const others = { ...key, customer_id: other.customer.id }
    expect((await sendMessage(other.customer, others, 'Hello', { message_id: 'hello' })).status).toBe(404)
  })

  test('with the same Idempotency-Key gets the first response, with or without a message_id', async () => {
    const { customer, key } = await createThreadFixture()
    const send = () => sendMessage(customer, key, 'Keyed', {}, { 'idempotency-key': 'k1' })
    const [first, again] = [await send(), await send()]
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect((await sendMessage(customer, key, 'Other', {}, { 'idempotency-key': 'k1' })).status).toBe(422)
    expect((await listMessages(customer, key)).body.data).toHaveLength(1)
  })
})

describe('rejected messages', () => {
  test('blank, too long or invalid text, and a product of another shop', async () => {
    const { customer, key } = await createThreadFixture()
    for (const message of ['', ' \n ', 'x'.repeat(2001), 5, null, undefined])
      expect((await customer.send(calls.sendMessage, { body: { ...key, message } })).status).toBe(400)
    for (const message_id of ['', 'with blank', 'x'.repeat(101), 7])
      expect((await sendMessage(customer, key, 'Hm', { message_id })).status).toBe(400)
    const foreign = await testApp.createProduct()
    expect((await sendMessage(customer, key, 'Hm', { product_id: foreign.id })).status).toBe(422)
    expect((await listMessages(customer, key)).body.data).toEqual([])
  })

  test("a message in another user's name", async () => {
    const { customer, shop, key } = await createThreadFixture()
    const forgedFields = [
      { sender_id: shop.merchant.id },
      { sender_type: 'merchant' },
      { sender_id: randomUUID() },
    ]
    for (const forgedField of forgedFields)
      expect((await sendMessage(customer, key, 'Hm', forgedField)).status).toBe(403)
    const other = await testApp.createCustomer()
    expect((await sendMessage(other, key, 'Hm')).status).toBe(404)
    expect((await sendMessage(await testApp.createAdmin(), key, 'Hm')).status).toBe(403)
  })

  test('a message to a shop that is not open yet, or from a shop to someone who never ordered there', async () => {
    const customer = await testApp.createCustomer()
    const pending = await testApp.createShop({ status: 'pending_approval' })
    expect(
      (await sendMessage(customer, { shop_id: pending.id, customer_id: customer.id }, 'Hm')).status,
    ).toBe(404)
    const { shop, key } = await createThreadFixture()
    expect((await sendMessage(shop.merchant, key, 'Buy!')).status).toBe(404)
    const { order, customer: buyer } = await testApp.createOrder({ shop })
    expect(
      (await sendMessage(shop.merchant, { shop_id: shop.id, customer_id: buyer.id }, `About ${order.id}`))
        .status,
    ).toBe(201)
  })

  test('a thread continues after its shop was suspended, but not after the shop was closed', async () => {
    const { customer, shop, key } = await createThreadFixture()
    await sendMessage(customer, key, 'Hello')
    const admin = await testApp.createAdmin()
    await admin.send(calls.rejectShop, { params: { id: shop.id }, body: { reason: 'Mouldy' } })
    expect((await sendMessage(customer, key, 'Still there?')).status).toBe(201)
    expect((await sendMessage(shop.merchant, key, 'Yes')).status).toBe(201)
    await admin.send(calls.deleteShop, { params: { id: shop.id } })
    expect((await sendMessage(customer, key, 'Hello?')).status).toBe(404)
    expect(messageTexts(await listMessages(customer, key))).toEqual(['Hello', 'Still there?', 'Yes'])
  })
})

test('the history is read in pages in both directions', async () => {
  const { customer, shop, key } = await createThreadFixture()
  for (let index = 1; index <= 7; index++) await sendMessage(customer, key, `${index}`)
  const newest = await listMessages(shop.merchant, key, { limit: 3 })
  expect([messageTexts(newest), newest.body.has_older, newest.body.has_newer]).toEqual([
    ['5', '6', '7'],
    true,
    false,
  ])
  const older = await listMessages(shop.merchant, key, { limit: 3, before: 5 })
  expect([messageTexts(older), older.body.has_older, older.body.has_newer]).toEqual([
    ['2', '3', '4'],
    true,
    true,
  ])
  const oldest = await listMessages(shop.merchant, key, { limit: 3, before: 2 })
  expect([messageTexts(oldest), oldest.body.has_older]).toEqual([['1'], false])
  const after = await listMessages(shop.merchant, key, { limit: 4, after: 2 })
  expect([messageTexts(after), after.body.has_older, after.body.has_newer]).toEqual([
    ['3', '4', '5', '6'],
    true,
    true,
  ])
  expect((await listMessages(shop.merchant, key, { after: 7 })).body).toMatchObject({
    data: [],
    has_older: true,
    has_newer: false,
  })
  expect((await listMessages(shop.merchant, key, { after: 0, limit: 1 })).body.has_older).toBe(false)
  expect((await listMessages(shop.merchant, key, { after: 1, before: 3 })).status).toBe(400)
})

describe('the unread count', () => {
  test("counts the other side's messages and changes only with messages and read markers", async () => {
    const { customer, shop, key } = await createThreadFixture()
    for (const text of ['a', 'b', 'c']) await sendMessage(customer, key, text)
    await sendMessage(shop.merchant, key, 'd')
    const mark = (user: TestUser, body: object = {}) =>
      user.send(calls.markThreadRead, { body: { ...key, ...body } })
    expect((await mark(shop.merchant, { seq: 2, reader_id: shop.merchant.id })).body.thread).toMatchObject({
      unread_count: 1,
      shop_read_seq: 2,
    })
    expect((await mark(shop.merchant, { seq: 1 })).body.thread).toMatchObject({
      unread_count: 1,
      shop_read_seq: 2,
    })
    expect((await mark(shop.merchant, { seq: 999 })).body.thread).toMatchObject({
      unread_count: 0,
      shop_read_seq: 4,
    })
    expect((await mark(customer)).body.thread).toMatchObject({ unread_count: 0, customer_read_seq: 4 })
    expect((await mark(customer, { reader_id: shop.merchant.id })).status).toBe(403)
    expect((await mark(await testApp.createCustomer())).status).toBe(404)
  })

  test('equals the messages in the database during concurrent writes and reads', async () => {
    const { customer, shop, key } = await createThreadFixture()
    await sendMessage(customer, key, 'first')
    await Promise.all(
      Array.from({ length: 80 }, (_, index) => {
        const user = index % 3 ? customer : shop.merchant
        return index % 4 === 0
          ? user.send(calls.markThreadRead, { body: key })
          : sendMessage(user, key, `${index}`)
      }),
    )
    const counted = await testApp.db.one(sql`
      select count(*) filter (where sender_type = 'merchant' and seq > t.customer_read_seq)::integer as customer,
        count(*) filter (where sender_type = 'customer' and seq > t.shop_read_seq)::integer as merchant
      from chat_messages join chat_threads t using (shop_id, customer_id) where shop_id = ${shop.id}`)
    const [mine, theirs] = [await listMessages(customer, key), await listMessages(shop.merchant, key)]
    expect({
      customer: mine.body.thread.unread_count,
      merchant: theirs.body.thread.unread_count,
    }).toEqual(counted)
    const list = await customer.send(calls.listThreads, { query: { user_id: customer.id } })
    expect(list.body.unread_total).toBe(mine.body.thread.unread_count)
  })
})

test('each side lists its threads, the latest first, with the last message', async () => {
  const shop = await testApp.createShop({ name: 'Dusty Books' })
  const [ann, ben] = [await testApp.createCustomer(), await testApp.createCustomer()]
  const with_ = (user: TestUser) => ({ shop_id: shop.id, customer_id: user.id })
  await sendMessage(ann, with_(ann), 'First')
  await sendMessage(ben, with_(ben), 'Second')
  await sendMessage(shop.merchant, with_(ann), 'Third')
  await shop.merchant.send(calls.markThreadRead, { body: with_(ann) })
  const inbox = await shop.merchant.send(calls.listConversations, { params: { id: shop.id } })
  expect(inbox.body.data.map(({ customer_id, unread_count }) => [customer_id, unread_count])).toEqual([
    [ann.id, 0],
    [ben.id, 1],
  ])
  expect(inbox.body).toMatchObject({ unread_total: 1, pagination: { total: 2 } })
  expect(inbox.body.data[0]).toMatchObject({ shop_name: 'Dusty Books', last_message: { message: 'Third' } })
  expect(inbox.body.data[0]?.messages.map(({ message }) => message)).toEqual(['First', 'Third'])
  const unread = await shop.merchant.send(calls.listConversations, {
    params: { id: shop.id },
    query: { unread: 'true' },
  })
  expect(unread.body.data.map(({ customer_id }) => customer_id)).toEqual([ben.id])
  const same = await shop.merchant.send(calls.listThreads, { query: { user_id: shop.merchant.id } })
  expect(same.body.data).toEqual(inbox.body.data)
  const mine = await ann.send(calls.listThreads, { query: { user_id: ann.id } })
  expect(mine.body).toMatchObject({ unread_total: 1, data: [{ shop_id: shop.id, unread_count: 1 }] })
  expect((await ben.send(calls.listThreads, { query: { user_id: ann.id } })).status).toBe(403)
  const admin = await testApp.createAdmin()
  expect(
    (await admin.send(calls.listThreads, { query: { user_id: shop.merchant.id } })).body.data,
  ).toHaveLength(2)
})
