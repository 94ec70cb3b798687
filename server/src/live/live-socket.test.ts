import { connect } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { describe, expect, test, vi } from 'vitest'
import { connectSignedInSocket, connectSocket } from '../test/clients/socket-client.ts'
import { disconnectDuringAuth } from '../test/faults/disconnect-during-auth.ts'
import { startInProcessNode } from '../test/nodes/in-process-node.ts'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()
const node = await startInProcessNode(testApp)

const customerSide = { userType: 'user' } as unknown as { userType: 'customer' }

/** Both sides of a thread, each with a socket that has joined it. */
async function createConversation(after?: number) {
  const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
  const key = { shop_id: shop.id, customer_id: customer.id }
  const say = (message: string, user = customer) =>
    user.send(calls.sendMessage, { body: { ...key, message } })
  await say('first')
  const joined = { ...key, ...(after !== undefined && { after }) }
  const mine = await connectSignedInSocket(node, customer, { userType: 'customer' }, joined)
  const theirs = await connectSignedInSocket(
    node,
    shop.merchant,
    { userType: 'merchant', shopId: shop.id },
    joined,
  )
  return { customer, shop, key, say, mine, theirs }
}

describe('authentication', () => {
  test('comes first, and no other frame gets a response before it', async () => {
    const client = await connectSocket(node)
    client.send({ type: 'ping' })
    expect(await client.closed).toBe(closeCodes.policyViolation)
    expect(client.framesOfType('pong')).toEqual([])
    expect(client.framesOfType('error')).toMatchObject([{ code: 'unauthenticated' }])
  })

  test('needs a token that matches the claimed user', async () => {
    const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
    const token = customer.token ?? ''
    const forgedFields = [
      { userId: shop.merchant.id, userType: 'customer', token },
      { userId: customer.id, userType: 'merchant', token },
      { userId: customer.id, userType: 'admin', token },
      { userId: customer.id, userType: 'customer', shopId: shop.id, token },
    ]
    for (const forgedField of forgedFields) {
      const client = await connectSocket(node)
      client.send({ type: 'auth', ...forgedField })
      expect(await client.closed).toBe(closeCodes.identityMismatch)
    }
    const forged = await connectSocket(node)
    forged.send({
      type: 'auth',
      userId: customer.id,
      userType: 'customer',
      token: `demo-${customer.id}-${Date.now()}`,
    })
    expect(await forged.closed).toBe(closeCodes.sessionEnded)
  })

  test('may be followed by other frames at once', async () => {
    const customer = await testApp.createCustomer()
    const client = await connectSocket(node)
    client.send({ type: 'auth', userId: customer.id, userType: 'user', token: customer.token })
    client.send({ type: 'ping' })
    client.send({
      type: 'auth',
      userId: customer.id,
      userType: 'customer',
      token: customer.token,
      shopId: null,
    })
    await vi.waitFor(() =>
      expect(client.frames.map(({ type }) => type)).toEqual(['auth_success', 'pong', 'auth_success']),
    )
    client.disconnect()
  })

  test("is possible only from the site's own pages; other paths and origins are rejected", async () => {
    const own = await connectSocket(node, { origin: 'http://localhost:3000' })
    own.disconnect()
    await expect(connectSocket(node, { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(connectSocket(node, { origin: 'null' })).rejects.toThrow('403')
    const response = await new Promise<string>((resolve) => {
      const socket = connect(node.port, '127.0.0.1', () =>
        socket.write(
          'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        ),
      )
      socket.once('data', (data) => resolve(String(data)))
    })
    expect(response).toMatch(/^HTTP\/1.1 404/)
  })

  test('ends for a frame that cannot be parsed', async () => {
    const client = await connectSignedInSocket(node, await testApp.createCustomer(), customerSide)
    for (const junk of [
      '{',
      '[]',
      '"ping"',
      '{"type":"dance"}',
      '{"type":"join_chat"}',
      '{"type":"typing","typing":1}',
    ])
      client.send(junk)
    client.socket.send(Buffer.from([1, 2, 3]))
    await vi.waitFor(() => expect(client.framesOfType('error')).toHaveLength(7))
    expect(new Set(client.framesOfType('error').map(({ code }) => code))).toEqual(new Set(['bad_request']))
    client.send({ type: 'ping' })
    await client.waitForFrame('pong')
    client.disconnect()
  })
})

describe('a thread', () => {
  test('delivers a message to both sides at once, as stored', async () => {
    const { mine, theirs, say, shop } = await createConversation()
    const { body } = await say('Hello')
    for (const client of [mine, theirs])
      expect(await client.waitForFrame('message_received')).toEqual({
        type: 'message_received',
        message: body.message,
        joined: true,
      })
    await say('Welcome', shop.merchant)
    await mine.waitForFrame('message_received', { message: { message: 'Welcome' } })
    expect(mine.framesOfType('message_received').map(({ message }) => message.seq)).toEqual([2, 3])
    expect(await mine.waitForFrame('thread_changed', { last_seq: 3 })).toMatchObject({ unread_count: 1 })
    expect(await theirs.waitForFrame('thread_changed', { last_seq: 3 })).toMatchObject({ unread_count: 2 })
  })

  test('continues where the client left off', async () => {
    const { say, key, customer, mine } = await createConversation()
    mine.disconnect()
    for (let index = 2; index <= 250; index++) await say(`${index}`)
    const back = await connectSignedInSocket(node, customer, customerSide, { ...key, after: 1 })
    await back.waitForFrame('message_received', { message: { seq: 250 } })
    await say('live')
    await back.waitForFrame('message_received', { message: { message: 'live' } })
    expect(back.getThreadSeqs()).toEqual(Array.from({ length: 250 }, (_, index) => index + 2))
  })

  test('sends a hint to the other screens of both sides, and nothing to other users', async () => {
    const { say, customer, shop, key } = await createConversation()
    const [tab, payments] = [
      await connectSignedInSocket(node, customer, customerSide),
      await connectSignedInSocket(node, shop.merchant, { userType: 'merchant' }),
    ]
    const otherUser = await connectSignedInSocket(node, await testApp.createCustomer(), customerSide)
    otherUser.send({ type: 'join_chat', ...key })
    expect(await otherUser.waitForFrame('error')).toMatchObject({ code: 'not_found', reply_to: 'join_chat' })
    const admin = await connectSignedInSocket(node, await testApp.createAdmin(), { userType: 'admin' })
    admin.send({ type: 'join_chat', ...key })
    expect(await admin.waitForFrame('error')).toMatchObject({ code: 'not_allowed' })
    await say('Psst')
    for (const client of [tab, payments])
      await client.waitForFrame('message_received', { message: { message: 'Psst' }, joined: false })
    for (const client of [otherUser, admin]) expect(client.framesOfType('message_received')).toEqual([])
  })

  test('shows how far the other side has read, and that it is typing', async () => {
    const { mine, theirs, key } = await createConversation()
    theirs.send({ type: 'message_read', ...key, seq: 1 })
    expect(await mine.waitForFrame('message_read')).toMatchObject({ reader: 'merchant', seq: 1 })
    expect(await theirs.waitForFrame('thread_changed', { shop_read_seq: 1 })).toMatchObject({
      unread_count: 0,
    })
    theirs.send({ type: 'typing', ...key, typing: true })
    expect(await mine.waitForFrame('typing')).toMatchObject({ sender_type: 'merchant', typing: true })
    expect(theirs.framesOfType('typing')).toEqual([])
  })

  test('shows whether the other side is online', async () => {
    const { key, mine, theirs } = await createConversation()
    expect(theirs.framesOfType('chat_joined')).toMatchObject([{ present: true }])
    await mine.waitForFrame('presence', { present: true, side: 'merchant' })
    theirs.disconnect()
    await mine.waitForFrame('presence', { present: false, ...key })
  })

  test('does not show a client that disconnected before it was authenticated', async () => {
    const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
    const key = { shop_id: shop.id, customer_id: customer.id }
    await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
    const theirs = await connectSignedInSocket(node, shop.merchant, { userType: 'merchant' })
    await disconnectDuringAuth(testApp, node, async () => {
      const client = await connectSocket(node)
      client.send({ type: 'auth', userId: customer.id, userType: 'customer', token: customer.token })
      return client.socket
    })
    theirs.send({ type: 'join_chat', ...key })
    expect(await theirs.waitForFrame('chat_joined')).toMatchObject({ present: false })
  })

  test('is left on request', async () => {
    const { mine, theirs, key, say } = await createConversation()
    mine.send({ type: 'leave_chat', ...key })
    mine.send({ type: 'typing', ...key, typing: true })
    expect(await mine.waitForFrame('error')).toMatchObject({ code: 'wrong_state', reply_to: 'typing' })
    theirs.send({ type: 'typing', ...key, typing: true })
    await say('x')
    await mine.waitForFrame('message_received')
    expect(mine.framesOfType('typing')).toEqual([])
  })
})

describe('other events', () => {
  test('a new order reaches the shop, and every status change both sides', async () => {
    const [customer, product] = [await testApp.createCustomer(), await testApp.createProduct()]
    const { merchant, id } = product.shop
    const mine = await connectSignedInSocket(node, customer, customerSide)
    const theirs = await connectSignedInSocket(node, merchant, { userType: 'merchant', shopId: id })
    const rival = await connectSignedInSocket(node, (await testApp.createShop()).merchant, {
      userType: 'merchant',
    })
    const { order } = await testApp.createOrder({ customer, product })
    for (const client of [mine, theirs])
      await client.waitForFrame('order_placed', { order_id: order.id, status: 'reserved' })
    await merchant.send(calls.markOrderReady, { params: { id: order.id } })
    for (const guest of [mine, theirs])
      await guest.waitForFrame('order_changed', { order_id: order.id, ready: true })
    await merchant.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'Come by' } })
    await mine.waitForFrame('order_message', { message: { message: 'Come by' } })
    expect(await mine.waitForFrame('notification', { notification: { event: 'order_ready' } })).toMatchObject(
      {
        unread_count: 1,
      },
    )
    expect(rival.frames.map(({ type }) => type)).toEqual(['auth_success'])
  })

  test('stock changes reach the clients that watch the products', async () => {
    const product = await testApp.createProduct({ stock: 5 })
    const other = await testApp.createProduct()
    const client = await connectSignedInSocket(node, await testApp.createCustomer(), customerSide)
    client.send({ type: 'watch_products', product_ids: [product.id] })
    client.send({ type: 'ping' })
    await client.waitForFrame('pong')
    await testApp.createOrder({ product: other })
    await testApp.createOrder({ product, quantity: 2 })
    expect(await client.waitForFrame('stock_changed')).toMatchObject({
      product_id: product.id,
      stock: 3,
      available: true,
    })
    expect(new Set(client.framesOfType('stock_changed').map(({ product_id }) => product_id))).toEqual(
      new Set([product.id]),
    )
  })
})

test('every signed-in page gets a frame when card payments are stopped', async () => {
  const client = await connectSignedInSocket(node, await testApp.createCustomer(), { userType: 'customer' })
  testApp.deps.bus.publish('card_payments.changed', { stopped: true })
  expect(await client.waitForFrame('payment_options_changed')).toMatchObject({ stopped: true })
})

describe('the admin dashboard', () => {
  test('receives which of its parts have changed; other users receive nothing', async () => {
    const admin = await connectSignedInSocket(node, await testApp.createAdmin(), { userType: 'admin' })
    expect(await admin.waitForFrame('dashboard_changed')).toMatchObject({
      sections: expect.arrayContaining(['shops', 'audit_log']),
    })
    const product = await testApp.createProduct()
    const merchant = await connectSignedInSocket(node, product.shop.merchant, { userType: 'merchant' })
    const received = async (section: string, act: () => Promise<unknown>) => {
      const before = admin.frames.length
      await act()
      await vi.waitFor(() => {
        const sections = admin.frames
          .slice(before)
          .flatMap((frame) => (frame.type === 'dashboard_changed' ? frame.sections : []))
        expect(sections).toContain(section)
      })
    }
    await received('orders', () => testApp.createOrder({ product }))
    await received('shops', () =>
      product.shop.merchant.send(calls.updateShop, {
        params: { id: product.shop.id },
        body: { about_shop: 'Tea' },
      }),
    )
    await received('audit_log', () =>
      product.shop.merchant.send(calls.createProduct, { body: { name: 'Plum jam', price: 4.5 } }),
    )
    await received('errors', () =>
      testApp.anonymous.send(calls.reportError, { body: { errorId: 'e1', message: 'Oops' } }),
    )
    await received('users', () => testApp.createCustomer())
    await received('payments', () =>
      testApp.db.one(sql`
        insert into payment_discrepancies (kind, expected, actual, source, detected_at)
        values ('captured_elsewhere', '1', '2', 'here', now())`),
    )
    expect(merchant.framesOfType('dashboard_changed')).toEqual([])
  })
})

describe('a socket is closed', () => {
  test('soon after its user signs out or is banned', async () => {
    const customer = await testApp.createCustomer()
    const client = await connectSignedInSocket(node, customer, customerSide)
    const other = await connectSignedInSocket(node, await testApp.createCustomer(), customerSide)
    await customer.send(calls.logout)
    expect(await client.closed).toBe(closeCodes.sessionEnded)
    const banned = await testApp.createCustomer()
    const last = await connectSignedInSocket(node, banned, customerSide)
    await testApp.db.one(sql`update users set banned_at = now() where id = ${banned.id}`)
    testApp.deps.bus.publish('user.changed', { user_id: banned.id })
    expect(await last.closed).toBe(closeCodes.sessionEnded)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })

  test('when it sends too many frames, without harm to others', async () => {
    const loud = await connectSignedInSocket(node, await testApp.createCustomer(), customerSide)
    const quiet = await connectSignedInSocket(node, await testApp.createCustomer(), customerSide)
    for (let index = 0; index < 1000; index++) loud.send({ type: 'ping' })
    expect(await loud.closed).toBe(closeCodes.policyViolation)
    quiet.send({ type: 'ping' })
    await quiet.waitForFrame('pong')
  })

  test('when a frame is too large', async () => {
    const client = await connectSignedInSocket(node, await testApp.createCustomer(), customerSide)
    client.send({ type: 'ping', more: 'x'.repeat(100_000) })
    expect(await client.closed).toBe(closeCodes.frameTooLarge)
  })

  test('with "come back" when its node stops', async () => {
    const second = await startInProcessNode(testApp)
    const client = await connectSignedInSocket(second, await testApp.createCustomer(), customerSide)
    const silent = await connectSocket(second)
    await second.stop()
    expect(await client.closed).toBe(closeCodes.restart)
    expect(await silent.closed).toBe(closeCodes.restart)
  })
})
