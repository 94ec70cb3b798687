import { Redis } from 'ioredis'
import { describe, expect, test, vi } from 'vitest'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeError } from '../log/describe-error.ts'
import { redisSkipReason, startRedisServer } from '../test/redis-server.ts'
import { startTcpProxy } from '../test/tcp-proxy.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { waitUntilConnected } from '../test/wait-until-connected.ts'
import { createLocalBus, type UntypedBus } from './bus.ts'
import { connectPostgresBus } from './postgres-bus.ts'
import { connectRedisBus } from './redis-bus.ts'

const { open } = await createTestDatabase()
const db = open()
const redis = redisSkipReason ? undefined : await startRedisServer()
const warn = () => {}

/** Two nodes on the same bus, and a way to cut its connections. */
const busKinds: Record<
  string,
  {
    pair(): [UntypedBus, UntypedBus]
    cut?(): Promise<unknown>
    /** What another program writes to the channel. */
    write?(text: string): Promise<unknown>
    why?: string | undefined
  }
> = {
  local: {
    pair() {
      const bus = createLocalBus()
      return [bus, bus]
    },
  },
  PostgreSQL: {
    pair: () => [connectPostgresBus(open(), warn), connectPostgresBus(open(), warn)],
    write: (text) =>
      db.one(sql`
        select pg_notify('mainstreet_events' || coalesce('_' || nullif(current_schema(), 'public'), ''), ${text})`),
    cut: () =>
      open().many(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`),
  },
  Redis: {
    pair: () => [connectRedisBus(redis?.url ?? '', warn), connectRedisBus(redis?.url ?? '', warn)],
    async write(text) {
      const client = new Redis(redis?.url ?? '')
      await client.publish('mainstreet:events', text)
      client.disconnect()
    },
    async cut() {
      await redis?.stop()
      await redis?.start()
    },
    why: redisSkipReason,
  },
}

const namedBusKinds = Object.entries(busKinds).map(
  ([name, kind]) => [kind.why ? `${name} (skipped: ${kind.why})` : name, kind] as const,
)

describe.each(namedBusKinds)('on the bus %s', (_, { pair, cut, write, why }) => {
  /** Waits until both receive each other's events. */
  async function whole([here, there]: [UntypedBus, UntypedBus]) {
    await waitUntilConnected(here, there)
    await waitUntilConnected(there, here)
  }

  test.skipIf(why ?? !write)('a message that no node can read counts as missed events', async () => {
    const nodes = pair()
    const [here, there] = nodes
    await whole(nodes)
    const received: unknown[] = []
    there.subscribe('shops', (event: { id: string } | undefined) => received.push(event?.id.length))
    for (const text of ['{', 'null', '[]', '1', '{"topic":"shops","payload":{"id":null},"from":"elsewhere"}'])
      await write?.(text)
    here.publish('shops', { id: 'four' })
    await vi.waitFor(() => expect(received.at(-1)).toBe(4))
    expect(received.slice(0, -1)).toContain(undefined)
    await Promise.all(nodes.map((node) => node.close()))
  })

  test.skipIf(why)('events reach every subscribed node, by topic, in order', async () => {
    const nodes = pair()
    const [here, there] = nodes
    await whole(nodes)
    const received: unknown[] = []
    const stop = there.subscribe('shops', (event) => received.push(event))
    const events = Array.from({ length: 50 }, (_, id) => ({ id, name: 'Café “Ü” 🎉' }))
    await Promise.all([
      receivesInOrder({ from: here, to: there, topic: 'shops', events }),
      receivesInOrder({ from: here, to: here, topic: 'shops', events }),
    ])
    stop()
    received.length = 0
    here.publish('shops', { id: 'ignored' })
    await receivesInOrder({ from: here, to: there, topic: 'other', events: [undefined, 'last'] })
    expect(received).toEqual([])
    await Promise.all([here.close(), there.close()])
  })

  test.skipIf(why)('large events arrive complete and in order', async () => {
    const nodes = pair()
    const [here, there] = nodes
    await whole(nodes)
    const event = [1, { text: 'ü'.repeat(20_000) }, 2, { text: 'x'.repeat(250_000) }, 3]
    await receivesInOrder({ from: here, to: there, topic: 'large', events: event })
    await Promise.all([here.close(), there.close()])
  })

  test.skipIf(why ?? !cut).each(['outbox', 'mail.enqueued'])(
    'the topic %s stays on its node',
    async (topic) => {
      const nodes = pair()
      const [here, there] = nodes
      await whole(nodes)
      const received: string[] = []
      // undefined may come at any time: it only says that events may have been lost
      here.subscribe(topic, (event) => event && received.push('here'))
      there.subscribe(topic, (event) => event && received.push('there'))
      here.publish(topic, 'own')
      await receivesInOrder({ from: here, to: there, topic: 'shops', events: ['last'] })
      expect(received).toEqual(['here'])
      await Promise.all([here.close(), there.close()])
    },
  )

  test.skipIf(why ?? !cut)(
    'after a lost connection every subscriber is informed, and receives events again',
    async () => {
      const nodes = pair()
      await whole(nodes)
      const received: unknown[] = []
      for (const node of nodes) node.subscribe('shops', (event) => received.push(event))
      await cut?.()
      await vi.waitFor(() =>
        expect(received.filter((event) => event === undefined).length).toBeGreaterThan(1),
      )
      await whole(nodes)
      await Promise.all(nodes.map((node) => node.close()))
    },
  )
})

test('on PostgreSQL a flood of large events is published without their content, and stored payloads are deleted', async () => {
  const bus = connectPostgresBus(db, warn, 1_000_000)
  const received = new Set<unknown>()
  bus.subscribe('flood', (event) => received.add((event as { at: number } | undefined)?.at))
  await db.one(sql`
    insert into bus_payloads (id, body, created_at)
    select gen_random_uuid(), 'old', now() - interval '2 minutes' from generate_series(1, 10)`)
  const text = 'x'.repeat(100_000)
  await vi.waitFor(() => {
    bus.publish('flood', { at: 'first' })
    expect(received).toContain('first')
  })
  for (let at = 0; at < 20; at++) bus.publish('flood', { at, text })
  await vi.waitFor(() => expect(received).toEqual(new Set(['first', 0, 1, 2, 3, 4, 5, 6, 7, 8, undefined])))
  const left = await db.one<{ old: number; bytes: number }>(sql`
    select count(*) filter (where body = 'old')::integer as old, sum(length(body)) filter (where body like '%flood%')::integer as bytes
    from bus_payloads`)
  expect(left?.old).toBe(0)
  expect(left?.bytes).toBeLessThan(1_000_000)
  await bus.close()
})

describe('events published while PostgreSQL is down', () => {
  async function collectHandled(event: unknown[]): Promise<unknown[]> {
    const steady = open()
    let isDown = false
    const request: Db['one'] = (query) =>
      isDown ? Promise.reject(new Error('It is down')) : steady.one(query)
    const failed = vi.fn()
    const here = connectPostgresBus({ ...steady, one: request }, failed)
    const there = connectPostgresBus(open(), warn)
    const received = await collectEvents(here, there)

    isDown = true
    for (const one of event) here.publish('shops', one)
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
    isDown = false
    here.publish('shops', 'after')
    await vi.waitFor(() => expect(received).toContain('after'))
    await Promise.all([here.close(), there.close()])
    return distinct(received)
  }

  test('are sent when it is back, before later ones', async () => {
    const event = [1, 2, { text: 'x'.repeat(10_000) }]
    // a hint of a loss may come at any time, and is not the subject here
    expect((await collectHandled(event)).filter((one) => one !== undefined)).toEqual([...event, 'after'])
  })

  test('are published without their content when they exceed the limit', async () => {
    const much = Array.from({ length: 40 }, (_, at) => ({ at, text: 'x'.repeat(250_000) }))
    expect(await collectHandled(much)).toEqual([undefined, 'after'])
  })
})

test.skipIf(redisSkipReason)(
  'an event published while the Redis connection is broken is reported as missed afterwards',
  async () => {
    const line = await startTcpProxy(redis?.port ?? 0)
    const here = connectRedisBus(`redis://127.0.0.1:${line.port}`, warn)
    const there = connectRedisBus(redis?.url ?? '', warn)
    const received = await collectEvents(here, there)
    line.cut()
    here.publish('shops', 'ignored')
    await line.restore()
    // at least once: the number depends on what else fails before the connection is back
    await vi.waitFor(() => expect(received).toContain(undefined))
    await Promise.all([here.close(), there.close()])
    line.close()
  },
)

test.skipIf(redisSkipReason)(
  'without Redis local subscribers get events, and are informed that others may be missing',
  async () => {
    const bus = connectRedisBus('redis://127.0.0.1:1', warn)
    const received: unknown[] = []
    bus.subscribe('shops', (event) => received.push(event))
    bus.publish('shops', 1)
    expect(received).toEqual([1])
    await vi.waitFor(() => expect(received).toContain(undefined))
    await bus.close()
  },
)

test.skipIf(redisSkipReason)('towns that share a Redis receive only their own events', async () => {
  const connect = (schema?: string) => connectRedisBus(redis?.url ?? '', warn, schema)
  const towns = ['ashford', 'berea', undefined].map((schema) => ({
    nodes: [connect(schema), connect(schema)] as const,
    name: schema ?? 'the only one',
    received: new Set<unknown>(),
  }))
  for (const { nodes, received } of towns) {
    await waitUntilConnected(...nodes)
    // undefined may come at any time: it only says that events may have been lost
    nodes[1].subscribe('shops', (event) => event && received.add(event))
  }
  await vi.waitFor(() => {
    for (const { nodes, name } of towns) nodes[0].publish('shops', name)
    for (const { received, name } of towns) expect([...received]).toEqual([name])
  })
  // Redis keeps their order: after further events nothing of before is on its way
  for (const { nodes } of towns) await waitUntilConnected(...nodes)
  for (const { received, name } of towns) expect([...received]).toEqual([name])
  await Promise.all(towns.flatMap(({ nodes }) => nodes.map((node) => node.close())))
})

test.skipIf(redisSkipReason)('a rejected password does not reach the log', async () => {
  const redis = await startRedisServer(['--requirepass', 'only-for-redis'])
  const warnings: string[] = []
  const bus = connectRedisBus(`redis://:another-secret@127.0.0.1:${redis.port}`, (error) =>
    warnings.push(describeError(error)),
  )
  await vi.waitFor(() => expect(warnings.join()).toContain('WRONGPASS'))
  expect(warnings.join()).not.toContain('another-secret')
  await bus.close()
})

/** Collects what one node receives from the other from now on. */
async function collectEvents(here: UntypedBus, there: UntypedBus): Promise<unknown[]> {
  await waitUntilConnected(here, there)
  const received: unknown[] = []
  there.subscribe('shops', (event) => received.push(event))
  return received
}

const distinct = (events: unknown[]) => [...new Map(events.map((one) => [JSON.stringify(one), one])).values()]

type Delivery = { from: UntypedBus; to: UntypedBus; topic: string; events: unknown[] }

/**
 * Each event arrives in order, some perhaps twice. When the bus says that some may be lost, all are published again.
 */
async function receivesInOrder({ from, to, topic, events }: Delivery): Promise<void> {
  let round = 0
  let isLost = true
  let received: unknown[] = []
  const stop = to.subscribe(topic, (published) => {
    if (published === undefined) isLost = true
    else if ((published as { round: number }).round === round) received.push(published)
  })
  await vi.waitFor(() => {
    if (isLost) {
      isLost = false
      round += 1
      received = []
      for (const event of events) from.publish(topic, { round, event })
    }
    expect(distinct(received)).toEqual(events.map((event) => ({ round, event })))
  })
  stop()
}
