import { connect } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { openGuest, openSocket } from '../test/clients/socket-client.ts'
import { leaveWhileAsked } from '../test/faults/disconnect-during-auth.ts'
import { type Node, startNode } from '../test/nodes/in-process-node.ts'
import { startTown, type Town } from '../test/setup/test-app.ts'

let town: Town
let node: Node
beforeAll(async () => {
  town = await startTown()
  node = await startNode(town)
})

const customerSide = { userType: 'user' } as unknown as { userType: 'customer' }

/** Both sides of a conversation, each with a socket that has joined it. */
async function talking(after?: number) {
  const [customer, shop] = [await town.aCustomer(), await town.aShop()]
  const key = { shop_id: shop.id, customer_id: customer.id }
  const say = (message: string, who = customer) => who.send(calls.sendMessage, { body: { ...key, message } })
  await say('first')
  const joined = { ...key, ...(after !== undefined && { after }) }
  const mine = await openGuest(node, customer, { userType: 'customer' }, joined)
  const theirs = await openGuest(node, shop.merchant, { userType: 'merchant', shopId: shop.id }, joined)
  return { customer, shop, key, say, mine, theirs }
}

describe('who comes in', () => {
  test('says first who they are, and nothing else is answered before', async () => {
    const guest = await openSocket(node)
    guest.say({ type: 'ping' })
    expect(await guest.closed).toBe(closing.policy)
    expect(guest.of('pong')).toEqual([])
    expect(guest.of('error')).toMatchObject([{ code: 'no_session' }])
  })

  test('is asked for a token that proves it', async () => {
    const [customer, shop] = [await town.aCustomer(), await town.aShop()]
    const token = customer.token ?? ''
    const lies = [
      { userId: shop.merchant.id, userType: 'customer', token },
      { userId: customer.id, userType: 'merchant', token },
      { userId: customer.id, userType: 'admin', token },
      { userId: customer.id, userType: 'customer', shopId: shop.id, token },
    ]
    for (const lie of lies) {
      const guest = await openSocket(node)
      guest.say({ type: 'auth', ...lie })
      expect(await guest.closed).toBe(closing.notYou)
    }
    const forged = await openSocket(node)
    forged.say({
      type: 'auth',
      userId: customer.id,
      userType: 'customer',
      token: `demo-${customer.id}-${Date.now()}`,
    })
    expect(await forged.closed).toBe(closing.sessionOver)
  })

  test('may say it all in one breath', async () => {
    const customer = await town.aCustomer()
    const guest = await openSocket(node)
    guest.say({ type: 'auth', userId: customer.id, userType: 'user', token: customer.token })
    guest.say({ type: 'ping' })
    guest.say({
      type: 'auth',
      userId: customer.id,
      userType: 'customer',
      token: customer.token,
      shopId: null,
    })
    await vi.waitFor(() =>
      expect(guest.frames.map(({ type }) => type)).toEqual(['auth_success', 'pong', 'auth_success']),
    )
    guest.leave()
  })

  test('comes from a page of the street; other doors and other pages are closed', async () => {
    const own = await openSocket(node, { origin: 'http://localhost:3000' })
    own.leave()
    await expect(openSocket(node, { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(openSocket(node, { origin: 'null' })).rejects.toThrow('403')
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(node.port, '127.0.0.1', () =>
        socket.write(
          'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        ),
      )
      socket.once('data', (data) => resolve(String(data)))
    })
    expect(answer).toMatch(/^HTTP\/1.1 404/)
  })

  test('is heard only as far as a frame can be read', async () => {
    const guest = await openGuest(node, await town.aCustomer(), customerSide)
    for (const junk of [
      '{',
      '[]',
      '"ping"',
      '{"type":"dance"}',
      '{"type":"join_chat"}',
      '{"type":"typing","typing":1}',
    ])
      guest.say(junk)
    guest.socket.send(Buffer.from([1, 2, 3]))
    await vi.waitFor(() => expect(guest.of('error')).toHaveLength(7))
    expect(new Set(guest.of('error').map(({ code }) => code))).toEqual(new Set(['bad_request']))
    guest.say({ type: 'ping' })
    await guest.next('pong')
    guest.leave()
  })
})

describe('a conversation', () => {
  test('is heard by both sides at once, as it is stored', async () => {
    const { mine, theirs, say, shop } = await talking()
    const { body } = await say('Hello')
    for (const guest of [mine, theirs])
      expect(await guest.next('message_received')).toEqual({
        type: 'message_received',
        message: body.message,
        joined: true,
      })
    await say('Welcome', shop.merchant)
    await mine.next('message_received', { message: { message: 'Welcome' } })
    expect(mine.of('message_received').map(({ message }) => message.seq)).toEqual([2, 3])
    expect(await mine.next('thread_changed', { last_seq: 3 })).toMatchObject({ unread_count: 1 })
    expect(await theirs.next('thread_changed', { last_seq: 3 })).toMatchObject({ unread_count: 2 })
  })

  test('goes on where a browser left off', async () => {
    const { say, key, customer, mine } = await talking()
    mine.leave()
    for (let at = 2; at <= 250; at++) await say(`${at}`)
    const back = await openGuest(node, customer, customerSide, { ...key, after: 1 })
    await back.next('message_received', { message: { seq: 250 } })
    await say('live')
    await back.next('message_received', { message: { message: 'live' } })
    expect(back.thread()).toEqual(Array.from({ length: 250 }, (_, at) => at + 2))
  })

  test('is a hint for the other screens of both sides, and nothing for anybody else', async () => {
    const { say, customer, shop, key } = await talking()
    const [tab, till] = [
      await openGuest(node, customer, customerSide),
      await openGuest(node, shop.merchant, { userType: 'merchant' }),
    ]
    const stranger = await openGuest(node, await town.aCustomer(), customerSide)
    stranger.say({ type: 'join_chat', ...key })
    expect(await stranger.next('error')).toMatchObject({ code: 'not_found', re: 'join_chat' })
    const admin = await openGuest(node, await town.anAdmin(), { userType: 'admin' })
    admin.say({ type: 'join_chat', ...key })
    expect(await admin.next('error')).toMatchObject({ code: 'not_allowed' })
    await say('Psst')
    for (const guest of [tab, till])
      await guest.next('message_received', { message: { message: 'Psst' }, joined: false })
    for (const guest of [stranger, admin]) expect(guest.of('message_received')).toEqual([])
  })

  test('shows how far the other side has read, and that it writes', async () => {
    const { mine, theirs, key } = await talking()
    theirs.say({ type: 'message_read', ...key, seq: 1 })
    expect(await mine.next('message_read')).toMatchObject({ reader: 'merchant', seq: 1 })
    expect(await theirs.next('thread_changed', { shop_read_seq: 1 })).toMatchObject({ unread_count: 0 })
    theirs.say({ type: 'typing', ...key, typing: true })
    expect(await mine.next('typing')).toMatchObject({ side: 'merchant', typing: true })
    expect(theirs.of('typing')).toEqual([])
  })

  test('shows whether the other side is there', async () => {
    const { key, mine, theirs } = await talking()
    expect(theirs.of('chat_joined')).toMatchObject([{ present: true }])
    await mine.next('presence', { present: true, side: 'merchant' })
    theirs.leave()
    await mine.next('presence', { present: false, ...key })
  })

  test('does not show somebody who left before it was known who they are', async () => {
    const [customer, shop] = [await town.aCustomer(), await town.aShop()]
    const key = { shop_id: shop.id, customer_id: customer.id }
    await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
    const theirs = await openGuest(node, shop.merchant, { userType: 'merchant' })
    await leaveWhileAsked(town, node, async () => {
      const guest = await openSocket(node)
      guest.say({ type: 'auth', userId: customer.id, userType: 'customer', token: customer.token })
      return guest.socket
    })
    theirs.say({ type: 'join_chat', ...key })
    expect(await theirs.next('chat_joined')).toMatchObject({ present: false })
  })

  test('is left when a browser says so', async () => {
    const { mine, theirs, key, say } = await talking()
    mine.say({ type: 'leave_chat', ...key })
    mine.say({ type: 'typing', ...key, typing: true })
    expect(await mine.next('error')).toMatchObject({ code: 'wrong_state', re: 'typing' })
    theirs.say({ type: 'typing', ...key, typing: true })
    await say('x')
    await mine.next('message_received')
    expect(mine.of('typing')).toEqual([])
  })
})

describe('what else happens on the street', () => {
  test('orders come to the shop, and every step to both', async () => {
    const [customer, product] = [await town.aCustomer(), await town.aProduct()]
    const { merchant, id } = product.shop
    const mine = await openGuest(node, customer, customerSide)
    const theirs = await openGuest(node, merchant, { userType: 'merchant', shopId: id })
    const rival = await openGuest(node, (await town.aShop()).merchant, { userType: 'merchant' })
    const { order } = await town.anOrder({ customer, product })
    for (const guest of [mine, theirs])
      await guest.next('order_placed', { order_id: order.id, status: 'reserved' })
    await merchant.send(calls.markReady, { params: { id: order.id } })
    for (const guest of [mine, theirs]) await guest.next('order_changed', { order_id: order.id, ready: true })
    await merchant.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'Come by' } })
    await mine.next('order_message', { message: { message: 'Come by' } })
    expect(await mine.next('notice', { notice: { event: 'order_ready' } })).toMatchObject({ unread_count: 1 })
    expect(rival.frames.map(({ type }) => type)).toEqual(['auth_success'])
  })

  test('stock changes on the screens that show it', async () => {
    const product = await town.aProduct({ stock: 5 })
    const other = await town.aProduct()
    const guest = await openGuest(node, await town.aCustomer(), customerSide)
    guest.say({ type: 'watch_products', product_ids: [product.id] })
    guest.say({ type: 'ping' })
    await guest.next('pong')
    await town.anOrder({ product: other })
    await town.anOrder({ product, quantity: 2 })
    expect(await guest.next('stock_changed')).toMatchObject({
      product_id: product.id,
      stock: 3,
      available: true,
    })
    expect(new Set(guest.of('stock_changed').map(({ product_id }) => product_id))).toEqual(
      new Set([product.id]),
    )
  })
})

