import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { createPagination, type Pagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Queryable } from '../platform/db/db.ts'
import { join, type Sql, sql } from '../platform/db/sql.ts'
import { notFoundError } from '../platform/http/api-error.ts'
import { type OrderRow, presentOrder } from './present.ts'
import { visibleToShopCondition } from './shop-visibility.ts'
import { activeOrderCondition, listOrderEvents, listOrderItems, listOrderRows } from './store.ts'

type ListOrdersQuery = CallQuery<typeof orderCalls.listShopOrders>
type OrderPage = { data: Order[]; pagination: Pagination }

export async function listShopOrders(
  reader: Queryable,
  viewer: Viewer,
  shopId: string,
  query: ListOrdersQuery,
): Promise<OrderPage> {
  if (viewer.role !== 'admin' && !ownsShop(viewer, shopId)) throw notFoundError('Shop')
  if (viewer.role === 'admin')
    await requireRow(reader, 'Shop', sql`select true from shops where id = ${shopId}`)

  return listOrders(reader, viewer, sql`o.shop_id = ${shopId} and ${visibleToShopCondition}`, query)
}

export async function listCustomerOrders(
  reader: Queryable,
  viewer: Viewer,
  customerId: string,
  query: ListOrdersQuery,
): Promise<OrderPage> {
  if (viewer.role !== 'admin' && viewer.id !== customerId) throw notFoundError('Customer')
  if (viewer.role === 'admin')
    await requireRow(reader, 'Customer', sql`select true from users where id = ${customerId}`)

  return listOrders(reader, viewer, sql`o.customer_id = ${customerId}`, query)
}

async function requireRow(reader: Queryable, entityName: string, query: Sql): Promise<void> {
  if (!(await reader.one(query))) throw notFoundError(entityName)
}

async function listOrders(
  reader: Queryable,
  viewer: Viewer,
  ownerCondition: Sql,
  query: ListOrdersQuery,
): Promise<OrderPage> {
  const { page, limit } = query
  const where = join([ownerCondition, ...conditions(query)], ' and ')
  const [countRow, rows] = await Promise.all([
    reader.one<{ total: number }>(sql`select count(*)::integer as total from orders o where ${where}`),
    listOrderRows(reader, where, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: await buildOrderResponses(reader, rows, viewer.id),
    pagination: createPagination({ page, limit, total: countRow?.total ?? 0 }),
  }
}

function conditions({ type, status, active }: ListOrdersQuery): Sql[] {
  const all: Sql[] = []
  if (type) all.push(sql`o.order_type = ${type}`)
  if (status) all.push(sql`o.status = ${status}`)
  if (active) all.push(active === 'true' ? activeOrderCondition : sql`not ${activeOrderCondition}`)
  return all
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
