import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { type OrderRow, presentOrder } from './present.ts'
import { isVisibleToShop } from './shop-visibility.ts'
import { findOrder, listOrderEvents, listOrderItems } from './store.ts'

export async function getOrder(reader: Queryable, viewer: Viewer, id: string): Promise<Order> {
  const order = await requireOrder(reader, viewer, id)
  await auditAdminRead(reader, viewer, { action: 'order.read', subjectId: id })
  return buildOrderResponse(reader, order, viewer.id)
}

/** Throws 404 also when the order belongs to someone else. */
export async function requireOrder(reader: Queryable, viewer: Viewer, id: string): Promise<OrderRow> {
  const order = await findOrder(reader, id)
  if (!order || !canViewOrder(viewer, order)) throw notFoundError('order')
  return order
}

/** The role in which a viewer acts on an order. */
export function getOrderActor(viewer: Viewer, { shop_id }: OrderRow): Exclude<Actor, 'system'> {
  if (viewer.role === 'admin') return 'admin'
  return ownsShop(viewer, shop_id) ? 'merchant' : 'customer'
}

export function canViewOrder(viewer: Viewer, order: OrderRow): boolean {
  if (viewer.role === 'admin' || order.customer_id === viewer.id) return true
  return ownsShop(viewer, order.shop_id) && isVisibleToShop(order)
}

export async function buildOrderResponse(
  reader: Queryable,
  order: OrderRow,
  viewerId: string | null,
): Promise<Order> {
  const items = await listOrderItems(reader, [order.id])
  const events = await listOrderEvents(reader, [order.id])
  return presentOrder(order, { items, events }, viewerId)
}
