import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminListRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import { requireReachablePage } from '@mainstreet/platform/http/require-reachable-page.ts'
import { buildOrderResponses } from '../orders/list-orders.ts'
import { countOrders, listOrderRows } from '../orders/store.ts'
import { buildOrderConditions } from './all-orders-store.ts'
import type { AdminListDeps } from './audit-log.ts'

type AllOrdersQuery = CallQuery<typeof calls.listAllOrders>

export async function listAllOrders(
  { db, totals, timeZone }: AdminListDeps,
  viewer: Viewer,
  query: AllOrdersQuery,
) {
  const { page, limit, ...filter } = query
  const where = buildOrderConditions({ ...filter, timeZone })
  const total = await totals.get(`orders ${JSON.stringify(filter)}`, () => countOrders(db, where))
  requireReachablePage({ page, limit, total })
  const rows = await listOrderRows(db, where, { limit, offset: (page - 1) * limit })
  await auditAdminListRead(db, viewer, 'order.list', rows)
  return {
    data: await buildOrderResponses(db, rows, viewer.id),
    pagination: createPagination({ page, limit, total, maxReachableItems: paging.maxReachableItems }),
  }
}
