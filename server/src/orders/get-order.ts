import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { notFound } from '../platform/http/api-error.ts'
import { type OrderRow, presentOrder } from './present.ts'
import { isTheShops } from './shop-visibility.ts'
import { eventsOf, findOrder, itemsOf } from './store.ts'

export async function getOrder(reader: Reader, viewer: Viewer, id: string): Promise<Order> {
  return withDetails(reader, await requireOrder(reader, viewer, id), viewer.id)
}

/** Another's order is as unknown as none. */
export async function requireOrder(reader: Reader, viewer: Viewer, id: string): Promise<OrderRow> {
  const order = await findOrder(reader, id)
  if (!order || !maySee(viewer, order)) throw notFound('Order')
  return order
}

/** As whom a viewer acts on an order. */
export function actorOf(viewer: Viewer, { shop_id }: OrderRow): Exclude<Actor, 'clock'> {
  if (viewer.role === 'admin') return 'admin'
  return ownsShop(viewer, shop_id) ? 'merchant' : 'customer'
}

export function maySee(viewer: Viewer, order: OrderRow): boolean {
  if (viewer.role === 'admin' || order.customer_id === viewer.id) return true
  return ownsShop(viewer, order.shop_id) && isTheShops(order)
}

export async function withDetails(reader: Reader, order: OrderRow, viewerId: string | null): Promise<Order> {
  const items = await itemsOf(reader, [order.id])
  const events = await eventsOf(reader, [order.id])
  return presentOrder(order, { items, events }, viewerId)
}
