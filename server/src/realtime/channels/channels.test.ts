import { calls } from '@mainstreet/contract/calls.ts'
import { type RealtimeChannel, type RealtimeChannelOptions, RealtimeClient } from '@supabase/realtime-js'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openLocalBus } from '../../platform/bus.ts'
import { openPostgresBus } from '../../platform/bus-postgres.ts'
import { type Person, startTown, type Town } from '../../test/harness.ts'
import { type Node, startNode } from '../../test/live-node.ts'
import { leaveWhileAsked } from '../../test/slow-door.ts'

let town: Town
let node: Node
beforeAll(async () => {
  town = await startTown()
  node = await startNode(town)
})

const clients: RealtimeClient[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) {
    await client.removeAllChannels()
    client.disconnect()
  }
})

/** The real client, as a browser uses it; of somebody, or of nobody. */
async function client(who?: Person, { vsn = '2.0.0', at = node }: { vsn?: string; at?: Node } = {}) {
  const one = new RealtimeClient(`ws://127.0.0.1:${at.port}/realtime/v1`, {
    params: { apikey: 'public' },
    vsn,
  })
  clients.push(one)
  if (who) await one.setAuth(who.token ?? null)
  return one
}

function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, fault) => {
      if (status === 'SUBSCRIBED') resolve(channel)
      else if (status !== 'CLOSED') reject(fault ?? new Error(status))
    })
  })
}

type Row = { eventType: string; table: string; new: Record<string, unknown>; old: Record<string, unknown> }
type Wish = { table?: string; event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'; filter?: string }

async function rowsOf(of: RealtimeClient, wish: Wish) {
  const heard: Row[] = []
  const listening = of.channel(`rows ${Math.random()}`)
  listening.on('postgres_changes', { event: '*', schema: 'public', ...wish } as never, (row: Row) =>
    heard.push(row),
  )
  await joined(listening)
  return heard
}

describe.each(['1.0.0', '2.0.0'])('in the serializer %s', (vsn) => {
  test('a broadcast reaches the others, and the sender only when it asks', async () => {
    const [one, other] = [await client(undefined, { vsn }), await client(undefined, { vsn })]
    const room = (of: RealtimeClient, config: RealtimeChannelOptions['config']) => {
      const heard: unknown[] = []
      const channel = of.channel(`room ${vsn}`, { config })
      channel.on('broadcast', { event: 'wave' }, ({ payload }) => heard.push(payload))
      return { channel, heard }
    }
    const [mine, theirs] = [
      room(one, { broadcast: { ack: true } }),
      room(other, { broadcast: { self: true } }),
    ]
    await Promise.all([joined(mine.channel), joined(theirs.channel)])
    const sent = await mine.channel.send({ type: 'broadcast', event: 'wave', payload: { to: 'Zoë 🎉' } })
    expect(sent).toBe('ok')
    await vi.waitFor(() => expect(theirs.heard).toEqual([{ to: 'Zoë 🎉' }]))
    await theirs.channel.send({ type: 'broadcast', event: 'wave', payload: { back: 1 } })
    await vi.waitFor(() => expect(theirs.heard).toHaveLength(2))
    await vi.waitFor(() => expect(mine.heard).toEqual([{ back: 1 }]))
  })

  test('everybody sees who is there, who comes and who goes', async () => {
    const [one, other] = [await client(undefined, { vsn }), await client(undefined, { vsn })]
    const here = (of: RealtimeClient, key: string) => {
      const channel = of.channel(`square ${vsn}`, { config: { presence: { key } } })
      channel.on('presence', { event: 'sync' }, () => {})
      return channel
    }
    const [mine, theirs] = [here(one, 'ann'), here(other, 'ben')]
    await joined(mine)
    expect(await mine.track({ looks: 'at books' })).toBe('ok')
    await joined(theirs)
    await theirs.track({ looks: 'at bread' })
    for (const channel of [mine, theirs])
      await vi.waitFor(() =>
        expect(channel.presenceState()).toMatchObject({
          ann: [{ looks: 'at books' }],
          ben: [{ looks: 'at bread' }],
        }),
      )
    await mine.track({ looks: 'at tea' })
    await vi.waitFor(() => expect(theirs.presenceState()).toMatchObject({ ann: [{ looks: 'at tea' }] }))
    expect(theirs.presenceState().ann).toHaveLength(1)
    await mine.untrack()
    await vi.waitFor(() => expect(Object.keys(theirs.presenceState())).toEqual(['ben']))
    await other.removeAllChannels()
    await vi.waitFor(() => expect(mine.presenceState()).toEqual({}))
  })

  test('the public hears of products and shops that it may see', async () => {
    const heard = await rowsOf(await client(undefined, { vsn }), { table: 'products' })
    const shop = await town.aShop()
    const made = await shop.merchant.send(calls.createProduct, {
      body: { name: 'Plum jam', price: 4.5, stock: 3 },
    })
    const { id } = made.body.product
    await vi.waitFor(() =>
      expect(heard).toMatchObject([
        { eventType: 'INSERT', table: 'products', new: { id, price: 4.5, stock: 3 } },
      ]),
    )
    await town.anOrder({ product: { id, shop }, quantity: 2 })
    await vi.waitFor(() => expect(heard[1]).toMatchObject({ eventType: 'UPDATE', new: { id, stock: 1 } }))
    await shop.merchant.send(calls.archiveProduct, { params: { id }, body: { archived: true } })
    await vi.waitFor(() => expect(heard[2]).toMatchObject({ eventType: 'DELETE', old: { id }, new: {} }))
  })
})

test('bytes are broadcast as bytes', async () => {
  const [one, other] = [await client(), await client()]
  const heard: ArrayBuffer[] = []
  const theirs = other.channel('bytes')
  theirs.on('broadcast', { event: 'raw' }, ({ payload }) => heard.push(payload as ArrayBuffer))
  const mine = one.channel('bytes', { config: { broadcast: { ack: true } } })
  await Promise.all([joined(mine), joined(theirs)])
  await mine.send({ type: 'broadcast', event: 'raw', payload: new Uint8Array([0, 1, 255]).buffer })
  await vi.waitFor(() => expect(heard.map((bytes) => [...new Uint8Array(bytes)])).toEqual([[0, 1, 255]]))
})

test('a broadcast also comes by a call', async () => {
  const listening = (await client()).channel('post')
  const heard: unknown[] = []
  listening.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]))
  await joined(listening)
  const unjoined = (await client()).channel('post')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await unjoined.send({ type: 'broadcast', event: 'old way', payload: { n: 1 } })).toBe('ok')
  expect(await unjoined.httpSend('new way', { n: 2 })).toEqual({ success: true })
  await vi.waitFor(() =>
    expect(heard).toEqual([
      ['old way', { n: 1 }],
      ['new way', { n: 2 }],
    ]),
  )
  const closed = (await client()).channel('user:somebody', { config: { private: true } })
  await expect(closed.httpSend('x', { n: 3 })).rejects.toThrow('No valid session')
})

