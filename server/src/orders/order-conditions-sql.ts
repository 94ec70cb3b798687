import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'

// Conditions for the table alias `o`.

/** Written out, so that the partial index `orders_active_of_shop` is used. */
export const activeOrderCondition = sql`o.status in ('pending', 'reserved', 'in_progress')`

/** The same rule as `isVisibleToShop`. */
export const visibleToShopCondition = sql`o.payment_status <> 'awaiting_payment' and (o.payment_status <> 'voided' or o.respond_by is not null)`

/** The shop has accepted the order, whatever happened later. A captured order that it has not is not the shop's money. */
export const acceptedByShopCondition = sql`o.status not in ('pending', 'declined', 'expired') and not exists (
    select from order_events e where e.order_id = o.id and e.from_status = 'pending' and e.to_status = 'cancelled')`

type OrderFilter = Pick<CallQuery<typeof orderCalls.listShopOrders>, 'type' | 'status' | 'active'>

export function shopOrdersCondition(shopId: string, filter: OrderFilter): Sql {
  return join(
    [sql`o.shop_id = ${shopId} and ${visibleToShopCondition}`, ...filterConditions(filter)],
    ' and ',
  )
}

/** One statement reads the open orders of the shop, and a line of each: a product may have many past orders. */
export function openOrdersWithProductsCondition(shopId: string, productIds: string[]): Sql {
  return sql`${shopOrdersCondition(shopId, { active: 'true' })} and exists (
    select from order_lines l where l.order_id = o.id and l.product_id = any(${productIds}::uuid[]))`
}

export function customerOrdersCondition(customerId: string, filter: OrderFilter): Sql {
  return join([sql`o.customer_id = ${customerId}`, ...filterConditions(filter)], ' and ')
}

function filterConditions({ type, status, active }: OrderFilter): Sql[] {
  const all: Sql[] = []
  if (type) all.push(sql`o.order_type = ${type}`)
  if (status) all.push(sql`o.status = ${status}`)
  if (active) all.push(active === 'true' ? activeOrderCondition : sql`not ${activeOrderCondition}`)
  return all
}
