import { randomUUID } from 'node:crypto'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import { connectDb, type Db, type DbOptions, type Tx } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { startDatabaseProxy, type TcpProxy } from '@mainstreet/platform/test/tcp-proxy.ts'
import { scaleByLoad } from '../load/scale-by-load.ts'
import { createStockLedger } from '../orders/stock-ledger.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { TestResponse } from '../setup/test-user.ts'
import { interceptQueries } from './query-faults.ts'

const poolSize = 4
const maxUnavailableMs = 5 * secondMs
/** The timeout of a statement, and the time to notice that no response comes. */
const maxStatementMs = 20 * secondMs

type ProxiedDatabase = { proxy: TcpProxy; direct: Db; restore(): Promise<void> }

/** The app then uses its database through a proxy, with a small pool and the timeouts of production. */
async function connectThroughProxy(
  { db, databaseUrl }: TestApp,
  options: Partial<DbOptions> = {},
): Promise<ProxiedDatabase> {
  const { proxy, url } = await startDatabaseProxy(databaseUrl)
  const direct = { ...db }
  const proxied = connectDb({ url, poolSize, ...options })
  Object.assign(db, proxied)
  return {
    proxy,
    direct,
    async restore() {
      Object.assign(db, direct)
      proxy.close()
      await endSleepingStatements(db)
      await proxied.close()
    },
  }
}

