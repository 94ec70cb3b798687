import type { Outcome } from './append-history.ts'
import { groupBy } from './group-by.ts'

/** One attempt to place an order, or a checkout: then the id is that of the checkout. Attempts share their key. */
export type OrderRequest = {
  process: string
  key: string
  outcome: Outcome
  orderId?: string
  status?: string
}
export type StatusRequest = { orderId: string; status: string; outcome: Outcome }
/** A row of the final database; `process` is its customer, as in the requests. */
export type StoredOrder = { id: string; process: string; status: string }
/** Units of one product: available, taken by open orders, by completed ones, and of these returned. */
export type ProductStock = {
  productId: string
  initial: number
  edited: number
  available: number
  held: number
  sold: number
  returned: number
}

export type OrderHistory = {
  /** Those of one key in the order in which they were sent. */
  requests: OrderRequest[]
  /** In the order in which they were sent; those of one order one after the other. */
  statusRequests?: StatusRequest[]
  orders: StoredOrder[]
  products?: ProductStock[]
}

export type OrderViolation =
  | { kind: 'lost_order'; id: string; key: string; process: string }
  | { kind: 'duplicate_order'; id: string; times: number }
  | { kind: 'key_with_several_orders'; key: string; ids: string[] }
  | { kind: 'order_of_several_keys'; id: string; keys: string[] }
  /** More orders of this customer than requests whose outcome is unknown. */
  | { kind: 'unexpected_orders'; process: string; ids: string[]; unknown: number }
  | { kind: 'wrong_status'; id: string; expected: string[]; found: string }
  | StockViolation
export type StockViolation = { kind: 'wrong_stock' | 'negative_stock' } & ProductStock

/** Compares the responses to customers with the final database. */
export function checkOrderHistory(history: OrderHistory): { violations: OrderViolation[] } {
  const acknowledged = history.requests.filter((one) => one.outcome === 'ok' && one.orderId !== undefined)
  const stored = groupBy(history.orders, ({ id }) => id)
  return {
    violations: [
      ...findLost(acknowledged, stored),
      ...[...stored]
        .filter(([, rows]) => rows.length > 1)
        .map(([id, rows]) => ({ kind: 'duplicate_order' as const, id, times: rows.length })),
      ...findMixedKeys(acknowledged),
      ...findUnexpected(history, acknowledged),
      ...findWrongStatuses(acknowledged, history.statusRequests ?? [], stored),
      ...findWrongStock(history.products ?? []),
    ],
  }
}

function findLost(acknowledged: OrderRequest[], stored: Map<string, StoredOrder[]>): OrderViolation[] {
  const byId = groupBy(acknowledged, ({ orderId = '' }) => orderId)
  return [...byId].flatMap(([id, [request]]) =>
    stored.has(id) || !request
      ? []
      : [{ kind: 'lost_order' as const, id, key: request.key, process: request.process }],
  )
}

/** Customers choose their keys independently of each other. */
const getKey = ({ process, key }: OrderRequest) => `${process} ${key}`
const distinct = (texts: string[]) => [...new Set(texts)]

function findMixedKeys(acknowledged: OrderRequest[]): OrderViolation[] {
  const ofKeys = [...groupBy(acknowledged, getKey).values()].map((all) => ({
    key: all[0]?.key ?? '',
    ids: distinct(all.map(({ orderId = '' }) => orderId)),
  }))
  const ofOrders = [...groupBy(acknowledged, ({ orderId = '' }) => orderId)].map(([id, all]) => ({
    id,
    keys: distinct(all.map(getKey)),
  }))
  return [
    ...ofKeys
      .filter(({ ids }) => ids.length > 1)
      .map((one) => ({ kind: 'key_with_several_orders' as const, ...one })),
    ...ofOrders
      .filter(({ keys }) => keys.length > 1)
      .map((one) => ({ kind: 'order_of_several_keys' as const, ...one })),
  ]
}

/** An order that is missing from all responses belongs to a request without one, and each key has at most one. */
function findUnexpected({ requests, orders }: OrderHistory, acknowledged: OrderRequest[]): OrderViolation[] {
  const acknowledgedIds = new Set(acknowledged.map(({ orderId }) => orderId))
  const untold = groupBy(
    orders.filter(({ id }) => !acknowledgedIds.has(id)),
    ({ process }) => process,
  )
  // the last attempt decides: a client repeats a key in order to find out
  const unknownKeys = new Map<string, Set<string>>()
  for (const { process, key, outcome } of requests) {
    const keys = unknownKeys.get(process) ?? new Set()
    if (outcome === 'unknown') unknownKeys.set(process, keys.add(key))
    else keys.delete(key)
  }
  return [...untold].flatMap(([process, rows]) => {
    const ids = distinct(rows.map(({ id }) => id))
    const unknown = unknownKeys.get(process)?.size ?? 0
    return ids.length <= unknown ? [] : [{ kind: 'unexpected_orders' as const, process, ids, unknown }]
  })
}

function findWrongStatuses(
  acknowledged: OrderRequest[],
  changes: StatusRequest[],
  stored: Map<string, StoredOrder[]>,
): OrderViolation[] {
  const expected = new Map<string, Set<string>>()
  for (const { orderId, status } of acknowledged)
    if (orderId !== undefined && status !== undefined) expected.set(orderId, new Set([status]))
  for (const { orderId, status, outcome } of changes) {
    if (outcome === 'ok') expected.set(orderId, new Set([status]))
    if (outcome === 'unknown') expected.get(orderId)?.add(status)
  }
  return [...expected].flatMap(([id, statuses]) => {
    const found = stored.get(id)?.[0]?.status
    return found === undefined || statuses.has(found)
      ? []
      : [{ kind: 'wrong_status' as const, id, expected: [...statuses], found }]
  })
}

/** Every unit is accounted for, and nothing is sold that was not there. */
export function findWrongStock(products: ProductStock[]): StockViolation[] {
  return products.flatMap((product): StockViolation[] => {
    const { initial, edited, available, held, sold, returned } = product
    if (Math.min(available, held, sold, returned) < 0) return [{ kind: 'negative_stock', ...product }]
    return initial + edited === available + held + sold - returned
      ? []
      : [{ kind: 'wrong_stock', ...product }]
  })
}
