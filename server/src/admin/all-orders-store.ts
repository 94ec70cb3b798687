import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { parseOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { activeStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { isUuid } from '@mainstreet/contract/uuid.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { beginsWith, withinDays } from './search-filters-sql.ts'

type AllOrdersFilter = Omit<CallQuery<typeof calls.listAllOrders>, 'page' | 'limit'> & { timeZone: string }

/** Of the order `o`. */
export function buildOrderConditions(filter: AllOrdersFilter): Sql {
  const { status, type, payment_status, active, shop_id, customer_id, search } = filter
  const conditions: Sql[] = [sql`true`, ...withinDays(sql`o.created_at`, filter)]
  if (status) conditions.push(sql`o.status = ${status}`)
  if (type) conditions.push(sql`o.order_type = ${type}`)
  if (payment_status) conditions.push(sql`o.payment_status = ${payment_status}`)
  if (active) conditions.push(sql`(o.status = any(${[...activeStatuses]})) = ${active === 'true'}`)
  if (shop_id) conditions.push(sql`o.shop_id = ${shop_id}`)
  if (customer_id) conditions.push(sql`o.customer_id = ${customer_id}`)
  if (search && isUuid(search)) conditions.push(sql`(o.id = ${search} or o.parent_order_id = ${search})`)
  else if (search) conditions.push(numberOrEmailMatches(search))
  return join(conditions, ' and ')
}

/** The beginning of an email address can look like an order number. */
function numberOrEmailMatches(search: string): Sql {
  const ofCustomer = sql`o.customer_id = any(array(select id from users where ${beginsWith(sql`email`, search)} limit 200))`
  const number = parseOrderNumber(search)
  return number === undefined ? ofCustomer : sql`(right(o.id::text, 8) = ${number} or ${ofCustomer})`
}
