import { AsyncLocalStorage } from 'node:async_hooks'
import { type Db, getErrorCode } from '@mainstreet/platform/db/db.ts'
import { getTraceparent } from '@mainstreet/platform/trace/tracing.ts'
import { insertOrders, type OrderRequest } from './insert-orders-store.ts'
import type { OrderItemRow } from './present.ts'

export type OrderBatches = {
  /** Resolves after the commit with the items; with none when a condition of the request does not hold. */
  insert(request: OrderRequest): Promise<OrderItemRow[]>
}

type Waiting = {
  request: OrderRequest
  productIds: string[]
  /** Spans of the statement belong to the first request. */
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>
  /** Undefined when the batch wrote nothing: the request must then be written by itself. */
  resolve(items: OrderItemRow[] | undefined): void
  reject(error: unknown): void
}

/** The most that one statement writes. A request with more lines is a batch of its own. */
const maxBatch = { requests: 16, lines: 64 }

/**
 * One statement at a time for each product; requests that arrive meanwhile share the next one, as one commit. Statements
 * side by side would wait for the row of the product, each with a connection that other requests need.
 */
export function createOrderBatches(db: Db): OrderBatches {
  const productsBeingWritten = new Set<string>()
  let queue: Waiting[] = []

  function writeNext(): void {
    const batch = takeBatch(queue, productsBeingWritten)
    if (batch.length === 0) return
    const isTaken = new Set(batch)
    queue = queue.filter((waiting) => !isTaken.has(waiting))
    void write(batch)
  }

  async function write(batch: Waiting[]): Promise<void> {
    const productIds = batch.flatMap((waiting) => waiting.productIds)
    for (const id of productIds) productsBeingWritten.add(id)
    try {
      await writeBatch(db, batch)
    } catch {
      // the database hangs or is gone: requests that wait for their turn would time out one after the other
      for (const { resolve } of queue.splice(0)) resolve(undefined)
    } finally {
      for (const id of productIds) productsBeingWritten.delete(id)
      writeNext()
    }
  }

  return {
    async insert(request) {
      const items = await new Promise<OrderItemRow[] | undefined>((resolve, reject) => {
        queue.push({
          request: { ...request, traceparent: getTraceparent() },
          productIds: request.orders.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)),
          inContext: AsyncLocalStorage.snapshot(),
          resolve,
          reject,
        })
        writeNext()
      })
      return items ?? insertOrders(db, [request])
    },
  }
}

/**
 * The requests that can be written now, in the order of their arrival. What waits for a product that is being written holds
 * its other products for itself, or it could wait forever.
 */
function takeBatch(queue: readonly Waiting[], productsBeingWritten: ReadonlySet<string>): Waiting[] {
  const batch: Waiting[] = []
  const unavailable = new Set(productsBeingWritten)
  const customers = new Set<string>()
  let lines = 0
  for (const waiting of queue) {
    const { productIds, request } = waiting
    if (batch.length === maxBatch.requests) break
    if (productIds.some((id) => unavailable.has(id))) {
      for (const id of productIds) unavailable.add(id)
      continue
    }
    lines += productIds.length
    if (batch.length > 0 && lines > maxBatch.lines) break
    // limits count what is committed, so of each customer with limits it has one request
    const { limits, customerId = '' } = request.openOrders ?? {}
    if (limits && customers.has(customerId)) continue
    customers.add(customerId)
    batch.push(waiting)
  }
  return batch
}

/** Rejects after a failure that the requests did not cause. */
async function writeBatch(db: Db, batch: Waiting[]): Promise<void> {
  const [first] = batch
  if (!first) return
  try {
    const requests = batch.map(({ request }) => request)
    const items = await first.inContext(() => insertOrders(db, requests))
    for (const { request, resolve } of batch) {
      const ids = new Set(request.orders.map(({ order }) => order.id))
      const own = items.filter(({ order_id }) => ids.has(order_id))
      resolve(own.length > 0 || batch.length === 1 ? own : undefined)
    }
  } catch (error) {
    if (batch.length > 1 && isCausedByOneRequest(error)) {
      for (const { resolve } of batch) resolve(undefined)
      return
    }
    for (const { reject } of batch) reject(error)
    if (!isCausedByOneRequest(error)) throw error
  }
}

/** A key that is already used, another value that the database rejects, or stock that was sold meanwhile. */
const isCausedByOneRequest = (error: unknown) => /^(2[23]|40)/.test(getErrorCode(error))