describe("an admin's desk", () => {
  test('is told which of its parts have changed, and nobody else is', async () => {
    const admin = await openGuest(node, await town.anAdmin(), { userType: 'admin' })
    expect(await admin.next('desk_changed')).toMatchObject({
      parts: expect.arrayContaining(['shops', 'log']),
    })
    const product = await town.aProduct()
    const merchant = await openGuest(node, product.shop.merchant, { userType: 'merchant' })
    const heard = async (part: string, act: () => Promise<unknown>) => {
      const before = admin.frames.length
      await act()
      await vi.waitFor(() => {
        const parts = admin.frames
          .slice(before)
          .flatMap((frame) => (frame.type === 'desk_changed' ? frame.parts : []))
        expect(parts).toContain(part)
      })
    }
    await heard('orders', () => town.anOrder({ product }))
    await heard('shops', () =>
      product.shop.merchant.send(calls.updateShop, {
        params: { id: product.shop.id },
        body: { about_shop: 'Tea' },
      }),
    )
    await heard('log', () =>
      product.shop.merchant.send(calls.createProduct, { body: { name: 'Plum jam', price: 4.5 } }),
    )
    await heard('errors', () =>
      town.nobody.send(calls.reportError, { body: { errorId: 'e1', message: 'Oops' } }),
    )
    await heard('people', () => town.aCustomer())
    await heard('payments', () =>
      town.db.one(sql`
        insert into payment_differences (kind, ours, theirs, source, found_at)
        values ('captured_elsewhere', '1', '2', 'here', now())`),
    )
    expect(merchant.of('desk_changed')).toEqual([])
  })
})

