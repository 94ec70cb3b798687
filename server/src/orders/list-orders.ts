import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { QueryOf } from '@mainstreet/contract/call.ts'
import type { orderCalls } from '@mainstreet/contract/orders/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { type Pagination, paginationOf } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { join, type Sql, sql } from '../platform/db/sql.ts'
import { notFound } from '../platform/http/api-error.ts'
import { type OrderRow, presentOrder } from './present.ts'
import { ofTheShop } from './shop-visibility.ts'
import { eventsOf, isActive, itemsOf, pageOfOrders } from './store.ts'

type OrderQuery = QueryOf<typeof orderCalls.listShopOrders>
type OrderPage = { data: Order[]; pagination: Pagination }

export async function listShopOrders(
  reader: Reader,
  viewer: Viewer,
  shopId: string,
  query: OrderQuery,
): Promise<OrderPage> {
  if (viewer.role !== 'admin' && !ownsShop(viewer, shopId)) throw notFound('Shop')
  if (viewer.role === 'admin')
    await requireRow(reader, 'Shop', sql`select true from shops where id = ${shopId}`)

  return listOrders(reader, viewer, sql`o.shop_id = ${shopId} and ${ofTheShop}`, query)
}

export async function listCustomerOrders(
  reader: Reader,
  viewer: Viewer,
  customerId: string,
  query: OrderQuery,
): Promise<OrderPage> {
  if (viewer.role !== 'admin' && viewer.id !== customerId) throw notFound('Customer')
  if (viewer.role === 'admin')
    await requireRow(reader, 'Customer', sql`select true from users where id = ${customerId}`)

  return listOrders(reader, viewer, sql`o.customer_id = ${customerId}`, query)
}

async function requireRow(reader: Reader, thing: string, query: Sql): Promise<void> {
  if (!(await reader.one(query))) throw notFound(thing)
}

async function listOrders(reader: Reader, viewer: Viewer, whose: Sql, query: OrderQuery): Promise<OrderPage> {
  const { page, limit } = query
  const where = join([whose, ...conditions(query)], ' and ')
  const [counted, rows] = await Promise.all([
    reader.one<{ total: number }>(sql`select count(*)::integer as total from orders o where ${where}`),
    pageOfOrders(reader, where, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: await withAllDetails(reader, rows, viewer.id),
    pagination: paginationOf({ page, limit, total: counted?.total ?? 0 }),
  }
}

function conditions({ type, status, active }: OrderQuery): Sql[] {
  const all: Sql[] = []
  if (type) all.push(sql`o.order_type = ${type}`)
  if (status) all.push(sql`o.status = ${status}`)
  if (active) all.push(active === 'true' ? isActive : sql`not ${isActive}`)
  return all
}

/** Two statements for the whole page. */
export async function withAllDetails(reader: Reader, rows: OrderRow[], viewerId: string): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [items, events] = await Promise.all([itemsOf(reader, ids), eventsOf(reader, ids)])
  const itemsById = Map.groupBy(items, ({ order_id }) => order_id)
  const eventsById = Map.groupBy(events, ({ order_id }) => order_id)
  return rows.map((row) =>
    presentOrder(row, { items: itemsById.get(row.id) ?? [], events: eventsById.get(row.id) ?? [] }, viewerId),
  )
}
