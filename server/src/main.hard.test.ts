import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgresProxy } from './test/faults/postgres-proxy.ts'
import { createMixedLoad } from './test/load/mixed-load.ts'
import { scaleByLoad } from './test/load/scale-by-load.ts'
import { getEmbeddedDatabaseUrl } from './test/nodes/embedded-database-url.ts'
import { createRemoteUsers } from './test/nodes/remote-users.ts'
import { type ServerProcess, spawnServer, startServerProcess } from './test/nodes/server-process.ts'
import * as races from './test/orders/order-races.ts'
import { createStockLedger } from './test/orders/stock-ledger.ts'
import { createFactories, type Factories } from './test/setup/factories.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** As root the database runs as another user, which must be able to enter. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-node-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

const migrationFiles = readdirSync(new URL('../migrations/', import.meta.url)).filter((name) =>
  name.endsWith('.sql'),
)

describe('killed at a certain point, the server has one order after the retry', () => {
  const write = 'with requested'
  test.each([
    ['order', 'before the insert', { statement: write, when: 'asked' }],
    ['order', 'after the commit, before the response', { statement: write, when: 'done' }],
    ['reservation', 'before the insert', { statement: write, when: 'asked' }],
    ['reservation', 'before the commit', { statement: 'commit', when: 'asked' }],
    ['reservation', 'after the commit, before the response', { statement: 'commit', when: 'done' }],
    ['order', 'after the response', undefined],
  ] as const)('%s: %s', async (order_type, _when, point) => {
    const { url, open } = await createTestDatabase()
    const db = open()
    const proxy = await startPostgresProxy(url)
    const dataDir = createFolder()
    let node = await startServerProcess({ DATABASE_URL: proxy.url, DATA_DIR: dataDir })
    const town = createFactories(
      db,
      createRemoteUsers(() => node.address),
    )
    const product = await town.createProduct({ stock: 10 })
    const user = await town.createCustomer()
    const ledger = await createStockLedger(db, [product.id])
    const key = randomUUID()
    const request = () =>
      user.send(calls.placeOrder, {
        body: { shop_id: product.shop.id, product_id: product.id, order_type, customer_name: 'Kim' },
        headers: { 'idempotency-key': key },
      })

    if (point) {
      const reached = proxy.holdAt(point)
      const cut = request().then(
        ({ status }) => `status ${status}`,
        () => 'cut off',
      )
      await reached
      await node.kill()
      expect(await cut).toBe('cut off')
    } else {
      expect(await request()).toMatchObject({ status: 201 })
      await node.kill()
    }
    node = await startServerProcess({ DATABASE_URL: proxy.url, DATA_DIR: dataDir })
    const [first, second] = [await request(), await request()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    const placed = await user.send(calls.listCustomerOrders, { params: { id: user.id } })
    expect(placed.body.data.map(({ id }) => id)).toEqual([first.body.order.id])
    expect(await ledger.findProblems()).toEqual([])
    expect(await node.stop()).toBe(0)
    proxy.close()
  })
})

/** With DATABASE_URL the data is not in DATA_DIR. */
const usesEmbeddedDatabase = !process.env.DATABASE_URL

describe.runIf(usesEmbeddedDatabase)(
  'killed under load, on the embedded database',
  { timeout: 400_000 },
  () => {
    const rounds = 25

    test('the server has every acknowledged order, status change and message, and is ready again in 10 s', async () => {
      const folder = createFolder()
      const env = { DATA_DIR: folder }
      let node = await startServerProcess(env)
      let db: Db = connectDb({ url: getEmbeddedDatabaseUrl(folder), poolSize: 2 })
      // always the connection of the current round
      const reader = new Proxy({} as Db, { get: (_, name: keyof Db) => db[name] })
      const town = createFactories(
        reader,
        createRemoteUsers(() => node.address),
      )
      const load = await createMixedLoad(town)
      const ledger = await createStockLedger(reader, load.productIds)

      for (let round = 0; round < rounds; round++) {
        const working = load.run()
        // at a random moment, from the first calls after the start to full load
        await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 900))
        await node.kill()
        // every third time the database is killed too, as in a power failure
        if (round % 3 === 0) killPostmaster(folder)
        await working
        await db.close().catch(() => undefined)

        node = await startServerProcess(env)
        expect(node.readyMs, `round ${round}`).toBeLessThan(scaleByLoad(10_000))
        db = connectDb({ url: getEmbeddedDatabaseUrl(folder), poolSize: 2 })
        expect(await load.findProblems(reader), `round ${round}`).toEqual([])
        expect(await ledger.findProblems(), `round ${round}`).toEqual([])
      }
      expect(load.countAcknowledged(), 'the load did something').toBeGreaterThan(rounds)

      // checks that the test can fail
      await db.one(sql`
      delete from orders where id = (select order_id from order_lines where product_id = ${load.productIds[0]} limit 1)`)
      expect(await load.findProblems(reader)).toContainEqual(expect.objectContaining({ kind: 'lost_order' }))
      await db.one(sql`update products set stock = stock + 1 where id = ${load.productIds[0]}`)
      expect(await ledger.findProblems()).not.toEqual([])
      await db.close()
      expect(await node.stop()).toBe(0)
    })
  },
)