describe('a socket ends', () => {
  test('when its person signs out or is banned, soon', async () => {
    const customer = await town.aCustomer()
    const guest = await openGuest(node, customer, customerSide)
    const other = await openGuest(node, await town.aCustomer(), customerSide)
    await customer.send(calls.logout)
    expect(await guest.closed).toBe(closing.sessionOver)
    const banned = await town.aCustomer()
    const last = await openGuest(node, banned, customerSide)
    await town.db.one(sql`update users set banned_at = now() where id = ${banned.id}`)
    town.deps.bus.publish('people', { user_id: banned.id })
    expect(await last.closed).toBe(closing.sessionOver)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })

  test('when it says too much at once, and nobody else is harmed', async () => {
    const loud = await openGuest(node, await town.aCustomer(), customerSide)
    const quiet = await openGuest(node, await town.aCustomer(), customerSide)
    for (let at = 0; at < 1000; at++) loud.say({ type: 'ping' })
    expect(await loud.closed).toBe(closing.policy)
    quiet.say({ type: 'ping' })
    await quiet.next('pong')
  })

  test('when a frame is too large', async () => {
    const guest = await openGuest(node, await town.aCustomer(), customerSide)
    guest.say({ type: 'ping', more: 'x'.repeat(100_000) })
    expect(await guest.closed).toBe(closing.frameTooLarge)
  })

  test('with "come back" when its node ends', async () => {
    const second = await startNode(town)
    const guest = await openGuest(second, await town.aCustomer(), customerSide)
    const silent = await openSocket(second)
    await second.stop()
    expect(await guest.closed).toBe(closing.restart)
    expect(await silent.closed).toBe(closing.restart)
  })
})
