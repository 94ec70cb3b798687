import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { connectDb, isConnectionError } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { startDatabaseProxy, type TcpProxy } from '@mainstreet/platform/test/tcp-proxy.ts'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFactories, type Factories, type TestProduct } from '../setup/factories.ts'
import {
  countPublicReads,
  createNodeBrowser,
  createNodeUsers,
  type NodeBrowser,
  type ReplicaNode,
  startReplicaNode,
} from './replica-nodes.ts'
import { type ReplicatedDatabase, startReplicatedDatabase } from './replicated-database.ts'

const recovery = { timeout: minuteMs, interval: 50 }
const pairs = process.env.HARD ? 10_000 : 60

let database: ReplicatedDatabase
let nodes: ReplicaNode[]
let town: Factories

beforeAll(async () => {
  database = await startReplicatedDatabase()
  registerCleanup(database.close)
  nodes = [await startReplicaNode(database), await startReplicaNode(database)]
  const [node] = nodes as [ReplicaNode]
  town = createFactories(node.db, createNodeUsers(node))
}, 2 * minuteMs)

const visitor = createNodeBrowser()
const isReplicaUsed = () =>
  vi.waitFor(() => expect(nodes.every((one) => one.isReplicaUsed())).toBe(true), recovery)

/** What a visitor sees of a product on its page, in the list of its shop, and in a search. */
async function readPrices(node: ReplicaNode, browser: NodeBrowser, product: TestProduct): Promise<number[]> {
  const page = await browser.send(node, calls.getProduct, { params: { id: product.id } })
  const list = await browser.send(node, calls.listShopProducts, { params: { id: product.shop.id } })
  const all = await browser.send(node, calls.listProducts, { query: { limit: '1' } })
  expect([page.status, list.status, all.status]).toEqual([200, 200, 200])
  return [
    page.body.product.price,
    ...[...list.body.data, ...all.body.data].flatMap((one) => (one.id === product.id ? one.price : [])),
  ]
}

async function changePrice(node: ReplicaNode, browser: NodeBrowser, product: TestProduct, price: number) {
  const { body: current } = await browser.send(node, calls.getProduct, { params: { id: product.id } })
  const { status } = await browser.send(node, calls.updateProduct, {
    params: { id: product.id },
    body: { price, version: current.product.version },
  })
  expect(status).toBe(200)
}

test('public reads come from the replica and show what the primary has', async () => {
  await isReplicaUsed()
  const product = await town.createProduct({ name: 'Walnut bread' })
  const params = { id: product.id }
  const shop = { params: { id: product.shop.id } }
  const bounds = { north: '38', south: '37', west: '-120', east: '-119' }
  const reads = (node: ReplicaNode, browser: NodeBrowser) => [
    () => browser.send(node, calls.listProducts, { query: { sortBy: 'name' } }),
    () => browser.send(node, calls.listProducts, { query: { search: 'walnut' } }),
    () =>
      browser.send(node, calls.listProducts, { query: { lat: '37.48', lng: '-119.96', open_now: 'true' } }),
    () => browser.send(node, calls.listHighlights, { query: { lat: '37.48', lng: '-119.96' } }),
    () => browser.send(node, calls.listShopProducts, shop),
    () => browser.send(node, calls.getProduct, { params }),
    () => browser.send(node, calls.listSimilarProducts, { params }),
    () => browser.send(node, calls.getSearchSuggestions, { query: { q: 'waln' } }),
    () => browser.send(node, calls.listShops, {}),
    () => browser.send(node, calls.listMapShops, { query: bounds }),
    () => browser.send(node, calls.getShop, shop),
    () => browser.send(node, calls.countShopProducts, { body: { shopIds: [product.shop.id] } }),
  ]
  const [node] = nodes as [ReplicaNode]
  const { token } = await town.createCustomer()
  await database.waitForReplica()
  // with the cookie of a write nothing comes from caches; any replica has reached this position
  const uncached = { cookie: 'mainstreet_position=0' }
  for (const browser of [
    createNodeBrowser({ headers: uncached }),
    createNodeBrowser({ token, headers: uncached }),
  ])
    for (const [index, read] of reads(node, browser).entries()) {
      // a connection that must be opened first may take longer than a read waits
      const shown = await vi.waitFor(async () => {
        const before = await countPublicReads()
        const response = await read()
        const after = await countPublicReads()
        expect({ index, status: response.status, primary: after.primary }).toEqual({
          index,
          status: 200,
          primary: before.primary,
        })
        expect(after.replica).toBeGreaterThan(before.replica)
        return response
      }, recovery)
      // a program with a token that keeps no cookies reads the primary
      const before = await countPublicReads()
      const current = await reads(node, createNodeBrowser({ token, storesCookies: false }))[index]?.()
      expect(shown.body).toEqual(current?.body)
      expect(await countPublicReads()).toEqual(before)
    }
})

