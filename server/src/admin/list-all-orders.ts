import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import { activeStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import { isUuid } from '@mainstreet/contract/uuid.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { buildOrderResponses } from '../orders/list-orders.ts'
import { listOrderRows } from '../orders/store.ts'
import { join, type Sql, sql } from '../platform/db/sql.ts'
import { requireReachablePage } from '../platform/http/require-reachable-page.ts'
import type { AdminListDeps } from './audit-log.ts'
import { beginsWith, withinDays } from './search-filters.ts'

type AllOrdersQuery = CallQuery<typeof calls.listAllOrders>

export async function listAllOrders({ db, totals }: AdminListDeps, viewer: Viewer, query: AllOrdersQuery) {
  const { page, limit, ...filter } = query
  const where = buildOrderConditions(filter)
  const total = await totals.get(`orders ${JSON.stringify(filter)}`, async () => {
    const row = await db.one<{ total: number }>(
      sql`select count(*)::integer as total from orders o where ${where}`,
    )
    return row?.total ?? 0
  })
  requireReachablePage({ page, limit, total })
  const rows = await listOrderRows(db, where, { limit, offset: (page - 1) * limit })
  return {
    data: await buildOrderResponses(db, rows, viewer.id),
    pagination: createPagination({ page, limit, total, maxReachableItems: paging.maxReachableItems }),
  }
}

function buildOrderConditions(filter: Omit<AllOrdersQuery, 'page' | 'limit'>): Sql {
  const { status, type, payment_status, active, shop_id, customer_id, search, from, to } = filter
  const conditions: Sql[] = [sql`true`, ...withinDays(sql`o.created_at`, from, to)]
  if (status) conditions.push(sql`o.status = ${status}`)
  if (type) conditions.push(sql`o.order_type = ${type}`)
  if (payment_status) conditions.push(sql`o.payment_status = ${payment_status}`)
  if (active) conditions.push(sql`(o.status = any(${[...activeStatuses]})) = ${active === 'true'}`)
  if (shop_id) conditions.push(sql`o.shop_id = ${shop_id}`)
  if (customer_id) conditions.push(sql`o.customer_id = ${customer_id}`)
  if (search && isUuid(search)) conditions.push(sql`(o.id = ${search} or o.parent_order_id = ${search})`)
  else if (search)
    conditions.push(
      sql`o.customer_id in (select id from users where ${beginsWith(sql`email`, search)} limit 200)`,
    )
  return join(conditions, ' and ')
}