function killPostmaster(folder: string): void {
  const [pid] = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

test.runIf(usesEmbeddedDatabase)(
  'a second program on the same data is rejected at once, and the first is unaffected',
  {
    timeout: 60_000,
  },
  async () => {
    const folder = createFolder()
    const node = await startServerProcess({ DATA_DIR: folder })
    const began = performance.now()
    const { child, getOutput: says } = await spawnServer({ DATA_DIR: folder })
    const [code] = await once(child, 'exit')
    expect(performance.now() - began).toBeLessThan(scaleByLoad(5000))
    expect(code).toBe(1)
    expect(says().trim()).toMatch(/^Mainstreet is already running on this data \(process \d+.*\.$/)
    expect(await fetch(`${node.address}/api/products`)).toMatchObject({ status: 200 })
    expect(await node.stop()).toBe(0)
  },
)

describe('upgrading', () => {
  test.each(['create table settings', 'create table orders (', 'create trigger audit_log_publish_change'])(
    'killed after `%s`, the next start completes the baseline',
    async (statement) => {
      const { url, open } = await createTestDatabase({ empty: true })
      const proxy = await startPostgresProxy(url)
      const env = { DATA_DIR: createFolder(), DEMO: 'off' }
      const reached = proxy.holdAt({ statement, when: 'done' })
      const { child } = await spawnServer({ ...env, DATABASE_URL: proxy.url })
      await reached
      child.kill('SIGKILL')
      await once(child, 'exit')
      proxy.close()

      const db = open()
      const run = async () =>
        (await db.many<{ name: string }>(sql`select name from migrations order by name`)).map(
          ({ name }) => name,
        )
      await expect.poll(run).toEqual([])
      const node = await startServerProcess({ ...env, DATABASE_URL: url })
      expect(await run()).toEqual(migrationFiles)
      expect(await node.stop()).toBe(0)
    },
  )

  test('three nodes that start at once migrate once and seed once', async () => {
    const { url, open } = await createTestDatabase({ empty: true })
    const nodes = await Promise.all(
      [1, 2, 3].map(() => startServerProcess({ DATABASE_URL: url, DATA_DIR: createFolder() })),
    )
    const db = open()
    const run = await db.many<{ name: string }>(sql`select name from migrations order by name`)
    expect(run.map(({ name }) => name)).toEqual(migrationFiles)
    const pages = await Promise.all(
      nodes.map(({ address }) => fetch(`${address}/api/products`).then((a) => a.text())),
    )
    expect(new Set(pages).size).toBe(1)
    expect(JSON.parse(pages[0] ?? '{}').pagination.total).toBeGreaterThan(900)
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0, 0])
  })
})

describe('three nodes on one database', { timeout: 240_000 }, () => {
  let nodes: ServerProcess[]
  let town: Factories & { db: Db }
  const turn = { at: 0 }

  beforeAll(async () => {
    const { url, open } = await createTestDatabase()
    const db = open()
    nodes = await Promise.all(
      [1, 2, 3].map(() => startServerProcess({ DATABASE_URL: url, DATA_DIR: createFolder() })),
    )
    // each user calls the next node in turn
    town = {
      db,
      ...createFactories(
        db,
        createRemoteUsers(() => nodes[turn.at++ % 3]?.address ?? ''),
      ),
    }
  })
  afterAll(async () => {
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0, 0])
  })

  test.each<[string, races.MultiNodeRaceTest]>([
    ['the last unit in stock is sold once', races.lastPiece],
    ['of five units exactly five are sold', races.fivePieces],
    ['concurrent orders of the same two products each get both or none', races.oppositeOrders],
    ['an order that is cancelled twenty times at once is restocked once', races.manyCancels],
    ['concurrent requests cannot exceed the limit of open reservations', races.manyReservations],
    ['the same key places one order, however often it is sent', races.sameKey],
    ['an edit of an outdated version does not bring back sold stock', races.staleEdit],
    ['a price change or suspension during ordering never produces a third price', races.changingProduct],
  ])('%s, ten times', async (_, race) => {
    for (let run = 0; run < 10; run++) expect(await race(town), `run ${run}`).toEqual([])
  })

  test('a sale on one node appears at once in the lists of the others', async () => {
    const product = await town.createProduct({ stock: 5 })
    const user = await town.createCustomer()
    const lists = () =>
      Promise.all(
        nodes.map(async ({ address }) => {
          const response = await fetch(`${address}/api/shops/${product.shop.id}/products`)
          return ((await response.json()) as { data: { stock: number }[] }).data[0]?.stock
        }),
      )
    expect(await lists()).toEqual([5, 5, 5])
    const { status } = await user.send(calls.placeOrder, {
      body: {
        shop_id: product.shop.id,
        product_id: product.id,
        quantity: 2,
        order_type: 'order',
        customer_name: 'Kim',
      },
    })
    expect(status).toBe(201)
    await expect.poll(lists, { timeout: 2000 }).toEqual([3, 3, 3])
  })

  test('a node that is killed under load loses no acknowledged write', async () => {
    const load = await createMixedLoad(town)
    const ledger = await createStockLedger(town.db, load.productIds)
    const working = load.run()
    await new Promise((resolve) => setTimeout(resolve, 700))
    const [victim] = nodes
    await victim?.kill()
    await working
    // retries go to the remaining nodes
    nodes = nodes.slice(1)
    nodes.push(nodes[0] as ServerProcess)
    expect(await load.findProblems(town.db)).toEqual([])
    expect(await ledger.findProblems()).toEqual([])
  })
})
