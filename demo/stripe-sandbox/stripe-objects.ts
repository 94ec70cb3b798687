/** The fields of Stripe's objects that this street reads or writes; names and shapes are Stripe's. */
type Base<Kind extends string> = { id: string; object: Kind; created: number; livemode: false }

export type Metadata = Record<string, string>

export type Session = Base<'checkout.session'> & {
  mode: 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_subtotal: number
  amount_total: number
  currency: string
  client_reference_id: string | null
  customer_email: string | null
  expires_at: number
  success_url: string
  cancel_url: string | null
  url: string | null
  payment_intent: string | null
  metadata: Metadata
  payment_method_types: ['card']
}

export type Intent = Base<'payment_intent'> & {
  amount: number
  amount_capturable: number
  amount_received: number
  currency: string
  capture_method: 'automatic' | 'manual'
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled'
  latest_charge: string | null
  cancellation_reason: string | null
  canceled_at: number | null
  last_payment_error: { type: 'card_error'; code: string; message: string } | null
  metadata: Metadata
}

export type Charge = Base<'charge'> & {
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  refunded: boolean
  currency: string
  payment_intent: string
  status: 'succeeded'
}

export type Refund = Base<'refund'> & {
  amount: number
  charge: string
  payment_intent: string
  currency: string
  reason: string | null
  status: 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Metadata
}

export type Event = Base<'event'> & {
  type: string
  api_version: string
  pending_webhooks: number
  data: { object: Session | Intent | Charge | Refund }
  request: { id: null; idempotency_key: null }
}

export type Thing = Session | Intent | Charge | Refund | Event
export type Kind = Thing['object']
export type ThingOf<K extends Kind> = Extract<Thing, { object: K }>
