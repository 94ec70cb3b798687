import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import type { OrderStatus, OrderType } from '@mainstreet/contract/orders/transitions.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expireOrders } from '../../orders/expire-orders.ts'
import { type FaultPoint, failAt, synchronizeAt } from '../faults/query-faults.ts'
import type { Factories, TestProduct } from '../setup/factories.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'
import { createStockLedger } from './stock-ledger.ts'

/** Runs a race at the worst moment and returns descriptions of what went wrong; empty when all promises hold. */
export type RaceTest = (town: TestApp) => Promise<string[]>
/** A race that uses the API only, so it also runs with several nodes. */
export type MultiNodeRaceTest = (town: Factories & { db: Db }) => Promise<string[]>

const customersByApp = new WeakMap<object, TestUser[]>()

async function createCustomers(testApp: Factories, size: number): Promise<TestUser[]> {
  const users = customersByApp.get(testApp) ?? []
  customersByApp.set(testApp, users)
  while (users.length < size) users.push(await testApp.createCustomer())
  return users.slice(0, size)
}

type OrderInput = { quantity?: number; order_type?: string; headers?: Record<string, string> }

function placeOrder(user: TestUser, { id, shop }: TestProduct, { headers, ...wanted }: OrderInput = {}) {
  const body = { shop_id: shop.id, product_id: id, order_type: 'order', customer_name: 'Kim', ...wanted }
  return user.send(calls.placeOrder, { body, ...(headers && { headers }) })
}

function countByStatus(responses: { status: number; body: { code?: string } | undefined }[]): string {
  const counts = Map.groupBy(responses, ({ status, body }) =>
    body?.code ? `${status} ${body.code}` : `${status}`,
  )
  return [...counts]
    .map(([kind, all]) => `${all.length} x ${kind}`)
    .sort()
    .join(', ')
}

const problemUnless = (isTrue: boolean, error: string) => (isTrue ? [] : [error])

/** One unit in stock, two hundred buyers. */
export const lastPiece: MultiNodeRaceTest = async (testApp) => {
  const product = await testApp.createProduct({ stock: 1 })
  const ledger = await createStockLedger(testApp.db, [product.id])
  const responses = await Promise.all(
    (await createCustomers(testApp, 200)).map((user) => placeOrder(user, product)),
  )
  const seen = countByStatus(responses)
  return [
    ...problemUnless(seen === '1 x 201, 199 x 409 out_of_stock', seen),
    ...(await ledger.findProblems()),
  ]
}

/** Five units, orders of one, two and three; nobody is rejected while enough is left. */
export const fivePieces: MultiNodeRaceTest = async (testApp) => {
  const product = await testApp.createProduct({ stock: 5 })
  const ledger = await createStockLedger(testApp.db, [product.id])
  const users = await createCustomers(testApp, 60)
  const responses = await Promise.all(
    users.map(async (user, index) => ({
      quantity: 1 + (index % 3),
      ...(await placeOrder(user, product, { quantity: 1 + (index % 3) })),
    })),
  )
  const left =
    5 - responses.filter(({ status }) => status === 201).reduce((sum, { quantity }) => sum + quantity, 0)
  const rejected = responses.filter(({ status }) => status !== 201)
  return [
    ...problemUnless(left >= 0, `${-left} units were oversold`),
    ...problemUnless(
      rejected.every(({ status, body }) => status === 409 && body.code === 'out_of_stock'),
      countByStatus(rejected),
    ),
    ...problemUnless(
      rejected.every(({ quantity }) => quantity > left),
      `an order was rejected while ${left} units were left`,
    ),
    ...(await ledger.findProblems()),
  ]
}

/** Orders of A and B meet orders of B and A; each gets both or none. */
export const oppositeOrders: MultiNodeRaceTest = async (testApp) => {
  const a = await testApp.createProduct({ stock: 60 })
  const b = await testApp.createProduct({ stock: 50, shop: a.shop })
  const ledger = await createStockLedger(testApp.db, [a.id, b.id])
  const users = await createCustomers(testApp, 100)
  const responses = await Promise.all(
    users.map((user, index) => {
      const items = [a, b].map(({ id }) => ({ product_id: id, quantity: 1 }))
      return user.send(calls.placeOrder, {
        body: { shop_id: a.shop.id, items: index % 2 ? items : items.reverse(), customer_name: 'Kim' },
      })
    }),
  )
  const halves = await testApp.db.many(sql`
    select order_id from order_lines where product_id in (${a.id}, ${b.id}) group by order_id having count(*) <> 2`)
  const seen = countByStatus(responses)
  return [
    ...problemUnless(seen === '50 x 201, 50 x 409 out_of_stock', seen),
    ...problemUnless(halves.length === 0, `${halves.length} orders have one of two lines`),
    ...(await ledger.findProblems()),
  ]
}

