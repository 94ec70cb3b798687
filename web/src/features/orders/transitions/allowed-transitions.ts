import type { Order } from '@mainstreet/contract/orders/order.ts'
import {
  type Actor,
  mayMarkReady,
  movesFrom,
  type OrderStatus,
  type Step,
} from '@mainstreet/contract/orders/transitions.ts'

function stepOf(order: Order, actor: Actor, now: Date): Step {
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

/** What the rule lets this person do now; the server decides again. */
export function openMoves(order: Order, actor: Actor, now: Date): OrderStatus[] {
  return movesFrom(stepOf(order, actor, now))
}

export function canBeMarkedReady(order: Order, actor: Actor, now: Date): boolean {
  return mayMarkReady(stepOf(order, actor, now)).ok
}