describe('while the replica does not change', () => {
  /** Events between these nodes are lost, so that only the cookie says that there was a write. */
  async function startDeafNodes(): Promise<ReplicaNode[]> {
    const deaf = { ...database, hasEvents: false }
    return [await startReplicaNode(deaf), await startReplicaNode(deaf), await startReplicaNode(deaf)]
  }

  /** Writes through one node and reads through the others, signed in and in a second tab. Returns how many reads were stale. */
  async function writeAndRead(storesCookies: boolean, times: number): Promise<number> {
    const deafNodes = await startDeafNodes()
    const product = await town.createProduct()
    await vi.waitFor(async () => {
      for (const node of deafNodes) await readPrices(node, visitor, product)
    }, recovery)
    await database.freezeReplica()
    onTestFinished(database.unfreezeReplica)
    const { token } = product.shop.merchant
    const tab = createNodeBrowser({ token, storesCookies })
    // its cookies are those of the first tab
    const otherTab: NodeBrowser = {
      send: (node, call, input) => tab.send(node, call, { ...input, headers: { authorization: '' } }),
    }
    let stale = 0
    for (let index = 0; index < times; index++) {
      const [writer, reader] = [deafNodes[index % 3], deafNodes[(index + 1) % 3]] as [
        ReplicaNode,
        ReplicaNode,
      ]
      const price = (1000 + index) / 100
      await changePrice(writer, tab, product, price)
      const prices = [
        ...(await readPrices(reader, tab, product)),
        ...(await readPrices(reader, otherTab, product)),
      ]
      stale += prices.filter((shown) => shown !== price).length
    }
    return stale
  }

  test(`${pairs} writes over three nodes are seen at once by who made them`, {
    timeout: 30 * minuteMs,
  }, async () => {
    expect(await writeAndRead(true, pairs)).toBe(0)
  })

  test('without the cookie they are not', { timeout: 5 * minuteMs }, async () => {
    expect(await writeAndRead(false, 20)).toBeGreaterThan(0)
  })

  test('no node returns to an old price after an event', { timeout: 5 * minuteMs }, async () => {
    const product = await town.createProduct()
    const [writer, reader] = nodes as [ReplicaNode, ReplicaNode]
    await vi.waitFor(() => readPrices(reader, visitor, product), recovery)
    await database.freezeReplica()
    onTestFinished(database.unfreezeReplica)
    const merchant = createNodeBrowser({ token: product.shop.merchant.token })
    for (let price = 20; price < 30; price++) {
      await changePrice(writer, merchant, product, price)
      await vi.waitFor(
        async () => expect(await readPrices(reader, visitor, product)).toContain(price),
        recovery,
      )
      for (let again = 0; again < 5; again++)
        expect(new Set(await readPrices(reader, visitor, product))).toEqual(new Set([price]))
    }
    expect(reader.isReplicaUsed()).toBe(false)
    await database.unfreezeReplica()
    await isReplicaUsed()
    expect(new Set(await readPrices(reader, visitor, product))).toEqual(new Set([29]))
  })
})

test('reads go on without the replica and return to it by themselves', {
  timeout: 5 * minuteMs,
}, async () => {
  const product = await town.createProduct()
  const [node] = nodes as [ReplicaNode]
  await isReplicaUsed()
  await vi.waitFor(() => readPrices(node, visitor, product), recovery)
  await database.stopReplica()
  // each with another page, so that none is cached
  const readList = (page: number) =>
    visitor.send(node, calls.listProducts, { query: { min_price: String(page) } })
  for (let page = 0; page < 5; page++) expect((await readList(page)).status).toBe(200)
  expect(node.isReplicaUsed()).toBe(false)
  await database.startReplica()
  await isReplicaUsed()
  const before = await countPublicReads()
  let page = 6
  await vi.waitFor(async () => {
    expect((await readList(page++)).status).toBe(200)
    expect((await countPublicReads()).replica).toBeGreaterThan(before.replica)
  }, recovery)
})

const outages = {
  'refuses connections': (proxy: TcpProxy) => proxy.goOffline(),
  'goes silent': (proxy: TcpProxy) => proxy.cut(),
}

test.each(Object.entries(outages))(
  'visitors read from the replica while the primary %s',
  {
    timeout: 5 * minuteMs,
  },
  async (_, breakConnection) => {
    const { proxy, url } = await startDatabaseProxy(database.url)
    onTestFinished(proxy.close)
    const node = await startReplicaNode({ ...database, url })
    const product = await town.createProduct()
    await database.waitForReplica()
    for (let again = 0; again < 3; again++) expect(await readPrices(node, visitor, product)).toContain(12)

    await breakConnection(proxy)
    const [other] = nodes as [ReplicaNode]
    await changePrice(other, createNodeBrowser({ token: product.shop.merchant.token }), product, 77)
    await database.waitForReplica()
    for (let min = 70; min < 80; min++) {
      const query = { shop_id: product.shop.id, min_price: String(min) }
      const found = await visitor.send(node, calls.listProducts, { query })
      expect(found).toMatchObject({ status: 200, body: { data: min > 77 ? [] : [{ price: 77 }] } })
    }
    // what was cached before may be old until events arrive again
    await proxy.restore()
    await vi.waitFor(
      async () => expect(new Set(await readPrices(node, visitor, product))).toEqual(new Set([77])),
      recovery,
    )
  },
)

test('a transaction never begins on a server that follows another one', async () => {
  const standby = connectDb({ url: database.replicaUrl, poolSize: 1 })
  onTestFinished(standby.close)
  const findPid = () => standby.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const before = await findPid()
  const failure = await standby.tx((tx) => tx.one(sql`select 1`)).catch((error: unknown) => error)
  expect(isConnectionError(failure)).toBe(true)
  // after a failover another connection leads to the primary
  expect(await findPid()).not.toEqual(before)
})
