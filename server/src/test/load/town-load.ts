import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { connectSignedInSocket } from '../clients/socket-client.ts'
import { createStockLedger } from '../orders/stock-ledger.ts'
import type { Factories } from '../setup/factories.ts'

type WorkKind = 'browse' | 'chat' | 'order' | 'sign in'

/** Of a hundred steps. */
const shares: Record<WorkKind, number> = { browse: 80, chat: 10, order: 5, 'sign in': 5 }
const workerCount = 12
const customerCount = 20
const socketCount = 40
const maxRepeats = 3

export type TownLoad = {
  /** How many steps a second the server and this machine take now. */
  measureCapacity(forMs: number): Promise<number>
  /** `perSecond` steps, or fewer when the server or this machine is slower. */
  run(forMs: number, perSecond: number): Promise<void>
  /** Failed steps, lost writes, stock that does not add up. */
  findProblems(): Promise<string[]>
  /** Steps and the 99th percentile of their time, by kind. */
  summarize(): Record<string, { count: number; p99Ms: number; repeated: number }>
  close(): void
}

/** What a town does all day: visitors browse, customers chat, order and cancel, people sign in, and pages come and go. */
export async function createTownLoad(
  { address, db }: { address: string; db: Db },
  town: Factories,
): Promise<TownLoad> {
  const product = await town.createProduct({ stock: 1_000_000 })
  const { shop } = product
  const ledger = await createStockLedger(db, [product.id])
  const customers = await Promise.all(Array.from({ length: customerCount }, () => town.createCustomer()))
  const accounts = await Promise.all(Array.from({ length: customerCount }, () => createAccount(address)))
  const products = await db.many<{ id: string; name: string }>(
    sql`select id, name from products where is_listed order by id limit 500`,
  )
  const failures = new Map<string, number>()
  const times: Record<WorkKind, number[]> = { browse: [], chat: [], order: [], 'sign in': [] }
  const repeated: Record<WorkKind, number> = { browse: 0, chat: 0, order: 0, 'sign in': 0 }
  const storedMessages = new Set<string>()
  const cancelledOrders = new Set<string>()
  const chosen = <Item>(items: readonly Item[], turn: number) => items[turn % items.length] as Item

  const get = async (path: string, accept = 'application/json') => {
    const response = await fetch(`${address}${path}`, { headers: { accept } })
    await response.arrayBuffer()
    return response.status
  }
  const paths: ((turn: number) => [path: string, accept?: string])[] = [
    (turn) => [`/api/products?limit=20&page=${1 + (turn % 20)}`],
    (turn) => [`/api/products/${chosen(products, turn).id}`],
    (turn) => [`/api/products?search=${encodeURIComponent(chosen(products, turn).name)}`],
    (turn) => [`/api/shops?limit=10&page=${1 + (turn % 5)}`],
    () => ['/', 'text/html'],
    (turn) => [`/product/${chosen(products, turn).id}`, 'text/html'],
  ]
  const steps: Record<WorkKind, (turn: number) => Promise<number[]>> = {
    browse: async (turn) => [await get(...chosen(paths, turn)(turn))],
    async chat(turn) {
      const customer = chosen(customers, turn)
      const { status, body } = await customer.send(calls.sendMessage, {
        body: {
          shop_id: shop.id,
          customer_id: customer.id,
          message: `Number ${turn}`,
          message_id: randomUUID(),
        },
      })
      if (status === 201) storedMessages.add(body.message.message_id)
      return [status]
    },
    async order(turn) {
      const customer = chosen(customers, turn)
      const placed = await customer.send(calls.placeOrder, {
        body: { shop_id: shop.id, product_id: product.id, order_type: 'order', customer_name: 'Kim' },
      })
      if (placed.status !== 201) return [placed.status]
      const { id } = placed.body.order
      const cancelled = await customer.send(calls.updateOrderStatus, {
        params: { id },
        body: { status: 'cancelled' },
      })
      if (cancelled.status === 200) cancelledOrders.add(id)
      return [placed.status, cancelled.status]
    },
    'sign in': async (turn) => [await chosen(accounts, turn).signInOrRefresh()],
  }
  const order = Object.entries(shares).flatMap(([kind, count]) =>
    Array<WorkKind>(count).fill(kind as WorkKind),
  )
  let turn = 0

  async function takeStep(): Promise<void> {
    turn += 1
    // 37 and 100 have no common divisor: the kinds alternate
    const kind = chosen(order, turn * 37)
    const began = performance.now()
    const attempt = (): Promise<(number | string)[]> =>
      steps[kind](turn).catch((error: Error) => [String(error.cause ?? error)])
    let statuses = await attempt()
    // as a client that got a 503 with Retry-After
    for (let left = maxRepeats; left > 0 && statuses.includes(503); left--) {
      repeated[kind] += 1
      await new Promise((resolve) => setTimeout(resolve, secondMs))
      statuses = await attempt()
    }
    times[kind].push(performance.now() - began)
    for (const status of statuses)
      if (typeof status !== 'number' || status >= 400) {
        const name = `${kind}: ${status}`
        failures.set(name, (failures.get(name) ?? 0) + 1)
      }
  }

  const port = Number(new URL(address).port)
  const openSocket = (index: number) => {
    const customer = chosen(customers, index)
    const thread = { shop_id: shop.id, customer_id: customer.id }
    return connectSignedInSocket({ port }, customer, { userType: 'customer' }, thread)
  }
  // a thread exists from its first message on
  for (const customer of customers)
    await customer.send(calls.sendMessage, {
      body: { shop_id: shop.id, customer_id: customer.id, message: 'Hello' },
    })
  const sockets = await Promise.all(Array.from({ length: socketCount }, (_, index) => openSocket(index)))

  async function run(forMs: number, perSecond: number): Promise<void> {
    const began = performance.now()
    let started = 0
    let isOver = false
    const work = async () => {
      for (let now = began; now - began < forMs; now = performance.now()) {
        if (started < ((now - began) / 1000) * perSecond) {
          started += 1
          await takeStep()
        } else await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
    const replaceSockets = async () => {
      for (let index = 0; !isOver; index++) {
        sockets[index % socketCount]?.disconnect()
        sockets[index % socketCount] = await openSocket(index % socketCount)
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
    const replacing = replaceSockets().catch((error) => failures.set(`a socket: ${error}`, 1))
    await Promise.all(Array.from({ length: workerCount }, work))
    isOver = true
    await replacing
  }

  return {
    run,
    async measureCapacity(forMs) {
      await run(forMs, Number.POSITIVE_INFINITY)
      const count = Object.values(times).reduce((sum, { length }) => sum + length, 0)
      for (const kind of Object.keys(times) as WorkKind[]) {
        times[kind] = []
        repeated[kind] = 0
      }
      // more than the node can do may be rejected
      failures.clear()
      return count / (forMs / secondMs)
    },
    async findProblems() {
      const messages = await db.many(sql`
        select message_id from chat_messages where message_id = any(${[...storedMessages]})`)
      const orders = await db.many(sql`
        select id from orders where status = 'cancelled' and id = any(${[...cancelledOrders]}::uuid[])`)
      return [
        ...[...failures].map(([what, count]) => `${count} times ${what}`),
        ...(messages.length === storedMessages.size
          ? []
          : [`${messages.length} of ${storedMessages.size} messages are stored`]),
        ...(orders.length === cancelledOrders.size
          ? []
          : [`${orders.length} of ${cancelledOrders.size} orders are cancelled`]),
        ...(await ledger.findProblems()),
      ]
    },
    summarize: () =>
      Object.fromEntries(
        (Object.keys(times) as WorkKind[]).map((kind) => {
          const sorted = times[kind].toSorted((a, b) => a - b)
          const p99Ms = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
          return [kind, { count: sorted.length, p99Ms, repeated: repeated[kind] }]
        }),
      ),
    close() {
      for (const socket of sockets) socket.disconnect()
    },
  }
}

/** An account of the identity protocol, which signs in and continues its session in turn. */
async function createAccount(address: string) {
  const credentials = { email: `${randomUUID()}@people.example`, password: 'a lamp in the window' }
  let refreshToken: string | undefined
  const post = async (path: string, body: object) => {
    const response = await fetch(`${address}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'mainstreet-public' },
      body: JSON.stringify(body),
    })
    const session = (await response.json()) as { refresh_token?: string }
    refreshToken = session.refresh_token
    return response.status
  }
  const status = await post('/signup', credentials)
  if (status !== 200) throw new Error(`a sign-up got ${status}`)
  let running: Promise<number> = Promise.resolve(200)
  const next = () =>
    refreshToken
      ? post('/token?grant_type=refresh_token', { refresh_token: refreshToken })
      : post('/token?grant_type=password', credentials)
  return {
    /** One after the other, as in one browser; every fifth time with the password. */
    signInOrRefresh() {
      if (Math.random() < 0.2) refreshToken = undefined
      running = running.then(next)
      return running
    },
  }
}