describe('rows', () => {
  test('are heard of by filter', async () => {
    const shop = await town.aShop()
    const [cheap, dear] = [
      await town.aProduct({ shop, price_cents: 300 }),
      await town.aProduct({ shop, price_cents: 9000 }),
    ]
    const one = await client()
    const byId = await rowsOf(one, { table: 'products', filter: `id=eq.${cheap.id}` })
    const byPrice = await rowsOf(one, { table: 'products', filter: 'price=gte.50' })
    const byShop = await rowsOf(one, { table: 'products', filter: `shop_id=in.(${shop.id},${shop.id})` })
    const news = await rowsOf(one, { table: 'products', event: 'INSERT' })
    for (const { id } of [cheap, dear])
      await shop.merchant.send(calls.updateProduct, { params: { id }, body: { description: 'New' } })
    await vi.waitFor(() => expect(byShop).toHaveLength(2))
    expect(byId.map((row) => row.new.id)).toEqual([cheap.id])
    expect(byPrice.map((row) => row.new.id)).toEqual([dear.id])
    expect(news).toEqual([])
    await shop.merchant.send(calls.deleteProduct, { params: { id: dear.id } })
    await vi.waitFor(() => expect(byShop[2]).toMatchObject({ eventType: 'DELETE', old: { id: dear.id } }))
  })

  test('of a shop are its own until it is approved, and gone when it is suspended', async () => {
    const shop = await town.aShop({ status: 'pending_approval', name: 'Soon' })
    const [owner, public_] = [await client(shop.merchant), await client()]
    const [mine, all] = [await rowsOf(owner, { table: 'shops' }), await rowsOf(public_, { table: 'shops' })]
    const secret = await rowsOf(public_, { table: 'products' })
    await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { about_shop: 'Tea' } })
    await shop.merchant.send(calls.createProduct, { body: { name: 'Secret tea', price: 1 } })
    await vi.waitFor(() =>
      expect(mine).toMatchObject([{ new: { about_shop: 'Tea', status: 'pending_approval' } }]),
    )
    const admin = await town.anAdmin()
    await admin.send(calls.approveShop, { params: { id: shop.id } })
    await vi.waitFor(() =>
      expect(all).toMatchObject([{ eventType: 'UPDATE', new: { name: 'Soon', status: 'approved' } }]),
    )
    await admin.send(calls.rejectShop, { params: { id: shop.id }, body: { reason: 'Mould' } })
    await vi.waitFor(() => expect(all[1]).toMatchObject({ eventType: 'DELETE', old: { id: shop.id } }))
    expect(JSON.stringify([all, secret])).not.toContain('Mould')
    expect(secret).toEqual([])
  })

  test('of orders are for the customer and the shop alone', async () => {
    const [customer, product] = [await town.aCustomer(), await town.aProduct()]
    const people = [customer, product.shop.merchant, await town.aCustomer(), undefined]
    const [mine, theirs, strangers, nobodys] = await Promise.all(
      people.map(async (who) => rowsOf(await client(who), { table: 'orders' })),
    )
    const { order } = await town.anOrder({ customer, product })
    for (const heard of [mine, theirs]) await vi.waitFor(() => expect(heard).toHaveLength(1))
    await product.shop.merchant.send(calls.markReady, { params: { id: order.id } })
    for (const heard of [mine, theirs]) {
      await vi.waitFor(() => expect(heard).toHaveLength(2))
      expect(heard).toMatchObject([
        { eventType: 'INSERT', new: { id: order.id, status: 'reserved', total_amount: 12, ready_at: null } },
        { eventType: 'UPDATE', new: { id: order.id, ready_at: expect.any(String) } },
      ])
      expect(JSON.stringify(heard)).not.toContain(order.pickup_code)
    }
    expect([strangers, nobodys]).toEqual([[], []])
  })

  test('of every shop and every order are for an admin', async () => {
    const admin = await client(await town.anAdmin())
    const shops = await rowsOf(admin, { table: 'shops' })
    const orders = await rowsOf(admin, { table: 'orders' })
    const shop = await town.aShop({ status: 'pending_approval' })
    await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { about_shop: 'Tea' } })
    await vi.waitFor(() =>
      expect(shops).toContainEqual(
        expect.objectContaining({
          new: expect.objectContaining({ id: shop.id, status: 'pending_approval' }),
        }),
      ),
    )
    const { order } = await town.anOrder()
    await vi.waitFor(() => expect(orders.map((row) => row.new.id)).toContain(order.id))
  })

  test('that nobody knows, or a filter that nobody understands, are said to be so', async () => {
    const channel = (await client()).channel('strange')
    const system: unknown[] = []
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'users' }, () => {})
    channel.on('system', {}, (said) => system.push(said))
    await joined(channel)
    await vi.waitFor(() => expect(system).toMatchObject([{ status: 'error', extension: 'postgres_changes' }]))
  })
})

