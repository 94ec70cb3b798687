import {
  activeStatuses,
  initialStatuses,
  type OrderStatus,
  type OrderType,
  transitions,
} from '@mainstreet/contract/orders/transitions.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export type StockLedger = {
  /** Records a manual stock change by this many units. */
  recordStockEdit(productId: string, pieces: number): void
  /** Descriptions of what does not add up; empty when everything does. */
  findProblems(): Promise<string[]>
}

/** Counts the units of these products now, and checks later that every unit is accounted for. */
export async function createStockLedger(db: Queryable, productIds: string[]): Promise<StockLedger> {
  const expected = new Map(
    (await countPieces(db, productIds)).map(({ id, stock, taken }) => [id, stock + taken]),
  )
  return {
    recordStockEdit: (id, more) => void expected.set(id, (expected.get(id) ?? 0) + more),
    async findProblems() {
      const now = await countPieces(db, productIds)
      const stocks = now.filter(({ id, stock, taken }) => stock < 0 || stock + taken !== expected.get(id))
      return [
        ...stocks.map(
          ({ stock, taken, id }) => `${stock} left and ${taken} taken are not ${expected.get(id)}`,
        ),
        ...(await findHistoryProblems(db, productIds)),
      ]
    },
  }
}

/** Available units, and committed or sold ones. */
function countPieces(db: Queryable, ids: string[]) {
  return db.many<{ id: string; stock: number; taken: number }>(sql`
    select p.id, p.stock, coalesce((
      select sum(i.quantity) from order_lines i join orders o on o.id = i.order_id
      where i.product_id = p.id and o.status = any(${[...activeStatuses, 'completed']})
    ), 0)::integer as taken
    from products p where p.id = any(${ids}::uuid[])`)
}

type OrderHistory = {
  id: string
  status: OrderStatus
  order_type: OrderType
  total_cents: number
  items_cents: number
  events: { kind: string; from_status: OrderStatus | null; to_status: OrderStatus }[]
}

/** The events of each order must lead to its status by allowed transitions; its total must match its lines. */
async function findHistoryProblems(db: Queryable, productIds: string[]): Promise<string[]> {
  const orders = await db.many<OrderHistory>(sql`
    select id, status, order_type, total_cents,
      (select sum(price_cents * quantity)::bigint from order_lines where order_id = o.id) + delivery_fee_cents as items_cents,
      (select json_agg(e order by e.id) from order_events e where order_id = o.id) as events
    from orders o where id in (select order_id from order_lines where product_id = any(${productIds}::uuid[]))`)
  return orders.flatMap(({ id, status, order_type, total_cents, items_cents, events }) => {
    const failures =
      total_cents === items_cents ? [] : [`order ${id} charges ${total_cents} for ${items_cents}`]
    const replayed = replayEvents(order_type, events)
    return replayed === status
      ? failures
      : [...failures, `order ${id} is ${status}, its events say ${replayed}`]
  })
}

function replayEvents(type: OrderType, [first, ...rest]: OrderHistory['events']): string {
  if (first?.kind !== 'placed' || !initialStatuses[type].includes(first.to_status))
    return 'it was never placed'
  let at = first.to_status
  for (const { kind, from_status, to_status } of rest) {
    if (from_status !== at) return `it changed from ${from_status} while it was ${at}`
    if (kind === 'status_changed' && !transitions[type][at]?.[to_status]) return `${at} became ${to_status}`
    at = to_status
  }
  return at
}
