import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import {
  createTownSchema,
  dropTownSchema,
  listTownSchemas,
  moveTownSchema,
} from '@mainstreet/platform/db/town-schemas-store.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrationsFolder } from '../../connect-database.ts'
import { createMixedLoad, type MixedLoad } from '../load/mixed-load.ts'
import { startInProcessNode } from '../nodes/in-process-node.ts'
import { createRemoteUsers } from '../nodes/remote-users.ts'
import { createStockLedger, type StockLedger } from '../orders/stock-ledger.ts'
import { createFactories, type Factories } from '../setup/factories.ts'
import type { TestUser } from '../setup/test-user.ts'
import {
  type CitusCluster,
  type CitusNode,
  citusSkipReason,
  startCitusCluster,
  startStandby,
} from './citus-cluster.ts'

const townCount = 10
/** Sell in each part of the drill; the others are asked for a page. */
const busyCount = 4

type RecordedResponse = { begin: number; end: number; status: number; method: string; path: string }
type Town = {
  name: string
  db: Db
  factories: Factories
  /** Asks for its own orders, as a sign of life of the town. */
  visitor: TestUser
  /** What its users received, in the order of the responses. */
  responses: RecordedResponse[]
  /** What was sold so far. */
  sales: { load: MixedLoad; ledger: StockLedger }[]
}

let cluster: CitusCluster
let admin: Db
const towns: Town[] = []

describe.skipIf(citusSkipReason)(
  `ten towns on two workers of Citus${citusSkipReason ? ` (skipped: ${citusSkipReason})` : ''}`,
  { timeout: 20 * minuteMs },
  () => {
    beforeAll(async () => {
      cluster = await startCitusCluster(2)
      admin = connectDb({ url: cluster.url, poolSize: 2, statementTimeoutMs: 0, lockTimeoutMs: 0 })
      registerCleanup(() => admin.close())
      for (let number = 1; number <= townCount; number++) towns.push(await startTown(`town_${number}`))
    }, 20 * minuteMs)

    test('are spread over both', async () => {
      const nodes = await Promise.all(towns.map(findNode))
      expect(cluster.workers.map(({ name }) => nodes.filter((node) => node === name).length)).toEqual([5, 5])
    })

    test('a town moves while it sells: nothing is lost or doubled, and the others sell on', async () => {
      const [moved, ...others] = towns.slice(0, busyCount) as [Town, ...Town[]]
      const from = await findNode(moved)
      const to = cluster.workers.find(({ name }) => name !== from) ?? expect.fail('no other worker')
      const before = await sell([moved, ...others], async () => wait(15 * secondMs))
      await report('before', before)
      const during = await sell([moved, ...others], async () => {
        await wait(3 * secondMs)
        await moveTownSchema(admin, moved.name, { host: '127.0.0.1', port: to.port })
        await wait(3 * secondMs)
      })
      await report('while the first one moved', during)
      expect(await findNode(moved)).toBe(to.name)
      for (const town of [moved, ...others]) expect(listFailures(town, during), town.name).toEqual([])
      expect(await findProblems()).toEqual([])
    })

    test('a worker is killed: only its towns pause, nothing is lost, and all recover', async () => {
      const { killed, hit, spared } = await chooseWorker()
      const during = await sell([...hit, ...spared], async () => {
        await wait(3 * secondMs)
        await killed.kill()
        await wait(5 * secondMs)
        await killed.start()
        await wait(10 * secondMs)
      })
      await report('while the worker of the first two was down for 5 s', during)
      await expectOnlyPaused(hit, spared, during)
    })

    test('a worker stays down: its standby takes its place with its towns, and nothing is lost', async () => {
      const { killed, hit, spared } = await chooseWorker()
      const standby = await startStandby(killed)
      const during = await sell([...hit, ...spared], async () => {
        await wait(3 * secondMs)
        await killed.kill()
        await expect(addTown('town_late')).rejects.toThrow(/connection to the remote node .* failed/)
        await standby.query('select pg_promote()')
        await standby.query('alter system reset synchronous_standby_names')
        await standby.query('select pg_reload_conf()')
        await admin.one(sql`
          select citus_update_node(nodeid, '127.0.0.1', ${standby.port}::integer) from pg_dist_node where nodeport = ${killed.port}`)
        await wait(10 * secondMs)
      })
      await report('while the standby took the place of the worker of the first two', during)
      await expectOnlyPaused(hit, spared, during)
      for (const town of hit) expect(await findNode(town)).toBe(standby.name)
      await dropTownSchema(admin, 'town_late')
      await addTown('town_late')
    })
  },
)

const addTown = (name: string) =>
  createTownSchema(admin, { name, password: 'test', databaseUrl: cluster.url, migrationsFolder })

