import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { createPagination, type Pagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import type { Sql } from '@mainstreet/platform/db/sql.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { userExists } from '../cart/store.ts'
import {
  customerOrdersCondition,
  openOrdersWithProductsCondition,
  shopOrdersCondition,
} from './order-conditions-sql.ts'
import { type OrderRow, presentOrder } from './present.ts'
import { countOrders, listOrderEvents, listOrderItems, listOrderRows, shopExists } from './store.ts'

type ListOrdersQuery = CallQuery<typeof orderCalls.listShopOrders>
type OrderPage = { data: Order[]; pagination: Pagination }

export async function listShopOrders(
  reader: Queryable,
  viewer: Viewer,
  shopId: string,
  query: ListOrdersQuery,
): Promise<OrderPage> {
  await requireShopAccess(reader, viewer, shopId)
  await auditAdminRead(reader, viewer, { action: 'shop.read_orders', subjectId: shopId })
  return listOrders(reader, viewer, shopOrdersCondition(shopId, query), query)
}

/** The open orders that contain one of the products. */
export async function countOpenOrders(
  reader: Queryable,
  viewer: Viewer,
  shopId: string,
  productIds: string[],
): Promise<number> {
  await requireShopAccess(reader, viewer, shopId)
  return countOrders(reader, openOrdersWithProductsCondition(shopId, productIds))
}

async function requireShopAccess(reader: Queryable, viewer: Viewer, shopId: string): Promise<void> {
  if (viewer.role !== 'admin' && !ownsShop(viewer, shopId)) throw notFoundError('shop')
  if (viewer.role === 'admin' && !(await shopExists(reader, shopId))) throw notFoundError('shop')
}

export async function listCustomerOrders(
  reader: Queryable,
  viewer: Viewer,
  customerId: string,
  query: ListOrdersQuery,
): Promise<OrderPage> {
  if (viewer.role !== 'admin' && viewer.id !== customerId) throw notFoundError('customer')
  if (viewer.role === 'admin' && !(await userExists(reader, customerId))) throw notFoundError('customer')

  await auditAdminRead(reader, viewer, { action: 'user.read_orders', subjectId: customerId })
  return listOrders(reader, viewer, customerOrdersCondition(customerId, query), query)
}

async function listOrders(
  reader: Queryable,
  viewer: Viewer,
  where: Sql,
  { page, limit }: ListOrdersQuery,
): Promise<OrderPage> {
  const [total, rows] = await Promise.all([
    countOrders(reader, where),
    listOrderRows(reader, where, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: await buildOrderResponses(reader, rows, viewer.id),
    pagination: createPagination({ page, limit, total }),
  }
}

/** Two statements for the whole page. */
export async function buildOrderResponses(
  reader: Queryable,
  rows: OrderRow[],
  viewerId: string,
): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [items, events] = await Promise.all([listOrderItems(reader, ids), listOrderEvents(reader, ids)])
  const itemsById = Map.groupBy(items, ({ order_id }) => order_id)
  const eventsById = Map.groupBy(events, ({ order_id }) => order_id)
  return rows.map((row) =>
    presentOrder(row, { items: itemsById.get(row.id) ?? [], events: eventsById.get(row.id) ?? [] }, viewerId),
  )
}
