import { isDeliveryOrder } from './delivery.ts'
import { orderLimits } from './limits.ts'
import {
  isActive,
  type OrderStatus,
  type OrderType,
  type PaymentStatus,
  terminalStatuses,
  unacceptablePaymentStatuses,
} from './transitions.ts'

/** Why an order has no pickup pass (any more). */
export const pickupPassProblems = ['unpaid', 'refunded', ...terminalStatuses] as const
export type PickupPassProblem = (typeof pickupPassProblems)[number]

type PickupFacts = {
  status: OrderStatus
  payment_status: PaymentStatus
  pickup_until: Date | null
  created_at: Date
}

/** Undefined while the pass can be shown: it ends with its order, and a week after the pickup deadline at the latest. */
export function findPickupPassProblem(order: PickupFacts, now: Date): PickupPassProblem | undefined {
  const { status, payment_status, pickup_until, created_at } = order
  if (!isActive(status)) return status
  if (payment_status === 'refunded') return 'refunded'
  if (unacceptablePaymentStatuses.includes(payment_status)) return 'unpaid'
  const deadline = pickup_until ?? created_at
  return now.getTime() > deadline.getTime() + orderLimits.passAfterPickupMs ? 'expired' : undefined
}

/** A delivery comes to its customer. */
export function isPickupOrder(order: { order_type: OrderType; delivery_address?: string | null }): boolean {
  return !isDeliveryOrder(order)
}