/** The same order is cancelled twenty times at once. */
export const manyCancels: MultiNodeRaceTest = async (testApp) => {
  const { order, customer, product } = await testApp.createOrder({ quantity: 2 })
  const ledger = await createStockLedger(testApp.db, [product.id])
  const cancel = () =>
    customer.send(calls.updateOrderStatus, { params: { id: order.id }, body: { status: 'cancelled' } })
  const responses = await Promise.all(Array.from({ length: 20 }, cancel))
  const seen = countByStatus(responses)
  return [
    ...problemUnless(seen === '20 x 200', seen),
    ...(await findTransitionProblems(testApp, order.id, 1)),
    ...(await ledger.findProblems()),
  ]
}

/** Customer, shop and job act at the same moment; the first wins, the others get the current state. */
export const competingTransitions: RaceTest = async (testApp) => {
  const { order, customer, product, shop } = await testApp.createOrder({ quantity: 2, order_type: 'order' })
  const ledger = await createStockLedger(testApp.db, [product.id])
  const move = (user: TestUser, status: OrderStatus) => () =>
    user.send(calls.updateOrderStatus, { params: { id: order.id }, body: { status, reason: 'Sold out' } })
  const rivals = [move(customer, 'cancelled'), move(shop.merchant, 'declined')]

  const late = { ...testApp.deps, now: () => new Date(Date.parse(order.respond_by ?? '') + 1000) }
  const apart = synchronizeAt(testApp.db, 'update orders o set status', rivals.length + 1)
  const clockFaults: string[] = []
  const [responses] = await Promise.all([
    Promise.all(rivals.map((rival) => rival())),
    expireOrders(late, (error) => clockFaults.push(String(error))),
  ])
  apart()
  const won = responses.filter(({ status }) => status === 200)
  const lost = responses.filter(({ status }) => status !== 200)
  return [
    ...clockFaults,
    ...problemUnless(won.length <= 1, `${won.length} won`),
    ...problemUnless(
      lost.every(({ status, body }) => status === 409 && body.code === 'wrong_state'),
      countByStatus(responses),
    ),
    ...(await findTransitionProblems(testApp, order.id, 1)),
    ...(await ledger.findProblems()),
  ]
}

async function findTransitionProblems(
  testApp: { db: Db },
  orderId: string,
  expected: number,
): Promise<string[]> {
  const moved = await testApp.db.many(
    sql`select id from order_events where order_id = ${orderId} and kind = 'status_changed'`,
  )
  return problemUnless(moved.length === expected, `${moved.length} transitions were recorded`)
}

/** The limit of open reservations holds for twenty concurrent requests. */
export const manyReservations: MultiNodeRaceTest = async (testApp) => {
  const product = await testApp.createProduct({ stock: 50 })
  const ledger = await createStockLedger(testApp.db, [product.id])
  const user = await testApp.createCustomer()
  const reserve = () => placeOrder(user, product, { order_type: 'reservation' })
  const seen = countByStatus(await Promise.all(Array.from({ length: 20 }, reserve)))
  const max = orderLimits.maxOpenReservationsPerShop
  return [
    ...problemUnless(seen === `${20 - max} x 409 too_many_open_orders, ${max} x 201`, seen),
    ...(await ledger.findProblems()),
  ]
}

/** The same request with the same key, fifty times. */
export const sameKey: MultiNodeRaceTest = async (testApp) => {
  const product = await testApp.createProduct({ stock: 100 })
  const ledger = await createStockLedger(testApp.db, [product.id])
  const user = await testApp.createCustomer()
  const request = () =>
    retryWhileInProgress(() => placeOrder(user, product, { headers: { 'idempotency-key': 'the-same' } }))
  const responses = await Promise.all(Array.from({ length: 50 }, request))
  const different = new Set(responses.map(({ body }) => JSON.stringify(body)))
  const [row] = await testApp.db.many<{ stock: number }>(
    sql`select stock from products where id = ${product.id}`,
  )
  return [
    ...problemUnless(countByStatus(responses) === '50 x 201', countByStatus(responses)),
    ...problemUnless(different.size === 1, `${different.size} different responses`),
    ...problemUnless(row?.stock === 99, `${row?.stock} are left of 100`),
    ...(await ledger.findProblems()),
  ]
}