/** Those that nobody waits for any more. */
const endSleepingStatements = (db: Db) =>
  db.one(sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`)

/**
 * A transaction that needs a second connection waits in vain when others like it have all connections of the pool. With
 * one connection it always does, and its request gets 503.
 */
export async function withOneConnection<Result>(
  testApp: TestApp,
  work: () => Promise<Result>,
): Promise<Result> {
  const database = await connectThroughProxy(testApp, { poolSize: 1, connectTimeoutMs: 20 * secondMs })
  return work().finally(database.restore)
}

type PoolFault = (testApp: TestApp, proxy: TcpProxy) => () => Promise<void>

/** What keeps all connections of the pool in use. Each returns what ends it. */
export const poolFaults = {
  'statements that take ten minutes': ({ db }) => {
    const restore = interceptQueries(db, (query) =>
      query.text.includes('from orders') ? sql`select pg_sleep(600)` : query,
    )
    return async () => restore()
  },
  'a database that goes silent': (_, proxy) => {
    proxy.cut()
    return () => proxy.restore()
  },
  'a database that closes its connections': (_, proxy) => {
    void proxy.goOffline()
    return () => proxy.restore()
  },
} satisfies Record<string, PoolFault>

/**
 * Four requests take all connections of the pool; others come, and must soon get a 503 with Retry-After. Describes what
 * is wrong during the fault, and after it.
 */
export async function useUpPool(
  testApp: TestApp,
  fault: keyof typeof poolFaults,
  options: Partial<DbOptions> = {},
): Promise<string[]> {
  const { order, customer, product } = await testApp.createOrder()
  const ledger = await createStockLedger(testApp.db, [product.id])
  const database = await connectThroughProxy(testApp, options)
  const readOrder = () => customer.send(calls.getOrder, { params: { id: order.id } })
  const others = [
    readOrder,
    () => customer.send(calls.getMe),
    () => customer.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: 'Hello' } }),
    () => testApp.anonymous.send(calls.getProduct, { params: { id: randomUUID() } }),
    () =>
      customer.send(calls.placeOrder, {
        body: { shop_id: product.shop.id, product_id: product.id, customer_name: 'Kim' },
      }),
  ]
  const listProducts = () => testApp.anonymous.send(calls.listProducts)
  const isHealthy = async () => (await testApp.anonymous.send(calls.getHealth)).status === 200
  try {
    // connects as often as the pool allows, and fills the cache of the list
    await Promise.all(Array.from({ length: 2 * poolSize }, readOrder))
    // a list is cached on its second use
    for (let use = 0; use < 2; use++) await listProducts()

    const endFault = poolFaults[fault](testApp, database.proxy)
    const first = Array.from({ length: poolSize }, () => findDelay(readOrder, maxStatementMs))
    await waitUntil(() => testApp.db.getPoolUsage().in_use >= poolSize, secondMs)
    const during = await Promise.all(others.map((send) => findDelay(send, maxUnavailableMs)))
    const cached = await listProducts()
    const wasHealthy = await isHealthy()
    const ofFirst = await Promise.all(first)

    await endFault()
    await endSleepingStatements(database.direct)
    const isBack = async () => (await readOrder()).status === 200 && (await isHealthy())
    await waitUntil(isBack, 30 * secondMs)
    const later = await Promise.all(others.map(async (send) => (await send()).status))
    return [
      ...ofFirst.flat(),
      ...during.flat(),
      ...(cached.status === 200 ? [] : [`a cached list got ${cached.status}`]),
      ...(wasHealthy ? ['the health check noticed nothing'] : []),
      ...(later.join() === '200,200,201,404,201' ? [] : [`after the fault requests got ${later}`]),
      ...(await ledger.findProblems()),
    ]
  } finally {
    await database.restore()
  }
}

/** A request must get its 503 with Retry-After within this time. */
async function findDelay(send: () => Promise<TestResponse<CallShape>>, maxMs: number): Promise<string[]> {
  const limitMs = scaleByLoad(maxMs)
  const began = performance.now()
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 2 * limitMs))
  const response = await Promise.race([send(), tooLate])
  const ms = performance.now() - began
  if (!response) return [`a request had no response after ${ms.toFixed()} ms`]
  const isRetryable = response.status === 503 && Number(response.headers['retry-after']) > 0
  return [
    ...(isRetryable ? [] : [`a request got ${response.status} and ${response.headers['retry-after']}`]),
    ...(ms < limitMs ? [] : [`a request waited for ${ms.toFixed()} ms`]),
  ]
}

async function waitUntil(isSo: () => boolean | Promise<boolean>, maxMs: number): Promise<void> {
  const end = performance.now() + scaleByLoad(maxMs)
  while (!(await isSo()) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
}

type RepeatableWrite = {
  send(): Promise<TestResponse<CallShape>>
  success: number
  /** Describes how the stored rows are not those of exactly this many writes. */
  findProblems(count: 0 | 1): Promise<string[]>
}

const countProblem = async ({ one }: Pick<Db, 'one'>, what: string, expected: number, query: Sql) => {
  const row = await one<{ count: number }>(query)
  return row?.count === expected ? [] : [`${row?.count} ${what} instead of ${expected}`]
}

/** Writes of several statements, each of which may be sent again. */
const repeatableWrites: Record<string, (testApp: TestApp, db: Db) => Promise<RepeatableWrite>> = {
  'a reservation': async (testApp, db) => {
    const [product, customer] = [await testApp.createProduct(), await testApp.createCustomer()]
    const ledger = await createStockLedger(db, [product.id])
    const headers = { 'idempotency-key': randomUUID() }
    const body = {
      shop_id: product.shop.id,
      product_id: product.id,
      order_type: 'reservation',
      customer_name: 'Kim',
    }
    return {
      send: () => customer.send(calls.placeOrder, { body, headers }),
      success: 201,
      findProblems: async (count) => [
        ...(await ledger.findProblems()),
        ...(await countProblem(
          db,
          'reservations',
          count,
          sql`select count(*)::integer as count from orders where customer_id = ${customer.id}`,
        )),
      ],
    }
  },
  'a checkout over two shops': async (testApp, db) => {
    const products = [await testApp.createProduct(), await testApp.createProduct()]
    const customer = await testApp.createCustomer()
    const ledger = await createStockLedger(
      db,
      products.map(({ id }) => id),
    )
    const headers = { 'idempotency-key': randomUUID() }
    const body = { items: products.map(({ id }) => ({ product_id: id })), customer_name: 'Kim' }
    return {
      send: () => customer.send(calls.createCheckout, { body, headers }),
      success: 201,
      findProblems: async (count) => [
        ...(await ledger.findProblems()),
        ...(await countProblem(
          db,
          'orders',
          2 * count,
          sql`select count(*)::integer as count from orders where customer_id = ${customer.id}`,
        )),
      ],
    }
  },
  'a cancellation': async (testApp, db) => {
    const { order, customer, product } = await testApp.createOrder({ quantity: 2 })
    const ledger = await createStockLedger(db, [product.id])
    return {
      send: () =>
        customer.send(calls.updateOrderStatus, { params: { id: order.id }, body: { status: 'cancelled' } }),
      success: 200,
      findProblems: async (count) => [
        ...(await ledger.findProblems()),
        ...(await countProblem(
          db,
          'cancellations',
          count,
          sql`select count(*)::integer as count from order_events
            where order_id = ${order.id} and kind = 'status_changed'`,
        )),
      ],
    }
  },
}

/**
 * Cuts the connection before each statement of the transactions of a request, during each one, and before the commits.
 * Describes what is half-written, and what a repeated request does not mend.
 */
export async function cutInTransaction(
  testApp: TestApp,
  prepare: (db: Db) => void = () => {},
): Promise<string[]> {
  const problems: string[] = []
  for (const [name, create] of Object.entries(repeatableWrites))
    for (const when of ['before', 'during'] as const)
      for (let index = 0, isCut = true; isCut; index++) {
        const database = await connectThroughProxy(testApp)
        prepare(testApp.db)
        const write = await create(testApp, database.direct)
        const cut = cutNextTransaction(testApp.db, database.proxy, { index, when })
        try {
          const first = await write.send()
          isCut = cut.isDone()
          const found = [
            ...(isRetryable(first) || first.status === write.success ? [] : [`it got ${first.status}`]),
            // a later transaction may complete what an earlier one has written
            ...(first.status === write.success || (await write.findProblems(0)).length > 0
              ? await write.findProblems(1)
              : []),
            ...describeRetry(await repeatUntilAvailable(write), write.success),
            ...(await write.findProblems(1)),
          ]
          problems.push(...found.map((problem) => `${name}, cut ${when} statement ${index}: ${problem}`))
        } finally {
          cut.restore()
          await database.restore()
        }
      }
  return problems
}

const isRetryable = ({ status, headers }: TestResponse<CallShape>) =>
  status === 503 && Number(headers['retry-after']) > 0

/** The pool may not have noticed yet that its other connections are gone. */
async function repeatUntilAvailable({ send }: RepeatableWrite): Promise<TestResponse<CallShape>> {
  for (let left = poolSize; left > 0; left--) {
    const response = await send()
    if (!isRetryable(response)) return response
  }
  return send()
}

const describeRetry = ({ status }: TestResponse<CallShape>, expected: number) =>
  status === expected ? [] : [`the same request got ${status} later`]

/** Index of the statement; the one after the last is the commit. */
type CutPoint = { index: number; when: 'before' | 'during' }

function cutNextTransaction(db: Db, proxy: TcpProxy, point: CutPoint) {
  const { tx } = db
  let isDone = false
  let count = 0
  const cut = async () => {
    isDone = true
    await proxy.goOffline()
    await proxy.restore()
  }
  const isDue = () => !isDone && count++ === point.index
  db.tx = (work) =>
    tx(async (inner) => {
      const through = <Result>(run: (query: Sql) => Promise<Result>) => {
        return async (query: Sql): Promise<Result> => {
          if (!isDue()) return run(query)
          if (point.when === 'before') await cut()
          const result = run(query)
          // it fails during the cut, before it is awaited
          result.catch(() => {})
          if (point.when === 'during') await cut()
          return result
        }
      }
      const cutting = { ...inner, many: through(inner.many), one: through(inner.one) } as Tx
      const result = await work(cutting)
      if (isDue()) await cut()
      return result
    })
  return { isDone: () => isDone, restore: () => void Object.assign(db, { tx }) }
}
