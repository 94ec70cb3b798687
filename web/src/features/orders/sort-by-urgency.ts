import type { Order } from '@mainstreet/contract/orders/order.ts'

type OrderFacts = Pick<Order, 'payment_status' | 'ready_at' | 'pickup_from' | 'pickup_until' | 'created_at'>

/** What the customer must do next comes first: pay, then pick up before the deadline, then what is ready soonest. */
export function sortByUrgency<O extends OrderFacts>(orders: readonly O[]): O[] {
  return orders.toSorted((a, b) => getStage(a) - getStage(b) || getDueMs(a) - getDueMs(b))
}

function getStage({ payment_status, ready_at }: OrderFacts): number {
  if (payment_status === 'awaiting_payment' || payment_status === 'failed') return 0
  return ready_at ? 1 : 2
}

function getDueMs({ ready_at, pickup_from, pickup_until, created_at }: OrderFacts): number {
  return Date.parse((ready_at ? pickup_until : pickup_from) ?? created_at)
}
