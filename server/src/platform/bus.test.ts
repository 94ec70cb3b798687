import { describe, expect, test, vi } from 'vitest'
import { freshDatabase } from '../test/database.ts'
import { noRedis, startRedis } from '../test/redis.ts'
import { type Bus, openLocalBus } from './bus.ts'
import { openPostgresBus } from './bus-postgres.ts'
import { openRedisBus } from './bus-redis.ts'
import { sql } from './sql.ts'

const { open } = await freshDatabase()
const redis = noRedis ? undefined : await startRedis()
const warn = () => {}

/** Two nodes on the same bus, and how to cut its connections. */
const kinds: Record<string, { pair(): [Bus, Bus]; cut?(): Promise<unknown>; why?: string | undefined }> = {
  local: {
    pair() {
      const bus = openLocalBus()
      return [bus, bus]
    },
  },
  PostgreSQL: {
    pair: () => [openPostgresBus(open(), warn), openPostgresBus(open(), warn)],
    cut: () =>
      open().many(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`),
  },
  Redis: {
    pair: () => [openRedisBus(redis?.url ?? '', warn), openRedisBus(redis?.url ?? '', warn)],
    async cut() {
      await redis?.stop()
      await redis?.start()
    },
    why: noRedis,
  },
}

describe.each(Object.entries(kinds))('on the bus %s', (_, { pair, cut, why }) => {
  /** Both hear each other. */
  async function whole([here, there]: [Bus, Bus]) {
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      let heard = false
      const stop = to.subscribe('hello', () => {
        heard = true
      })
      await vi.waitFor(() => {
        from.publish('hello', from === here)
        expect(heard).toBe(true)
      }, 8000)
      stop()
    }
  }

  test.skipIf(why)('news reach every node that listens, by topic, in order', async () => {
    const nodes = pair()
    const [here, there] = nodes
    await whole(nodes)
    const heard: unknown[] = []
    const own: unknown[] = []
    const stop = there.subscribe('shops', (news) => heard.push(news))
    here.subscribe('shops', (news) => own.push(news))
    there.subscribe('other', (news) => heard.push(news))
    const news = Array.from({ length: 50 }, (_, id) => ({ id, name: 'Café “Ü” 🎉' }))
    for (const one of news) here.publish('shops', one)
    await vi.waitFor(() => expect(heard).toEqual(news))
    await vi.waitFor(() => expect(own).toEqual(news))
    stop()
    here.publish('shops', { id: 'unheard' })
    here.publish('other')
    here.publish('other', 'last')
    await vi.waitFor(() => expect(heard.slice(news.length)).toEqual([undefined, 'last']))
    await Promise.all([here.close(), there.close()])
  })

  test.skipIf(why)('news that are too large tell at least that there were some', async () => {
    const nodes = pair()
    const [here, there] = nodes
    await whole(nodes)
    const heard: unknown[] = []
    there.subscribe('large', (news) => heard.push(news))
    const large = { text: 'x'.repeat(20_000) }
    here.publish('large', large)
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    expect([large, undefined]).toContainEqual(heard[0])
    await Promise.all([here.close(), there.close()])
  })

  test.skipIf(why ?? !cut)('after a lost connection every hearer knows, and hears again', async () => {
    const nodes = pair()
    await whole(nodes)
    const heard: unknown[] = []
    for (const node of nodes) node.subscribe('shops', (news) => heard.push(news))
    await cut?.()
    await vi.waitFor(() => expect(heard.filter((news) => news === undefined).length).toBeGreaterThan(1), 8000)
    await whole(nodes)
    await Promise.all(nodes.map((node) => node.close()))
  })
})

test.skipIf(noRedis)('without Redis the own node goes on, and is told that it may miss others', async () => {
  const bus = openRedisBus('redis://127.0.0.1:1', warn)
  const heard: unknown[] = []
  bus.subscribe('shops', (news) => heard.push(news))
  bus.publish('shops', 1)
  expect(heard).toEqual([1])
  await vi.waitFor(() => expect(heard).toContain(undefined), 5000)
  await bus.close()
})

test("what is a node's own affair stays with it", async () => {
  const [here, there] = [openPostgresBus(open(), warn), openPostgresBus(open(), warn)]
  const heard: string[] = []
  here.subscribe('outbox', () => heard.push('here'))
  there.subscribe('outbox', () => heard.push('there'))
  there.subscribe('shops', () => heard.push('shops'))
  await vi.waitFor(() => {
    here.publish('outbox')
    here.publish('shops')
    expect(heard).toContain('shops')
  })
  expect(heard).toContain('here')
  expect(heard).not.toContain('there')
  await Promise.all([here.close(), there.close()])
})
