import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { expect, test, vi } from 'vitest'
import { openGuest } from '../test/clients/socket-client.ts'
import { startNode } from '../test/nodes/in-process-node.ts'
import { type Person, startTown } from '../test/setup/test-app.ts'

const town = await startTown()
const node = await startNode(town)
const minuteMs = 60_000

/** Somebody with a real session: its token lives for an hour. */
async function aMember() {
  const browser = town.browser()
  const email = `${randomUUID()}@example.com`
  await browser.auth.signUp({ email, password: 'a long walk in the sun' })
  const [mail] = await town.mailsTo(email)
  const code = (await browser.open(mail?.link ?? '')).searchParams.get('code') ?? ''
  const { data } = await browser.auth.exchangeCodeForSession(code)
  const asPerson = (token: string | undefined): Person => ({
    ...town.as(token ?? ''),
    id: data.session?.user.id ?? '',
  })
  return {
    person: asPerson(data.session?.access_token),
    async renewed() {
      const { data: fresh } = await browser.auth.refreshSession()
      return asPerson(fresh.session?.access_token)
    },
  }
}

/** Who would be looked at first, if everybody had to be. */
async function aCrowd(many: number) {
  const people = await Promise.all(Array.from({ length: 10 }, () => town.aCustomer()))
  return Promise.all(
    Array.from({ length: many }, (_, at) =>
      openGuest(node, people[at % people.length] ?? town.nobody, { userType: 'customer' }),
    ),
  )
}

function joined(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, fault) => {
      if (status === 'SUBSCRIBED') resolve()
      else if (status !== 'CLOSED') reject(fault ?? new Error(status))
    })
  })
}

test('a token that runs out in the middle of a talk ends what it opened, and its successor misses nothing', async () => {
  const { person, renewed } = await aMember()
  const product = await town.aProduct()
  const { shop } = product
  const crowd = await aCrowd(300)
  const key = { shop_id: shop.id, customer_id: person.id }
  await person.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
  const guest = await openGuest(node, person, { userType: 'customer' }, { ...key, after: 0 })
  await guest.next('message_received', { message: { seq: 1 } })

  const realtime = new RealtimeClient(`ws://127.0.0.1:${node.port}/realtime/v1`, { params: { apikey: 'x' } })
  await realtime.setAuth(person.token ?? null)
  const own = realtime.channel(`user:${person.id}`, { config: { private: true } })
  const rows = realtime.channel('rows')
  const orders: string[] = []
  rows.on('postgres_changes', { event: '*', schema: 'public', table: 'orders' }, ({ eventType }) =>
    orders.push(eventType),
  )
  await Promise.all([joined(own), joined(rows)])

  town.clock.now = new Date(Date.now() + 61 * minuteMs)
  expect(await guest.closed).toBe(closing.sessionOver)
  await vi.waitFor(() => expect(own.state).toBe('closed'))
  expect(rows.state).toBe('joined')
  // their tokens last for days
  expect(crowd.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(crowd.length)
  for (const { leave } of crowd) leave()
  await shop.merchant.send(calls.sendMessage, { body: { ...key, message: 'While you were out' } })
  expect((await person.send(calls.listThreads)).status).toBe(401)

  const again = await renewed()
  const back = await openGuest(node, again, { userType: 'customer' }, { ...key, after: 1 })
  await back.next('message_received', { message: { message: 'While you were out' } })
  await shop.merchant.send(calls.sendMessage, { body: { ...key, message: 'Welcome back' } })
  await back.next('message_received', { message: { message: 'Welcome back' } })
  expect(back.thread()).toEqual([2, 3])

  await realtime.setAuth(again.token ?? null)
  await joined(realtime.channel(`user:${person.id}`, { config: { private: true } }))
  await town.anOrder({ customer: again, product })
  await vi.waitFor(() => expect(orders).toContain('INSERT'))
  await realtime.removeAllChannels()
  realtime.disconnect()
  back.leave()
})

test('a token that is renewed in time keeps both transports open beyond the first one', async () => {
  town.clock.now = undefined
  const { person, renewed } = await aMember()
  const { person: other } = await aMember()
  const guest = await openGuest(node, person, { userType: 'customer' })
  const unrenewed = await openGuest(node, other, { userType: 'customer' })
  const realtime = new RealtimeClient(`ws://127.0.0.1:${node.port}/realtime/v1`, { params: { apikey: 'x' } })
  await realtime.setAuth(person.token ?? null)
  const own = realtime.channel(`user:${person.id}`, { config: { private: true } })
  await joined(own)

  town.clock.now = new Date(Date.now() + 50 * minuteMs)
  const again = await renewed()
  guest.say({ type: 'auth', userId: again.id, userType: 'customer', token: again.token ?? '' })
  await vi.waitFor(() => expect(guest.of('auth_success')).toHaveLength(2))
  await realtime.setAuth(again.token ?? null)
  town.clock.now = new Date(Date.now() + 70 * minuteMs)
  // its token runs out after the first one
  expect(await unrenewed.closed).toBe(closing.sessionOver)
  guest.say({ type: 'ping' })
  await guest.next('pong')
  expect(own.state).toBe('joined')
  await realtime.removeAllChannels()
  realtime.disconnect()
  guest.leave()
})
