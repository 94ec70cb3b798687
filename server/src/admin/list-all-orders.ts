import type { QueryOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import { activeStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { paginationOf } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { withAllDetails } from '../orders/list-orders.ts'
import { pageOfOrders } from '../orders/store.ts'
import { join, type Sql, sql } from '../platform/db/sql.ts'
import { requireReachable } from '../platform/http/require-reachable-page.ts'
import type { Lists } from './audit-log.ts'
import { beginsWith, withinDays } from './search-filters.ts'

type AllOrdersQuery = QueryOf<typeof calls.listAllOrders>

export async function listAllOrders({ db, totals }: Lists, viewer: Viewer, query: AllOrdersQuery) {
  const { page, limit, ...filter } = query
  const where = conditionsOf(filter)
  const total = await totals.get(`orders ${JSON.stringify(filter)}`, async () => {
    const row = await db.one<{ total: number }>(
      sql`select count(*)::integer as total from orders o where ${where}`,
    )
    return row?.total ?? 0
  })
  requireReachable({ page, limit, total })
  const rows = await pageOfOrders(db, where, { limit, offset: (page - 1) * limit })
  return {
    data: await withAllDetails(db, rows, viewer.id),
    pagination: paginationOf({ page, limit, total, reachable: paging.reachable }),
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function conditionsOf(filter: Omit<AllOrdersQuery, 'page' | 'limit'>): Sql {
  const { status, type, payment_status, active, shop_id, customer_id, search, from, to } = filter
  const all: Sql[] = [sql`true`, ...withinDays(sql`o.created_at`, from, to)]
  if (status) all.push(sql`o.status = ${status}`)
  if (type) all.push(sql`o.order_type = ${type}`)
  if (payment_status) all.push(sql`o.payment_status = ${payment_status}`)
  if (active) all.push(sql`(o.status = any(${[...activeStatuses]})) = ${active === 'true'}`)
  if (shop_id) all.push(sql`o.shop_id = ${shop_id}`)
  if (customer_id) all.push(sql`o.customer_id = ${customer_id}`)
  if (search && uuid.test(search)) all.push(sql`(o.id = ${search} or o.parent_order_id = ${search})`)
  else if (search)
    all.push(sql`o.customer_id in (select id from users where ${beginsWith(sql`email`, search)} limit 200)`)
  return join(all, ' and ')
}