async function retryWhileInProgress<A extends { body: { code?: string } }>(
  request: () => Promise<A>,
): Promise<A> {
  const response = await request()
  return response.body.code === 'request_in_progress' ? retryWhileInProgress(request) : response
}

/** Interrupted before the write, after it, and before the response; the retry with the key has one effect in total. */
export const interruptedOrders: RaceTest = async (testApp) => {
  const write = 'with requested'
  const points: [type: OrderType, point: FaultPoint][] = [
    ['order', { before: write }],
    ['order', { after: write }],
    ['reservation', { before: write }],
    ['reservation', { after: write }],
    ['reservation', 'committed'],
  ]
  const failures: string[] = []
  for (const [order_type, point] of points) {
    const product = await testApp.createProduct({ stock: 10 })
    const ledger = await createStockLedger(testApp.db, [product.id])
    const user = await testApp.createCustomer()
    const key = randomUUID()
    const request = () => placeOrder(user, product, { order_type, headers: { 'idempotency-key': key } })

    const restore = failAt(testApp.db, point)
    const cut = await request()
    restore()
    const [first, second] = [await request(), await request()]
    const placed = await user.send(calls.listCustomerOrders, { params: { id: user.id } })
    failures.push(
      ...problemUnless(
        countByStatus([cut, first, second]) === '1 x 500 internal, 2 x 201',
        countByStatus([cut, first, second]),
      ),
      ...problemUnless(first.body.order?.id === second.body.order?.id, 'the retry made another order'),
      ...problemUnless(
        placed.body.pagination.total === 1,
        `${placed.body.pagination.total} orders instead of 1`,
      ),
      ...(await ledger.findProblems()),
    )
  }
  return failures
}

/** A merchant whose edit is based on an outdated version cannot bring back sold stock. */
export const staleEdit: MultiNodeRaceTest = async (testApp) => {
  const product = await testApp.createProduct({ stock: 100 })
  const { merchant } = product.shop
  const ledger = await createStockLedger(testApp.db, [product.id])
  const params = { id: product.id }
  const before = (await merchant.send(calls.getProduct, { params })).body.product
  const users = await createCustomers(testApp, 50)
  // at least one sale, so that the version is outdated
  const first = await placeOrder(await testApp.createCustomer(), product)
  const edit = () =>
    merchant.send(calls.updateProduct, { params, body: { stock: 100, version: before.version } })
  const [sales, edits] = await Promise.all([
    Promise.all(users.map((user) => placeOrder(user, product))),
    Promise.all(Array.from({ length: 10 }, edit)),
  ])
  const [row] = await testApp.db.many<{ stock: number }>(
    sql`select stock from products where id = ${product.id}`,
  )
  return [
    ...problemUnless(countByStatus([first, ...sales]) === '51 x 201', countByStatus(sales)),
    ...problemUnless(countByStatus(edits) === '10 x 409 stale_version', countByStatus(edits)),
    ...problemUnless(row?.stock === 49, `${row?.stock} are left of 100 less 51`),
    ...(await ledger.findProblems()),
  ]
}

/**
 * The price changes and the product is suspended while customers order; each pays one of the two prices, and nobody can
 * order afterwards.
 */
export const changingProduct: MultiNodeRaceTest = async (testApp) => {
  const product = await testApp.createProduct({ stock: 100, price_cents: 1200 })
  const { id: shopId, merchant } = product.shop
  const ledger = await createStockLedger(testApp.db, [product.id])
  const admin = await testApp.createAdmin()
  const users = await createCustomers(testApp, 60)
  const changes = async () => {
    const price = await merchant.send(calls.updateProduct, {
      params: { id: product.id },
      body: { price: 15 },
    })
    const stop = await admin.send(calls.rejectShop, { params: { id: shopId }, body: { reason: 'Mouldy' } })
    return [price, stop]
  }
  const [changed, responses] = await Promise.all([
    changes(),
    Promise.all(users.map((user) => placeOrder(user, product))),
  ])
  const late = await placeOrder(await testApp.createCustomer(), product)
  const others = responses.filter(({ status }) => status !== 201 && status !== 404)
  const totals = await testApp.db.many<{ total_cents: number }>(sql`
    select total_cents from orders where shop_id = ${shopId} and total_cents not in (1200, 1500)`)
  return [
    ...problemUnless(countByStatus(changed) === '2 x 200', countByStatus(changed)),
    ...problemUnless(others.length === 0, countByStatus(others)),
    ...problemUnless(totals.length === 0, `${totals.length} paid a third price`),
    ...problemUnless(late.status === 404, `the suspended shop responded ${late.status}`),
    ...(await ledger.findProblems()),
  ]
}
