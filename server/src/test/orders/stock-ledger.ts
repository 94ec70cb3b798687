import {
  activeStatuses,
  initialStatuses,
  type OrderStatus,
  type OrderType,
  transitions,
} from '@mainstreet/contract/orders/transitions.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { findWrongStock, type ProductStock } from '../histories/order-history.ts'

export type StockLedger = {
  /** Records a manual stock change by this many units. */
  recordStockEdit(productId: string, pieces: number): void
  /** Descriptions of what does not add up; empty when everything does. */
  findProblems(): Promise<string[]>
}

/** Counts the units of these products now, and checks later that every unit is accounted for. */
export async function createStockLedger(db: Queryable, productIds: string[]): Promise<StockLedger> {
  const expected = new Map(
    (await countPieces(db, productIds)).map(({ productId, available, held, sold, returned }) => [
      productId,
      { initial: available + held + sold - returned, edited: 0 },
    ]),
  )
  const getExpected = (id: string) => expected.get(id) ?? { initial: 0, edited: 0 }
  return {
    recordStockEdit(id, more) {
      const { initial, edited } = getExpected(id)
      expected.set(id, { initial, edited: edited + more })
    },
    async findProblems() {
      const counts = await countPieces(db, productIds)
      const products = counts.map((one) => ({ ...one, ...getExpected(one.productId) }))
      return [
        ...findWrongStock(products).map((violation) => JSON.stringify(violation)),
        ...(await findHistoryProblems(db, productIds)),
      ]
    },
  }
}

type CountedStock = Omit<ProductStock, 'initial' | 'edited'>

function countPieces(db: Queryable, ids: string[]) {
  const counted = [...activeStatuses, 'completed']
  return db.many<CountedStock>(sql`
    select p.id as "productId", p.stock as available,
      coalesce(sum(i.quantity) filter (where o.status = any(${[...activeStatuses]})), 0)::integer as held,
      coalesce(sum(i.quantity) filter (where o.status = 'completed'), 0)::integer as sold,
      coalesce((
        select sum((line->>'quantity')::integer) from refunds r join orders refunded on refunded.id = r.order_id,
          jsonb_array_elements(r.restock) line
        where r.state = 'succeeded' and line->>'product_id' = p.id::text and refunded.status = any(${counted})
      ), 0)::integer as returned
    from products p left join order_lines i on i.product_id = p.id left join orders o on o.id = i.order_id
    where p.id = any(${ids}::uuid[]) group by p.id`)
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
