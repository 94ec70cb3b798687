import type { Agent } from 'node:http'
import { calls } from '@mainstreet/contract/calls.ts'
import { callRates } from '@mainstreet/contract/http-limits.ts'
import { isPgbouncerInstalled, startPgbouncer } from '@mainstreet/platform/test/pgbouncer.ts'
import { redisSkipReason, startRedisServer } from '@mainstreet/platform/test/redis-server.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { RealtimeClient } from '@supabase/realtime-js'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { joinChannel } from '../test/clients/realtime-client.ts'
import { connectSignedInSocket } from '../test/clients/socket-client.ts'
import { createFolder } from '../test/faults/outage-fixture.ts'
import { createRemoteUsers } from '../test/nodes/remote-users.ts'
import { startServerProcess } from '../test/nodes/server-process.ts'
import { connectToBoth, type WorkerConnection } from '../test/nodes/worker-connections.ts'
import { createFactories } from '../test/setup/factories.ts'

async function startTwoWorkers(getEnv: (databaseUrl: string) => Promise<Record<string, string>>) {
  const { url, open } = await createTestDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: createFolder(), WORKERS: '2', ...(await getEnv(url)) }
  const server = await startServerProcess(env)
  const { address } = server
  const town = createFactories(
    open(),
    createRemoteUsers(() => address),
  )
  return { server, address, port: Number(new URL(address).port), town, workers: await connectToBoth(address) }
}

const ways = [
  { way: 'NOTIFY', skipReason: undefined, getEnv: async () => ({}) },
  {
    way: 'Redis',
    skipReason: redisSkipReason,
    getEnv: async () => ({ REDIS_URL: (await startRedisServer()).url }),
  },
  {
    way: 'NOTIFY beside a transaction pooler',
    skipReason: isPgbouncerInstalled ? undefined : 'no pgbouncer on this machine',
    async getEnv(url: string) {
      const pooler = await startPgbouncer(url, 4)
      onTestFinished(pooler.stop)
      return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url }
    },
  },
]

const describeSkip = (reason: string | undefined) => (reason ? ` (skipped: ${reason})` : '')

for (const { way, skipReason, getEnv } of ways)
  test.skipIf(skipReason)(
    `what is sent to one worker reaches the sockets of the other by ${way}${describeSkip(skipReason)}`,
    async () => {
      const { server, address, port, town, workers } = await startTwoWorkers(getEnv)
      const [customer, shop] = [await town.createCustomer(), await town.createShop()]
      const thread = { shop_id: shop.id, customer_id: customer.id }
      const begun = await customer.send(calls.sendMessage, { body: { ...thread, message: 'Hello' } })
      expect(begun.status).toBe(201)

      const connect = ({ agent }: WorkerConnection) =>
        connectSignedInSocket({ port }, shop.merchant, { userType: 'merchant', shopId: shop.id }, thread, {
          agent,
        })
      const sockets = await Promise.all(workers.map(connect))
      for (const { workerId, send } of await connectToBoth(address)) {
        const message = `Sent to ${workerId}`
        const body = { ...thread, message }
        const { status } = await send(calls.sendMessage.path, { method: 'POST', token: customer.token, body })
        expect(status).toBe(201)
        for (const socket of sockets) await socket.waitForFrame('message_received', { message: { message } })
      }
      for (const socket of sockets) socket.disconnect()
      expect(await server.stop()).toBe(0)
    },
  )

/** The client library of the protocol, with a socket on the connections of this agent. */
async function connectChannelClient(port: number, agent: Agent, token: string | undefined) {
  class WorkerSocket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, { agent })
    }
  }
  const client = new RealtimeClient(`ws://127.0.0.1:${port}/realtime/v1`, {
    params: { apikey: 'public' },
    transport: WorkerSocket as never,
  })
  onTestFinished(async () => {
    await client.removeAllChannels()
    client.disconnect()
  })
  await client.setAuth(token ?? null)
  return client
}

for (const { way, skipReason, getEnv } of ways)
  test.skipIf(skipReason)(`a channel spans both workers by ${way}${describeSkip(skipReason)}`, async () => {
    const { port, town, workers } = await startTwoWorkers(getEnv)
    const customer = await town.createCustomer()
    const received: unknown[] = []
    const rooms = await Promise.all(
      workers.map(async ({ agent }) => {
        const client = await connectChannelClient(port, agent, customer.token)
        const room = client.channel('room', { config: { broadcast: { ack: true } } })
        room.on('broadcast', { event: 'wave' }, ({ payload }) => received.push(payload))
        return joinChannel(room)
      }),
    )
    // a sender does not receive its own
    for (const [index, room] of rooms.entries()) {
      const sent = await room.send({ type: 'broadcast', event: 'wave', payload: { index } })
      expect(sent).toBe('ok')
      await expect.poll(() => received).toContainEqual({ index })
    }
    expect(received).toEqual([{ index: 0 }, { index: 1 }])
  })

test('what a caller has done on both workers counts for its limit', async () => {
  const { workers } = await startTwoWorkers(async () => ({ CALL_LIMITS: 'on' }))
  const path = `${calls.listMapShops.path}?west=-120&south=37&east=-119&north=38`
  const { address: limit } = callRates.maps
  const countLimited = async (times: number) => {
    const statuses = []
    for (const worker of workers)
      for (let count = 0; count < times; count++) statuses.push((await worker.send(path)).status)
    return statuses.filter((status) => status === 429).length
  }
  await countLimited(limit / 2)
  // far fewer than a worker would accept if it counted alone
  await expect.poll(() => countLimited(1), { interval: 1000, timeout: 15_000 }).toBe(2)
})
