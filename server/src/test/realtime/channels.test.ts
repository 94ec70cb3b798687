import { calls } from '@mainstreet/contract/calls.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { connectPostgresBus } from '@mainstreet/platform/bus/postgres-bus.ts'
import type { RealtimeChannelOptions, RealtimeClient } from '@supabase/realtime-js'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { collectRowChanges, connectRealtimeClient, joinChannel } from '../clients/realtime-client.ts'
import { disconnectDuringAuth } from '../faults/disconnect-during-auth.ts'
import { type InProcessNode, startInProcessNode } from '../nodes/in-process-node.ts'
import { createTestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'

const testApp = await createTestApp()
const node = await startInProcessNode(testApp)
const customer = await testApp.createCustomer()
/** Anonymous clients may only listen. */
const createClient = (user: TestUser = customer, { vsn = '2.0.0', at = node } = {}) =>
  connectRealtimeClient(at, user, vsn)

describe.each(['1.0.0', '2.0.0'])('with serializer %s', (vsn) => {
  test('a broadcast reaches the others, and the sender only on request', async () => {
    const [one, other] = [await createClient(undefined, { vsn }), await createClient(undefined, { vsn })]
    const room = (of: RealtimeClient, config: RealtimeChannelOptions['config']) => {
      const received: unknown[] = []
      const channel = of.channel(`room ${vsn}`, { config })
      channel.on('broadcast', { event: 'wave' }, ({ payload }) => received.push(payload))
      return { channel, received }
    }
    const [mine, theirs] = [
      room(one, { broadcast: { ack: true } }),
      room(other, { broadcast: { self: true } }),
    ]
    await Promise.all([joinChannel(mine.channel), joinChannel(theirs.channel)])
    const sent = await mine.channel.send({ type: 'broadcast', event: 'wave', payload: { to: 'Zoë 🎉' } })
    expect(sent).toBe('ok')
    await vi.waitFor(() => expect(theirs.received).toEqual([{ to: 'Zoë 🎉' }]))
    await theirs.channel.send({ type: 'broadcast', event: 'wave', payload: { back: 1 } })
    await vi.waitFor(() => expect(theirs.received).toHaveLength(2))
    await vi.waitFor(() => expect(mine.received).toEqual([{ back: 1 }]))
  })

  test('every member sees who is present, who joins and who leaves', async () => {
    const [one, other] = [await createClient(undefined, { vsn }), await createClient(undefined, { vsn })]
    const here = (of: RealtimeClient, key: string) => {
      const channel = of.channel(`square ${vsn}`, { config: { presence: { key } } })
      channel.on('presence', { event: 'sync' }, () => {})
      return channel
    }
    const [mine, theirs] = [here(one, 'ann'), here(other, 'ben')]
    await joinChannel(mine)
    expect(await mine.track({ status: 'at books' })).toBe('ok')
    await joinChannel(theirs)
    await theirs.track({ status: 'at bread' })
    for (const channel of [mine, theirs])
      await vi.waitFor(() =>
        expect(channel.presenceState()).toMatchObject({
          ann: [{ status: 'at books' }],
          ben: [{ status: 'at bread' }],
        }),
      )
    await mine.track({ status: 'at tea' })
    await vi.waitFor(() => expect(theirs.presenceState()).toMatchObject({ ann: [{ status: 'at tea' }] }))
    expect(theirs.presenceState().ann).toHaveLength(1)
    await mine.untrack()
    await vi.waitFor(() => expect(Object.keys(theirs.presenceState())).toEqual(['ben']))
    await other.removeAllChannels()
    await vi.waitFor(() => expect(mine.presenceState()).toEqual({}))
  })

  test('everyone receives changes of publicly visible products and shops', async () => {
    const received = await collectRowChanges(await createClient(undefined, { vsn }), { table: 'products' })
    const shop = await testApp.createShop()
    const created = await shop.merchant.send(calls.createProduct, {
      body: { name: 'Plum jam', price: 4.5, stock: 3 },
    })
    const { id } = created.body.product
    await vi.waitFor(() =>
      expect(received).toMatchObject([
        { eventType: 'INSERT', table: 'products', new: { id, price: 4.5, stock: 3 } },
      ]),
    )
    await testApp.createOrder({ product: { id, shop }, quantity: 2 })
    await vi.waitFor(() => expect(received[1]).toMatchObject({ eventType: 'UPDATE', new: { id, stock: 1 } }))
    await shop.merchant.send(calls.archiveProduct, { params: { id }, body: { archived: true } })
    await vi.waitFor(() => expect(received[2]).toMatchObject({ eventType: 'DELETE', old: { id }, new: {} }))
  })
})

test('bytes are broadcast as bytes', async () => {
  const [one, other] = [await createClient(), await createClient()]
  const received: ArrayBuffer[] = []
  const theirs = other.channel('bytes')
  theirs.on('broadcast', { event: 'raw' }, ({ payload }) => received.push(payload as ArrayBuffer))
  const mine = one.channel('bytes', { config: { broadcast: { ack: true } } })
  await Promise.all([joinChannel(mine), joinChannel(theirs)])
  await mine.send({ type: 'broadcast', event: 'raw', payload: new Uint8Array([0, 1, 255]).buffer })
  await vi.waitFor(() => expect(received.map((bytes) => [...new Uint8Array(bytes)])).toEqual([[0, 1, 255]]))
})

test('a broadcast can also be sent by HTTP', async () => {
  const listening = (await createClient()).channel('post')
  const received: unknown[] = []
  listening.on('broadcast', { event: '*' }, ({ event, payload }) => received.push([event, payload]))
  await joinChannel(listening)
  const unjoined = (await createClient()).channel('post')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await unjoined.send({ type: 'broadcast', event: 'old way', payload: { n: 1 } })).toBe('ok')
  expect(await unjoined.httpSend('new way', { n: 2 })).toEqual({ success: true })
  await vi.waitFor(() =>
    expect(received).toEqual([
      ['old way', { n: 1 }],
      ['new way', { n: 2 }],
    ]),
  )
  const closed = (await createClient()).channel('user:somebody', { config: { private: true } })
  await expect(closed.httpSend('x', { n: 3 })).rejects.toThrow('access to this channel')
  const anonymous = (await connectRealtimeClient(node)).channel('post')
  await expect(anonymous.httpSend('x', { n: 4 })).rejects.toThrow('No valid session')
})

