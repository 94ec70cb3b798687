import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'

export type PaymentFacts = {
  state: PaymentState
  session_id: string | null
  capture_cents: number | null
  expires_at: Date
}
export type PaymentOrderFacts = { status: OrderStatus; payment_status: PaymentStatus; total_cents: number }

export type PaymentStep =
  | { do: 'open_session' }
  | { do: 'close_session' }
  | { do: 'decide'; capture_cents: number }
  | { do: 'capture' }
  | { do: 'wait' }

const isAccepted = ({ status }: PaymentOrderFacts) =>
  status === 'in_progress' || status === 'completed' || status === 'no_show'

/**
 * Decides the next action from the state of the payment and its orders: one capture for what the shops have accepted,
 * once the last shop has responded; a void if nothing was accepted.
 */
export function getPaymentStep(
  payment: PaymentFacts,
  orders: readonly PaymentOrderFacts[],
  now: Date,
): PaymentStep {
  const isPending = orders.some(({ status }) => status === 'pending')
  if (payment.state === 'open') {
    if (!isPending || payment.expires_at <= now) return { do: 'close_session' }
    return payment.session_id === null ? { do: 'open_session' } : { do: 'wait' }
  }
  if (payment.state !== 'authorized') return { do: 'wait' }
  if (payment.capture_cents !== null) return { do: 'capture' }
  if (isPending) return { do: 'wait' }
  const accepted = orders.filter((order) => order.payment_status === 'authorized' && isAccepted(order))
  return { do: 'decide', capture_cents: accepted.reduce((sum, { total_cents }) => sum + total_cents, 0) }
}