describe('who may join', () => {
  test('a private channel is for those whom its name names', async () => {
    const { customer, shop } = await town.anOrder({})
    const join = async (who: Person | undefined, topic: string) =>
      joined((await client(who)).channel(topic, { config: { private: true } })).then(
        () => 'in',
        (fault: Error) => fault.message,
      )
    const thread = `thread:${shop.id}:${customer.id}`
    expect(await join(customer, `user:${customer.id}`)).toBe('in')
    expect(await join(customer, thread)).toBe('in')
    expect(await join(shop.merchant, thread)).toBe('in')
    expect(await join(shop.merchant, `shop:${shop.id}`)).toBe('in')
    const stranger = await town.aCustomer()
    for (const topic of [thread, `user:${customer.id}`, `shop:${shop.id}`, 'anything'])
      for (const who of [stranger, undefined]) expect(await join(who, topic)).toMatch(/^Unauthorized/)
  })

  test('a token that proves nothing opens no channel', async () => {
    const forged = { ...(await town.aCustomer()), token: 'eyJhbGciOiJub25lIn0.e30.' }
    await expect(joined((await client(forged)).channel('street'))).rejects.toThrow('InvalidJWTToken')
  })

  test('a channel ends with the session that it was opened with', async () => {
    const customer = await town.aCustomer()
    const one = await client(customer)
    const [own, street] = [
      one.channel(`user:${customer.id}`, { config: { private: true } }),
      one.channel('street'),
    ]
    await Promise.all([joined(own), joined(street)])
    const orders = await rowsOf(one, { table: 'orders' })
    await customer.send(calls.logout)
    await vi.waitFor(() => expect(own.state).toBe('closed'), 5000)
    expect(street.state).toBe('joined')
    expect(orders).toEqual([])
  })

  test('a fresh token keeps it open, another page of another site does not open it', async () => {
    const customer = await town.aCustomer()
    const one = await client(customer)
    const own = one.channel(`user:${customer.id}`, { config: { private: true } })
    await joined(own)
    await one.setAuth(customer.token ?? null)
    const refused = new WebSocket(`ws://127.0.0.1:${node.port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`, {
      origin: 'https://evil.example',
    })
    await expect(new Promise((_, reject) => refused.once('error', reject))).rejects.toThrow('403')
    expect(own.state).toBe('joined')
  })
})

