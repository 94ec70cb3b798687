import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { Outcome } from '../histories/append-history.ts'
import {
  checkOrderHistory,
  type OrderRequest,
  type OrderViolation,
  type StatusRequest,
  type StoredOrder,
} from '../histories/order-history.ts'
import type { Factories } from '../setup/factories.ts'

export type MixedLoad = {
  productIds: string[]
  /** Runs until the server stops responding, or for `maxMs`. */
  run(maxMs?: number): Promise<void>
  countAcknowledged(): number
  /** Compares all responses with what is stored; first retries each key without a response. */
  findProblems(reader: Queryable): Promise<(OrderViolation | string)[]>
}

/**
 * Customers who order, reserve, cancel and write, and merchants who change orders. Each records the response before its
 * next step.
 */
export async function createMixedLoad(testApp: Factories): Promise<MixedLoad> {
  const shop = await testApp.createShop()
  const products = [
    await testApp.createProduct({ shop, stock: 100_000 }),
    await testApp.createProduct({ shop, stock: 100_000 }),
    await testApp.createProduct({ shop, stock: 30 }),
  ]
  const customers = await Promise.all(Array.from({ length: 6 }, () => testApp.createCustomer()))
  const requests: OrderRequest[] = []
  const statusRequests: StatusRequest[] = []
  /** Acknowledged messages by id, and requests without a response by key. */
  const messages = new Set<string>()
  const unanswered = new Map<string, () => Promise<string | undefined>>()
  let count = 0

  type Who = (typeof customers)[number]

  async function order(user: Who, step: number, until: number): Promise<string | undefined> {
    const key = randomUUID()
    const lines = step % 3 === 0 ? products : [products[step % 2]]
    const body = {
      shop_id: shop.id,
      items: lines.map((product) => ({ product_id: product?.id, quantity: 1 })),
      order_type: step % 5 === 0 ? 'reservation' : 'order',
      customer_name: 'Kim',
    }
    const request = async () => {
      const attempt: OrderRequest = { process: user.id, key, outcome: 'unknown' }
      requests.push(attempt)
      const response = await user.send(calls.placeOrder, { body, headers: { 'idempotency-key': key } })
      // the connection to the database may have been lost after the commit: a retry with the same key finds out
      if (response.status < 500) unanswered.delete(key)
      attempt.outcome = getOutcome(response.status)
      if (response.status !== 201) return undefined
      const { id, status } = response.body.order
      Object.assign(attempt, { orderId: id, status })
      return id
    }
    unanswered.set(key, request)
    for (;;) {
      const id = await request()
      if (!unanswered.has(key) || performance.now() > until) return id
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  async function work(user: Who, until: number): Promise<void> {
    for (let step = 0; performance.now() < until; step++) {
      const id = await order(user, step, until)
      if (id === undefined) continue
      count += 1
      const sentMessage = await user.send(calls.sendOrderMessage, {
        params: { id },
        body: { message: `Number ${step}` },
      })
      if (sentMessage.status === 201) messages.add(sentMessage.body.message.id)
      const isCancel = step % 2 === 0
      const mover = isCancel ? user : shop.merchant
      const status = isCancel ? 'cancelled' : 'in_progress'
      const change: StatusRequest = { orderId: id, status, outcome: 'unknown' }
      statusRequests.push(change)
      const moved = await mover.send(calls.updateOrderStatus, { params: { id }, body: { status } })
      change.outcome = getOutcome(moved.status)
    }
  }

  return {
    productIds: products.map(({ id }) => id),
    countAcknowledged: () => count,
    async run(maxMs = 5000) {
      const until = performance.now() + maxMs
      // a client stops when the server is gone
      await Promise.all(customers.map((user) => work(user, until).catch(() => undefined)))
    },
    async findProblems(reader) {
      const again = [...unanswered.values()]
      unanswered.clear()
      for (const request of again) await request()
      const orders = await reader.many<StoredOrder>(sql`
        select id, customer_id as process, status from orders where customer_id = any(${customers.map(({ id }) => id)}::uuid[])`)
      const storedMessages = await reader.many<{ id: string }>(
        sql`select id from order_messages where id = any(${[...messages]}::uuid[])`,
      )
      return [
        ...checkOrderHistory({ requests, statusRequests, orders }).violations,
        ...(storedMessages.length === messages.size
          ? []
          : [`${messages.size - storedMessages.length} messages are lost`]),
      ]
    },
  }
}

const getOutcome = (status: number): Outcome => (status < 300 ? 'ok' : status < 500 ? 'fail' : 'unknown')
