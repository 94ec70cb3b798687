import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { orderStatusLabel } from './timeline-steps.ts'

/** The text for screen readers after the second list has replaced the first. */
export function announceForCustomer(before: readonly Order[], after: readonly Order[]): string[] {
  return findChangedOrders(before, after).map(({ order }) =>
    m.orders.update(order.shop_name, orderStatusLabel(order)),
  )
}

export function announceForShop(before: readonly Order[], after: readonly Order[]): string[] {
  return findChangedOrders(before, after, { withNew: true }).map(({ order, isNew }) =>
    isNew
      ? m.orders.received[order.order_type](order.customer_name)
      : m.orders.update(order.customer_name, orderStatusLabel(order, 'shop')),
  )
}

function findChangedOrders(before: readonly Order[], after: readonly Order[], { withNew = false } = {}) {
  const previousById = new Map(before.map((order) => [order.id, order]))
  return after.flatMap((order) => {
    const old = previousById.get(order.id)
    if (!old) return withNew ? [{ order, isNew: true }] : []
    const same = old.status === order.status && old.ready_at === order.ready_at
    return same ? [] : [{ order, isNew: false }]
  })
}