test('a heartbeat is answered, and what cannot be read is passed over', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`)
  const heard: unknown[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.once('open', resolve))
  for (const junk of ['{', '[]', '1', '{"topic":1}']) socket.send(junk)
  socket.send(Buffer.from([3, 255]))
  socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' }))
  socket.send(JSON.stringify({ topic: 'realtime:x', event: 'broadcast', payload: {}, ref: '8' }))
  await vi.waitFor(() =>
    expect(heard).toEqual([
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

test('who has gone before it was known who they are is nowhere', async () => {
  const customer = await town.aCustomer()
  const own = `user:${customer.id}`
  await leaveWhileAsked(town, node, async () => {
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
  const one = await client(customer)
  for (const [topic, isPrivate] of [
    [own, true],
    ['haunted', false],
  ] as const) {
    const channel = one.channel(topic, { config: { private: isPrivate, presence: { key: 'me' } } })
    channel.on('presence', { event: 'sync' }, () => {})
    await joined(channel)
    await channel.track({})
    await vi.waitFor(() => expect(channel.presenceState()).toHaveProperty('me'))
    expect(Object.keys(channel.presenceState())).toEqual(['me'])
  }
})

const buses = {
  'the same memory'() {
    const shared = openLocalBus()
    return [shared, shared] as const
  },
  PostgreSQL: () => [openPostgresBus(town.db, () => {}), openPostgresBus(town.db, () => {})] as const,
}

test.each(Object.entries(buses))('two nodes are one street, by %s', async (_, pair) => {
  const [mine, theirs] = pair()
  const [here, there] = [await startNode(town, mine), await startNode(town, theirs)]
  const meet = async (at: Node, key: string) => {
    const channel = (await client(undefined, { at })).channel('far', { config: { presence: { key } } })
    const heard: unknown[] = []
    channel.on('broadcast', { event: 'hi' }, ({ payload }) => heard.push(payload))
    channel.on('presence', { event: 'sync' }, () => {})
    await joined(channel)
    await channel.track({})
    return { channel, heard }
  }
  const [one, other] = [await meet(here, 'here'), await meet(there, 'there')]
  for (const { channel } of [one, other])
    await vi.waitFor(() => expect(Object.keys(channel.presenceState()).sort()).toEqual(['here', 'there']))
  await one.channel.send({ type: 'broadcast', event: 'hi', payload: { from: 'here' } })
  await vi.waitFor(() => expect(other.heard).toEqual([{ from: 'here' }]))
  const letter = { text: 'ü'.repeat(50_000) }
  await one.channel.send({ type: 'broadcast', event: 'hi', payload: letter })
  await vi.waitFor(() => expect(other.heard).toEqual([{ from: 'here' }, letter]))
  await Promise.all([mine.close(), theirs.close()])
})
