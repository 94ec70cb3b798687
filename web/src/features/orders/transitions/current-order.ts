import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { ApiError } from '../../../api/api-error.ts'
import { orderStatusLabel } from '../timeline-steps.ts'

/** The current order, from the conflict of a transition. */
export function getCurrentOrder(failure: unknown): Order | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'wrong_state') return undefined
  return (failure.body as { order?: Order } | undefined)?.order
}

export function notCanceledMessage(order: Order) {
  return {
    title: m.orders.cancel.tooLate[order.order_type],
    description: m.orders.cancel.currentStatus(order.shop_name, orderStatusLabel(order)),
  }
}

/** Undefined when the card already shows it. */
export function statusChangedMessage(before: Order, after: Order) {
  if (before.status === after.status && Boolean(before.ready_at) === Boolean(after.ready_at)) return undefined
  return {
    title: m.orderBoard.changed.title(after.customer_name),
    description: m.orderBoard.changed.status(orderStatusLabel(after, 'shop')),
  }
}
