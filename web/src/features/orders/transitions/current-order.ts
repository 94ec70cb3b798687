import type { Order } from '@mainstreet/contract/orders/order.ts'
import { ApiFailure } from '../../../api/api-error.ts'
import { statusWords } from '../timeline-steps.ts'

/** The order as it is now, where a transition came too early or too late. */
export function currentOrder(failure: unknown): Order | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'wrong_state') return undefined
  return (failure.body as { order?: Order } | undefined)?.order
}

export function notCanceledWords(order: Order) {
  return {
    title: `This ${order.order_type} can’t be canceled anymore`,
    description: `${order.shop_name}: ${statusWords(order)}.`,
  }
}

/** Undefined while the card already shows it. */
export function changedWords(before: Order, after: Order) {
  if (before.status === after.status && Boolean(before.ready_at) === Boolean(after.ready_at)) return undefined
  return {
    title: `${after.customer_name}: this order has changed`,
    description: `Status: ${statusWords(after, 'shop')}.`,
  }
}
