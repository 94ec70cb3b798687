import { calls } from '@mainstreet/contract/calls.ts'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { collectRowChanges, connectRealtimeClient, joinChannel } from '../clients/realtime-client.ts'
import { startInProcessNode } from '../nodes/in-process-node.ts'
import { createTestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'

const testApp = await createTestApp()
const node = await startInProcessNode(testApp)
const createClient = (user?: TestUser) => connectRealtimeClient(node, user)

describe('authorization of joins', () => {
  test('only the users that its name identifies can join a private channel', async () => {
    const { customer, shop } = await testApp.createOrder({})
    const join = async (user: TestUser | undefined, topic: string) =>
      joinChannel((await createClient(user)).channel(topic, { config: { private: true } })).then(
        () => 'in',
        (error: Error) => error.message,
      )
    const thread = `thread:${shop.id}:${customer.id}`
    expect(await join(customer, `user:${customer.id}`)).toBe('in')
    expect(await join(customer, thread)).toBe('in')
    expect(await join(shop.merchant, thread)).toBe('in')
    expect(await join(shop.merchant, `shop:${shop.id}`)).toBe('in')
    const otherUser = await testApp.createCustomer()
    for (const topic of [thread, `user:${customer.id}`, `shop:${shop.id}`, 'anything'])
      for (const user of [otherUser, undefined]) expect(await join(user, topic)).toMatch(/^Unauthorized/)
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf'])(
    'a private channel named like the inherited property %s is rejected',
    async (name) => {
      const customer = await testApp.createCustomer()
      const topic = `${name}:${customer.id}`
      const subscribing = joinChannel(
        (await createClient(customer)).channel(topic, { config: { private: true } }),
      )
      await expect(subscribing).rejects.toThrow('Unauthorized')
      const { statusCode } = await testApp.app.inject({
        method: 'POST',
        url: '/realtime/v1/api/broadcast',
        headers: { authorization: `Bearer ${customer.token}` },
        payload: { messages: [{ topic, event: 'news', payload: {}, private: true }] },
      })
      expect(statusCode).toBe(403)
    },
  )

  test('a frame whose event is an inherited property does nothing', async () => {
    const one = new WebSocket(`ws://127.0.0.1:${node.port}/realtime/v1/websocket?apikey=x&vsn=2.0.0`)
    const frames: string[] = []
    one.on('message', (data) => void frames.push(String(data)))
    await new Promise((resolve) => one.once('open', resolve))
    const say = (ref: string, event: string, payload = {}) =>
      one.send(JSON.stringify(['1', ref, 'realtime:street', event, payload]))
    say('1', 'phx_join', { config: {} })
    for (const event of ['__proto__', 'constructor', '__defineGetter__', 'valueOf']) say('2', event)
    say('3', 'phx_leave')
    await vi.waitFor(() => expect(frames.join()).toContain('"3","realtime:street","phx_reply"'), 5000)
    expect(frames.join()).not.toContain('Something went wrong')
    one.close()
  })

  test('an invalid token opens no channel', async () => {
    const forged = { ...(await testApp.createCustomer()), token: 'eyJhbGciOiJub25lIn0.e30.' }
    await expect(joinChannel((await createClient(forged)).channel('street'))).rejects.toThrow(
      'InvalidJWTToken',
    )
  })

  test('a channel ends with the session that opened it', async () => {
    const customer = await testApp.createCustomer()
    const one = await createClient(customer)
    const [own, publicChannel] = [
      one.channel(`user:${customer.id}`, { config: { private: true } }),
      one.channel('street'),
    ]
    await Promise.all([joinChannel(own), joinChannel(publicChannel)])
    const orders = await collectRowChanges(one, { table: 'orders' })
    await customer.send(calls.logout)
    await vi.waitFor(() => expect(own.state).toBe('closed'))
    expect(publicChannel.state).toBe('joined')
    expect(orders).toEqual([])
  })

  test('a fresh token keeps a channel open, and a page of another site cannot open one', async () => {
    const customer = await testApp.createCustomer()
    const one = await createClient(customer)
    const own = one.channel(`user:${customer.id}`, { config: { private: true } })
    await joinChannel(own)
    await one.setAuth(customer.token ?? null)
    const rejected = new WebSocket(`ws://127.0.0.1:${node.port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`, {
      origin: 'https://evil.example',
    })
    await expect(new Promise((_, reject) => rejected.once('error', reject))).rejects.toThrow('403')
    expect(own.state).toBe('joined')
  })
})
