import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'

export type PaymentFacts = {
  state: PaymentState
  session_id: string | null
  capture_cents: number | null
  expires_at: Date
  /** From then on the hold must be captured or ended. */
  capture_due_at: Date | null
}
export type PaymentOrderFacts = {
  id: string
  status: OrderStatus
  payment_status: PaymentStatus
  total_cents: number
  ready_at: Date | null
  ready_requested_at: Date | null
}

export type PaymentStep =
  | { do: 'open_session' }
  | { do: 'close_session' }
  | { do: 'expire_orders' }
  | { do: 'decide'; capture_cents: number; order_ids: string[] }
  | { do: 'capture' }
  | { do: 'wait' }

const isAccepted = ({ status }: PaymentOrderFacts) =>
  status === 'in_progress' || status === 'completed' || status === 'no_show'

/** The shop waits for the charge, or has handed the order over. */
const needsCharge = ({ status, ready_at, ready_requested_at }: PaymentOrderFacts) =>
  status === 'completed' || status === 'no_show' || ready_at !== null || ready_requested_at !== null

/**
 * Decides the next action from the state of the payment and its orders. There is one capture: once the last shop has
 * responded, for what the shops have accepted; earlier, when an order is ready or the hold would lapse, also for the
 * orders that still wait for their shop. A void if nothing was accepted.
 */
export function getPaymentStep(
  payment: PaymentFacts,
  orders: readonly PaymentOrderFacts[],
  now: Date,
): PaymentStep {
  const pending = orders.filter(({ status }) => status === 'pending')
  if (payment.state === 'open') {
    if (pending.length === 0 || payment.expires_at <= now) return { do: 'close_session' }
    return payment.session_id === null ? { do: 'open_session' } : { do: 'wait' }
  }
  if (payment.state !== 'authorized') return { do: 'wait' }
  if (payment.capture_cents !== null) return { do: 'capture' }

  const held = orders.filter(({ payment_status }) => payment_status === 'authorized')
  const accepted = held.filter(isAccepted)
  const isDue = payment.capture_due_at !== null && payment.capture_due_at <= now
  if (pending.length > 0) {
    if (isDue && accepted.length === 0) return { do: 'expire_orders' }
    if (!isDue && !accepted.some(needsCharge)) return { do: 'wait' }
  }
  const captured = held.filter((order) => isAccepted(order) || order.status === 'pending')
  return {
    do: 'decide',
    capture_cents: captured.reduce((sum, { total_cents }) => sum + total_cents, 0),
    order_ids: captured.map(({ id }) => id),
  }
}
