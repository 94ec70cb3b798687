import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { ApiError } from '../../api/api-error.ts'
import { orderStatusLabel } from './timeline-steps.ts'

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
