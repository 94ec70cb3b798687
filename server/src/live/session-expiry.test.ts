import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { expect, test, vi } from 'vitest'
import { connectSignedInSocket } from '../test/clients/socket-client.ts'
import { startInProcessNode } from '../test/nodes/in-process-node.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const testApp = await createTestApp()
const node = await startInProcessNode(testApp)

/** A user with a real session, whose token lives for an hour. */
async function createMember() {
  const browser = testApp.browser()
  const email = `${randomUUID()}@example.com`
  await browser.auth.signUp({ email, password: 'a long walk in the sun' })
  const [mail] = await testApp.readMailsTo(email)
  const code = (await browser.followLink(mail?.link ?? '')).searchParams.get('code') ?? ''
  const { data } = await browser.auth.exchangeCodeForSession(code)
  const asUser = (token: string | undefined): TestUser => ({
    ...testApp.withToken(token ?? ''),
    id: data.session?.user.id ?? '',
  })
  return {
    user: asUser(data.session?.access_token),
    async renewed() {
      const { data: fresh } = await browser.auth.refreshSession()
      return asUser(fresh.session?.access_token)
    },
  }
}

/** Other clients, which a sequential check would look at first. */
async function createClients(many: number) {
  const users = await Promise.all(Array.from({ length: 10 }, () => testApp.createCustomer()))
  return Promise.all(
    Array.from({ length: many }, (_, index) =>
      connectSignedInSocket(node, users[index % users.length] ?? testApp.anonymous, { userType: 'customer' }),
    ),
  )
}

function joined(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      else if (status !== 'CLOSED') reject(error ?? new Error(status))
    })
  })
}

test('a token that expires during a chat closes what it opened, and its successor misses nothing', async () => {
  const { user, renewed } = await createMember()
  const product = await testApp.createProduct()
  const { shop } = product
  const clients = await createClients(300)
  const key = { shop_id: shop.id, customer_id: user.id }
  await user.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
  const client = await connectSignedInSocket(node, user, { userType: 'customer' }, { ...key, after: 0 })
  await client.waitForFrame('message_received', { message: { seq: 1 } })

  const realtime = new RealtimeClient(`ws://127.0.0.1:${node.port}/realtime/v1`, { params: { apikey: 'x' } })
  await realtime.setAuth(user.token ?? null)
  const own = realtime.channel(`user:${user.id}`, { config: { private: true } })
  const rows = realtime.channel('rows')
  const orders: string[] = []
  rows.on('postgres_changes', { event: '*', schema: 'public', table: 'orders' }, ({ eventType }) =>
    orders.push(eventType),
  )
  await Promise.all([joined(own), joined(rows)])

  testApp.clock.now = new Date(Date.now() + 61 * minuteMs)
  expect(await client.closed).toBe(closeCodes.sessionEnded)
  await vi.waitFor(() => expect(own.state).toBe('closed'))
  expect(rows.state).toBe('joined')
  // their tokens last for days
  expect(clients.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(clients.length)
  for (const { disconnect } of clients) disconnect()
  await shop.merchant.send(calls.sendMessage, { body: { ...key, message: 'While you were out' } })
  expect((await user.send(calls.listThreads)).status).toBe(401)

  const again = await renewed()
  const back = await connectSignedInSocket(node, again, { userType: 'customer' }, { ...key, after: 1 })
  await back.waitForFrame('message_received', { message: { message: 'While you were out' } })
  await shop.merchant.send(calls.sendMessage, { body: { ...key, message: 'Welcome back' } })
  await back.waitForFrame('message_received', { message: { message: 'Welcome back' } })
  expect(back.getThreadSeqs()).toEqual([2, 3])

  await realtime.setAuth(again.token ?? null)
  await joined(realtime.channel(`user:${user.id}`, { config: { private: true } }))
  await testApp.createOrder({ customer: again, product })
  await vi.waitFor(() => expect(orders).toContain('INSERT'))
  await realtime.removeAllChannels()
  realtime.disconnect()
  back.disconnect()
})

test('a token that is renewed in time keeps both transports open beyond the first one', async () => {
  testApp.clock.now = undefined
  const { user, renewed } = await createMember()
  const { user: other } = await createMember()
  const client = await connectSignedInSocket(node, user, { userType: 'customer' })
  const unrenewed = await connectSignedInSocket(node, other, { userType: 'customer' })
  const realtime = new RealtimeClient(`ws://127.0.0.1:${node.port}/realtime/v1`, { params: { apikey: 'x' } })
  await realtime.setAuth(user.token ?? null)
  const own = realtime.channel(`user:${user.id}`, { config: { private: true } })
  await joined(own)

  testApp.clock.now = new Date(Date.now() + 50 * minuteMs)
  const again = await renewed()
  client.send({ type: 'auth', userId: again.id, userType: 'customer', token: again.token ?? '' })
  await vi.waitFor(() => expect(client.framesOfType('auth_success')).toHaveLength(2))
  await realtime.setAuth(again.token ?? null)
  // a new token is not acknowledged, but frames are handled in order
  await joined(realtime.channel('after the new token'))
  testApp.clock.now = new Date(Date.now() + 70 * minuteMs)
  // its token expires after the first one
  expect(await unrenewed.closed).toBe(closeCodes.sessionEnded)
  client.send({ type: 'ping' })
  await client.waitForFrame('pong')
  expect(own.state).toBe('joined')
  await realtime.removeAllChannels()
  realtime.disconnect()
  client.disconnect()
})