async function startTown(name: string): Promise<Town> {
  const url = await addTown(name)
  const db = connectDb({ url, poolSize: 10, schema: name })
  const dataDir = mkdtempSync(join(tmpdir(), 'mainstreet-citus-town-'))
  registerCleanup(async () => {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const deps = { db, bus: createLocalBus(), now: () => new Date() }
  const { port } = await startInProcessNode({ deps, provider: undefined, dataDir })
  const responses: RecordedResponse[] = []
  const toUser = createRemoteUsers(() => `http://127.0.0.1:${port}`)
  const factories = createFactories(db, (id, token) => recordResponses(toUser(id, token), responses))
  return { name, db, factories, visitor: await factories.createCustomer(), responses, sales: [] }
}

function recordResponses(user: TestUser, responses: RecordedResponse[]): TestUser {
  return {
    ...user,
    async send(call, given) {
      const begin = performance.now()
      const response = await user.send(call, given)
      const { method, path } = call
      responses.push({ begin, end: performance.now(), status: response.status, method, path })
      return response
    },
  }
}

/** To kill, with two of its towns and two of the other worker. */
async function chooseWorker() {
  const [killed] = cluster.workers as [CitusNode]
  const nodes = await Promise.all(towns.map(findNode))
  const pick = (isThere: boolean) =>
    towns.filter((_, at) => (nodes[at] === killed.name) === isThere).slice(0, busyCount / 2)
  return { killed, hit: pick(true), spared: pick(false) }
}

async function expectOnlyPaused(hit: Town[], spared: Town[], during: Period): Promise<void> {
  for (const town of spared) expect(listFailures(town, during), town.name).toEqual([])
  for (const town of hit)
    expect(new Set(listFailures(town, during).map(({ status }) => status))).toEqual(new Set([503]))
  expect(await findProblems()).toEqual([])
  const after = await sell([...hit, ...spared], () => wait(10 * secondMs))
  await report('after', after)
  for (const town of towns) expect(listFailures(town, after), town.name).toEqual([])
  expect(await findProblems()).toEqual([])
}

type Period = { begin: number; end: number; towns: Town[] }

/** The towns sell until `work` is done, and all are visited. */
async function sell(busy: Town[], work: () => Promise<unknown>): Promise<Period> {
  const loads = await Promise.all(
    busy.map(async ({ db, factories, sales }) => {
      const load = await createMixedLoad(factories)
      sales.push({ load, ledger: await createStockLedger(db, load.productIds) })
      return load
    }),
  )
  const begin = performance.now()
  let isOver = false
  const repeat = async (step: () => Promise<unknown>) => {
    while (!isOver) await step()
  }
  const selling = loads.map((load) => repeat(() => load.run(secondMs)))
  const visiting = towns.map(({ visitor }) =>
    repeat(async () => {
      await visitor.send(calls.listCustomerOrders, { params: { id: visitor.id } })
      await wait(200)
    }),
  )
  await work().finally(() => {
    isOver = true
  })
  await Promise.all([...selling, ...visiting])
  return { begin, end: performance.now(), towns: busy }
}

const listResponses = ({ responses }: Town, { begin, end }: Period) =>
  responses.filter((recorded) => recorded.end >= begin && recorded.end <= end)

const listFailures = (town: Town, period: Period) =>
  listResponses(town, period).filter(({ status }) => status >= 500)

const listWrites = (town: Town, period: Period) =>
  listResponses(town, period).filter(({ method, status }) => method !== 'GET' && status < 300)

/** The longest time in which no write of its customers was acknowledged. */
function getLongestPauseMs(town: Town, period: Period): number {
  const times = listWrites(town, period).map(({ end }) => end)
  return Math.max(...[...times, period.end].map((time, at) => time - (times[at - 1] ?? period.begin)))
}

/** What was acknowledged and is not stored, was stored twice, or does not add up. */
async function findProblems(): Promise<unknown[]> {
  const problems: unknown[] = []
  for (const { name, db, sales } of towns)
    for (const { load, ledger } of sales) {
      const found = [...(await load.findProblems(db)), ...(await ledger.findProblems())]
      problems.push(...found.map((problem) => ({ town: name, problem })))
    }
  return problems
}

async function findNode({ name }: { name: string }): Promise<string | undefined> {
  return (await listTownSchemas(admin)).find((town) => town.name === name)?.node
}

async function report(what: string, period: Period): Promise<void> {
  const seconds = (period.end - period.begin) / secondMs
  const perSecond = (count: number) => `${(count / seconds).toFixed(1)}/s`
  const lines = await Promise.all(
    period.towns.map(async (town) => {
      const writes = listWrites(town, period)
      const orders = writes.filter(({ path }) => path === calls.placeOrder.path)
      const slowest = Math.max(...listResponses(town, period).map(({ begin, end }) => end - begin))
      return `  ${town.name} on ${await findNode(town)}: orders ${perSecond(orders.length)}, writes ${perSecond(writes.length)}, ${listFailures(town, period).length} failures, longest pause ${getLongestPauseMs(town, period).toFixed()} ms, slowest response ${slowest.toFixed()} ms`
    }),
  )
  console.info([`${what} (${seconds.toFixed()} s):`, ...lines].join('\n'))
}
