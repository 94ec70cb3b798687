import { randomUUID } from 'node:crypto'
import { broadcastRates, socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import { RealtimeClient } from '@supabase/realtime-js'
import { SignJWT } from 'jose'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { connectRealtimeClient, joinChannel } from '../clients/realtime-client.ts'
import { startInProcessNode } from '../nodes/in-process-node.ts'
import { createTestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'

const jwtSecret = 'the secret that service keys are signed with'
const env = {
  AUTH_TRUSTED_JWT_SECRET: jwtSecret,
  REALTIME_SHARED_TOPICS: 'club-*, town.square',
  CLIENT_ORIGINS: 'https://app.example',
}
const testApp = await createTestApp({ env })
const node = await startInProcessNode(testApp, undefined, env)
const createClient = (user?: TestUser) => connectRealtimeClient(node, user)

const signToken = (role: string, secret = jwtSecret) =>
  new SignJWT({ role, sub: '1234567890' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 h')
    .sign(new TextEncoder().encode(secret))

/** A client that sends this token with each channel. */
async function createTokenClient(token: string) {
  const client = new RealtimeClient(`ws://127.0.0.1:${node.port}/realtime/v1`, {
    params: { apikey: 'public' },
  })
  onTestFinished(async () => {
    await client.removeAllChannels()
    client.disconnect()
  })
  await client.setAuth(token)
  return client
}

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown]

/** A socket without any client library. */
async function openSocket(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}/realtime/v1/websocket?apikey=x&vsn=2.0.0`, {
    headers,
  })
  onTestFinished(() => socket.terminate())
  const frames: Frame[] = []
  socket.on('message', (data) => void frames.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  let count = 0
  return async (topic: string, event: string, payload: object = {}) => {
    count += 1
    const ref = String(count)
    socket.send(JSON.stringify(['1', ref, `realtime:${topic}`, event, payload]))
    await vi.waitFor(() => expect(frames.some(([, one]) => one === ref)).toBe(true))
    return frames.find(([, one]) => one === ref)?.[4]
  }
}

const unauthorized = { status: 'error', response: { reason: expect.stringMatching(/^Unauthorized/) } }

describe('an anonymous socket', () => {
  test('cannot broadcast or appear in presence, and can listen', async () => {
    const listener = (await createClient(await testApp.createCustomer())).channel('street')
    const received: unknown[] = []
    listener.on('broadcast', { event: '*' }, ({ event }) => received.push(event))
    listener.on('presence', { event: 'sync' }, () => {})
    await joinChannel(listener)

    const send = await openSocket()
    expect(await send('street', 'phx_join', { config: {} })).toMatchObject({ status: 'ok' })
    expect(
      await send('street', 'broadcast', { type: 'broadcast', event: 'spam', payload: {} }),
    ).toMatchObject(unauthorized)
    expect(await send('street', 'presence', { event: 'track', payload: { spam: true } })).toMatchObject(
      unauthorized,
    )
    const neighbor = (await createClient(await testApp.createCustomer())).channel('street')
    await joinChannel(neighbor)
    await neighbor.send({ type: 'broadcast', event: 'hello', payload: {} })
    await vi.waitFor(() => expect(received).toEqual(['hello']))
    expect(listener.presenceState()).toEqual({})
  })

  test('joins fewer channels than a signed-in one', async () => {
    const { maxAnonymousChannels } = socketServerLimits
    const send = await openSocket()
    const join = (count: number) => send(`street ${count}`, 'phx_join', { config: {} })
    for (let count = 0; count < maxAnonymousChannels; count++)
      expect(await join(count)).toMatchObject({ status: 'ok' })
    expect(await join(maxAnonymousChannels)).toMatchObject({
      status: 'error',
      response: { reason: expect.stringMatching(/^ChannelRateLimitReached/) },
    })
    const { token } = await testApp.createCustomer()
    const signedIn = await openSocket()
    for (let count = 0; count <= maxAnonymousChannels; count++)
      expect(
        await signedIn(`street ${count}`, 'phx_join', { config: {}, access_token: token }),
      ).toMatchObject({
        status: 'ok',
      })
  })

  test('may send where a setting allows it', async () => {
    const trusting = await startInProcessNode(testApp, undefined, { ...env, REALTIME_ANONYMOUS_SEND: 'on' })
    const [one, other] = [await connectRealtimeClient(trusting), await connectRealtimeClient(trusting)]
    const received: unknown[] = []
    const theirs = other.channel('open street')
    theirs.on('broadcast', { event: 'wave' }, ({ payload }) => received.push(payload))
    const mine = one.channel('open street', { config: { broadcast: { ack: true } } })
    await Promise.all([joinChannel(mine), joinChannel(theirs)])
    expect(await mine.send({ type: 'broadcast', event: 'wave', payload: { n: 1 } })).toBe('ok')
    await vi.waitFor(() => expect(received).toEqual([{ n: 1 }]))
  })
})

test('what a client shows of itself in presence is small', async () => {
  const channel = (await createClient(await testApp.createCustomer())).channel('square')
  channel.on('presence', { event: 'sync' }, () => {})
  await joinChannel(channel)
  const { maxPresenceBytes } = socketServerLimits
  expect(await channel.track({ text: 'x'.repeat(maxPresenceBytes) })).toBe('error')
  expect(channel.presenceState()).toEqual({})
  expect(await channel.track({ text: 'x'.repeat(maxPresenceBytes - 100) })).toBe('ok')
})

describe('a broadcast by HTTP', () => {
  const post = (headers: Record<string, string> = {}) =>
    testApp.app.inject({
      method: 'POST',
      url: '/realtime/v1/api/broadcast',
      headers,
      payload: { messages: [{ topic: 'street', event: 'news', payload: {} }] },
    })

  test('needs a signed-in user or a service', async () => {
    const { token = '' } = await testApp.createCustomer()
    const bearer = (value: string) => ({ authorization: `Bearer ${value}` })
    expect((await post()).statusCode).toBe(401)
    expect((await post(bearer(await signToken('anon')))).statusCode).toBe(401)
    expect((await post(bearer(token))).statusCode).toBe(202)
    expect((await post(bearer(await signToken('service_role')))).statusCode).toBe(202)
  })

  test('is limited per account, whatever its address', async () => {
    const { token } = await testApp.createCustomer()
    const send = (count: number) =>
      testApp.app.inject({
        method: 'POST',
        url: '/realtime/v1/api/broadcast/street/events/news',
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: `198.51.100.${count % 250}`,
        payload: {},
      })
    for (let count = 0; count < broadcastRates.perAccount; count++)
      expect((await send(count)).statusCode).toBe(202)
    expect((await send(1)).statusCode).toBe(429)
  })
})

describe('private topics', () => {
  const join = async (client: Promise<RealtimeClient>, topic: string) =>
    joinChannel((await client).channel(topic, { config: { private: true } })).then(
      () => 'in',
      (error: Error) => error.message,
    )

  test('that a setting shares are open to every signed-in user, and to nobody else', async () => {
    const user = await testApp.createCustomer()
    for (const topic of ['club-42', 'club-', 'town.square']) {
      expect(await join(createClient(user), topic)).toBe('in')
      expect(await join(createClient(), topic)).toMatch(/^Unauthorized/)
    }
    for (const topic of ['my club-42', 'townXsquare', `user:${randomUUID()}`, 'club'])
      expect(await join(createClient(user), topic)).toMatch(/^Unauthorized/)
  })

  test('of the marketplace are never shared', async () => {
    const open = await startInProcessNode(testApp, undefined, { ...env, REALTIME_SHARED_TOPICS: '*' })
    const user = await testApp.createCustomer()
    const client = () => connectRealtimeClient(open, user)
    expect(await join(client(), 'anything')).toBe('in')
    for (const kind of ['user', 'shop', 'thread'])
      expect(await join(client(), `${kind}:${randomUUID()}`)).toMatch(/^Unauthorized/)
  })

  test('that are shared are open to a service, and those of the marketplace are not', async () => {
    expect(await join(createTokenClient(await signToken('service_role')), 'club-1')).toBe('in')
    expect(await join(createTokenClient(await signToken('anon')), 'club-1')).toMatch(/^Unauthorized/)
    const owner = await testApp.createCustomer()
    const service = createTokenClient(await signToken('service_role'))
    expect(await join(service, `user:${owner.id}`)).toMatch(/^Unauthorized/)
  })
})

test('a trusted token without a user joins a public channel; a forged one joins none', async () => {
  await joinChannel((await createTokenClient(await signToken('anon'))).channel('street'))
  const forged = await createTokenClient(await signToken('anon', `${jwtSecret}?`))
  await expect(joinChannel(forged.channel('street'))).rejects.toThrow('InvalidJWTToken')
})

test('pages of an allowed origin may open a socket, and pages of others may not', async () => {
  await openSocket({ origin: 'https://app.example' })
  await expect(openSocket({ origin: 'https://evil.example' })).rejects.toThrow('403')
})

test('one address can open only so many sockets', async () => {
  const limited = await startInProcessNode(testApp, undefined, {
    ...env,
    CALL_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
  })
  const sockets: WebSocket[] = []
  onTestFinished(() => sockets.forEach((socket) => void socket.terminate()))
  const open = (address: string) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${limited.port}/realtime/v1/websocket?apikey=x`, {
        headers: { 'x-forwarded-for': address },
      })
      sockets.push(socket)
      socket.once('open', () => resolve(socket))
      socket.once('error', reject)
    })
  for (let count = 0; count < socketServerLimits.maxSocketsPerAddress; count++)
    await open(`2001:db8:1:1::${count.toString(16)}`)
  await expect(open('2001:db8:1:1:ffff::1')).rejects.toThrow('429')
  await open('2001:db8:1:2::1')
  sockets[0]?.terminate()
  await vi.waitFor(() => open('2001:db8:1:1::1'))
})