test('a heartbeat gets a reply, and an unreadable frame is ignored', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`)
  const received: unknown[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.once('open', resolve))
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const deep = `{"topic":"realtime:x","event":"presence","payload":{"event":"track","payload":${nested}},"ref":"1"}`
  for (const junk of ['{', '[]', '1', '{"topic":1}', deep]) socket.send(junk)
  socket.send(Buffer.from([3, 255]))
  socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' }))
  socket.send(JSON.stringify({ topic: 'realtime:x', event: 'broadcast', payload: {}, ref: '8' }))
  await vi.waitFor(() =>
    expect(received).toEqual([
      {
        topic: 'phoenix',
        event: 'phx_reply',
        payload: { status: 'ok', response: {} },
        ref: '7',
        join_ref: null,
      },
      {
        topic: 'realtime:x',
        event: 'phx_reply',
        payload: { status: 'error', response: { reason: 'unmatched topic' } },
        ref: '8',
        join_ref: null,
      },
    ]),
  )
  socket.close()
})

test('a client that disconnects before it is authenticated does not become present', async () => {
  const customer = await testApp.createCustomer()
  const own = `user:${customer.id}`
  await disconnectDuringAuth(testApp, node, async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${node.port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`)
    await new Promise((resolve) => socket.once('open', resolve))
    const say = (topic: string, event: string, payload: object) =>
      socket.send(JSON.stringify({ topic: `realtime:${topic}`, event, payload, ref: '1', join_ref: '1' }))
    const config = { presence: { key: 'ghost' } }
    say(own, 'phx_join', { access_token: customer.token, config: { ...config, private: true } })
    say(own, 'presence', { event: 'track', payload: {} })
    say('haunted', 'phx_join', { config })
    say('haunted', 'presence', { event: 'track', payload: {} })
    return socket
  })
  const one = await createClient(customer)
  for (const [topic, isPrivate] of [
    [own, true],
    ['haunted', false],
  ] as const) {
    const channel = one.channel(topic, { config: { private: isPrivate, presence: { key: 'me' } } })
    channel.on('presence', { event: 'sync' }, () => {})
    await joinChannel(channel)
    await channel.track({})
    await vi.waitFor(() => expect(channel.presenceState()).toHaveProperty('me'))
    expect(Object.keys(channel.presenceState())).toEqual(['me'])
  }
})

const buses = {
  'the same memory'() {
    const shared = createLocalBus()
    return [shared, shared] as const
  },
  PostgreSQL: () =>
    [connectPostgresBus(testApp.db, () => {}), connectPostgresBus(testApp.db, () => {})] as const,
}

test.each(Object.entries(buses))('two nodes act as one, connected by %s', async (_, pair) => {
  const [mine, theirs] = pair()
  const [here, there] = [await startInProcessNode(testApp, mine), await startInProcessNode(testApp, theirs)]
  const meet = async (at: InProcessNode, key: string) => {
    const channel = (await createClient(undefined, { at })).channel('far', { config: { presence: { key } } })
    const received: unknown[] = []
    channel.on('broadcast', { event: 'hi' }, ({ payload }) => received.push(payload))
    channel.on('presence', { event: 'sync' }, () => {})
    await joinChannel(channel)
    await channel.track({})
    return { channel, received }
  }
  const [one, other] = [await meet(here, 'here'), await meet(there, 'there')]
  for (const { channel } of [one, other])
    await vi.waitFor(() => expect(Object.keys(channel.presenceState()).sort()).toEqual(['here', 'there']))
  await one.channel.send({ type: 'broadcast', event: 'hi', payload: { from: 'here' } })
  await vi.waitFor(() => expect(other.received).toContainEqual({ from: 'here' }))
  const payload = { text: 'ü'.repeat(50_000) }
  await one.channel.send({ type: 'broadcast', event: 'hi', payload })
  await vi.waitFor(() => expect(other.received.at(-1)).toEqual(payload))
  await Promise.all([mine.close(), theirs.close()])
})
