import { AsyncLocalStorage } from 'node:async_hooks'
import { type Db, getErrorCode } from '@mainstreet/platform/db/db.ts'
import { type InsertOrdersInput, insertOrders, mergeInputs } from './insert-orders-store.ts'
import type { OrderItemRow } from './present.ts'

/** An order of one product by one customer, with what its statement must check. */
export type SingleOrder = Required<Pick<InsertOrdersInput, 'orders' | 'openOrders' | 'storedResponses'>>

export type OrderBatches = {
  /**
   * Resolves after the commit with the items. Undefined when the batch wrote nothing, because the conditions of any of its
   * orders do not hold: its orders must then be inserted one by one.
   */
  insert(order: SingleOrder): Promise<OrderItemRow[] | undefined>
}

type Waiting = {
  order: SingleOrder
  /** Spans of the statement belong to the request of its first order. */
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>
  resolve(items: OrderItemRow[] | undefined): void
  reject(error: unknown): void
}

/** Each size is a statement of its own, which each connection keeps a plan of. */
const batchSizes = [16, 8, 4, 2, 1]

/**
 * One statement at a time for each product; orders that arrive meanwhile share the next one, as one commit. Statements
 * side by side would wait for the row of the product, each with a connection that other requests need.
 */
export function createOrderBatches(db: Db): OrderBatches {
  const queues = new Map<string, Waiting[]>()

  async function writeAll(key: string, queue: Waiting[]): Promise<void> {
    try {
      for (let batch = takeBatch(queue); batch; batch = takeBatch(queue)) await writeBatch(db, batch)
    } catch {
      // the database hangs or is gone: orders that wait for their turn would time out one after the other
      for (const { resolve } of queue) resolve(undefined)
    } finally {
      queues.delete(key)
    }
  }

  return {
    insert: (order) =>
      new Promise((resolve, reject) => {
        const waiting = { order, inContext: AsyncLocalStorage.snapshot(), resolve, reject }
        const key = toKey(order)
        const queue = queues.get(key)
        if (queue) queue.push(waiting)
        else {
          const first = [waiting]
          queues.set(key, first)
          void writeAll(key, first)
        }
      }),
  }
}

/** Statements with and without stored responses differ. */
const toKey = ({ orders, storedResponses }: SingleOrder) =>
  `${orders[0]?.order.product_id} ${storedResponses.length}`

/** Removes them from the queue. Limits count what is committed, so of each customer with limits it has one order. */
function takeBatch(queue: Waiting[]): Waiting[] | undefined {
  const customers = new Set<string>()
  const shareable = queue.filter(({ order }) =>
    order.openOrders.every(({ limits, customerId }) => {
      const isFirst = !customers.has(customerId)
      customers.add(customerId)
      return isFirst || !limits
    }),
  )
  const size = batchSizes.find((one) => one <= shareable.length)
  if (size === undefined) return undefined
  const batch = new Set(shareable.slice(0, size))
  queue.splice(0, queue.length, ...queue.filter((one) => !batch.has(one)))
  return [...batch]
}

/** Rejects after a failure that the orders did not cause. */
async function writeBatch(db: Db, batch: Waiting[]): Promise<void> {
  const [first] = batch
  if (!first) return
  try {
    const input = mergeInputs(batch.map(({ order }) => order))
    const items = await first.inContext(() => insertOrders(db, input))
    for (const { order, resolve } of batch) {
      const own = items.filter(({ order_id }) => order.orders.some(({ order: { id } }) => id === order_id))
      resolve(own.length > 0 || batch.length === 1 ? own : undefined)
    }
  } catch (error) {
    if (batch.length > 1 && isCausedByOneOrder(error)) {
      for (const { resolve } of batch) resolve(undefined)
      return
    }
    for (const { reject } of batch) reject(error)
    if (!isCausedByOneOrder(error)) throw error
  }
}

/** A key that is already used, another value that the database rejects, or stock that was sold meanwhile. */
const isCausedByOneOrder = (error: unknown) => /^(2[23]|40)/.test(getErrorCode(error))
