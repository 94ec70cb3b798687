import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/order.ts'
import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'

export type PaymentFacts = {
  state: PaymentState
  session_id: string | null
  capture_cents: number | null
  expires_at: Date
}
export type PartFacts = { status: OrderStatus; payment_status: PaymentStatus; total_cents: number }

export type Step =
  | { do: 'open_session' }
  | { do: 'close_session' }
  | { do: 'decide'; capture_cents: number }
  | { do: 'capture' }
  | { do: 'wait' }

const isAccepted = ({ status }: PartFacts) =>
  status === 'in_progress' || status === 'completed' || status === 'no_show'

/**
 * What is to be done next about a checkout's money, from where it is and where its orders are (design 5): one
 * capture for what the shops have accepted, when the last of them has answered; nothing accepted lets it go.
 */
export function nextStep(payment: PaymentFacts, parts: readonly PartFacts[], now: Date): Step {
  const isPending = parts.some(({ status }) => status === 'pending')
  if (payment.state === 'open') {
    if (!isPending || payment.expires_at <= now) return { do: 'close_session' }
    return payment.session_id === null ? { do: 'open_session' } : { do: 'wait' }
  }
  if (payment.state !== 'authorized') return { do: 'wait' }
  if (payment.capture_cents !== null) return { do: 'capture' }
  if (isPending) return { do: 'wait' }
  const accepted = parts.filter((part) => part.payment_status === 'authorized' && isAccepted(part))
  return { do: 'decide', capture_cents: accepted.reduce((sum, { total_cents }) => sum + total_cents, 0) }
}
