import type { Order } from '@mainstreet/contract/orders/order.ts'
import {
  type Actor,
  canMarkReady,
  listAllowedTransitions,
  type OrderStatus,
  type OrderTransitionContext,
} from '@mainstreet/contract/orders/transitions.ts'

function toTransitionInput(order: Order, actor: Actor, now: Date): OrderTransitionContext {
  return {
    type: order.order_type,
    from: order.status,
    actor,
    facts: {
      now,
      ready_at: order.ready_at ? new Date(order.ready_at) : null,
      pickup_until: order.pickup_until ? new Date(order.pickup_until) : null,
      payment_status: order.payment_status,
    },
  }
}

/** The transitions that the rule allows this user now; the server decides again. */
export function getAllowedTransitions(order: Order, actor: Actor, now: Date): OrderStatus[] {
  return listAllowedTransitions(toTransitionInput(order, actor, now))
}

export function canBeMarkedReady(order: Order, actor: Actor, now: Date): boolean {
  return canMarkReady(toTransitionInput(order, actor, now)).ok
}
