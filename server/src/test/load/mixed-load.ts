import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { Factories } from '../setup/factories.ts'

export type MixedLoad = {
  productIds: string[]
  /** Runs until the server stops responding, or for `maxMs`. */
  run(maxMs?: number): Promise<void>
  countAcknowledged(): number
  /** Describes every acknowledged write that is missing; first retries each key without a response. */
  findProblems(reader: Queryable): Promise<string[]>
}

type StatusByOrder = Map<string, string>

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
  /** The last acknowledged status by order, message texts by id, and requests without a response by key. */
  const orders: StatusByOrder = new Map()
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
      const response = await user.send(calls.placeOrder, { body, headers: { 'idempotency-key': key } })
      // the connection to the database may have been lost after the commit: a retry with the same key finds out
      if (response.status < 500) unanswered.delete(key)
      if (response.status === 201) orders.set(response.body.order.id, response.body.order.status)
      return response.status === 201 ? response.body.order.id : undefined
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
      // until the response the status may be either
      orders.set(id, `${orders.get(id)} or ${status}`)
      const moved = await mover.send(calls.updateOrderStatus, { params: { id }, body: { status } })
      if (moved.status === 200) orders.set(id, status)
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
      const known = [...orders.keys()]
      const rows = await reader.many<{ id: string; status: string }>(
        sql`select id, status from orders where id = any(${known}::uuid[])`,
      )
      const found = new Map(rows.map(({ id, status }) => [id, status]))
      const all = await reader.many<{ id: string }>(sql`
        select id from orders where customer_id = any(${customers.map(({ id }) => id)}::uuid[])`)
      const storedMessages = await reader.many<{ id: string }>(
        sql`select id from order_messages where id = any(${[...messages]}::uuid[])`,
      )
      return [
        ...[...orders]
          .filter(([id, status]) => !status.split(' or ').includes(found.get(id) ?? 'lost'))
          .map(([id, status]) => `order ${id} was ${status} and is ${found.get(id) ?? 'lost'}`),
        ...all
          .filter(({ id }) => !orders.has(id))
          .map(({ id }) => `order ${id} exists without a response to anyone`),
        ...(storedMessages.length === messages.size
          ? []
          : [`${messages.size - storedMessages.length} messages are lost`]),
      ]
    },
  }
}
