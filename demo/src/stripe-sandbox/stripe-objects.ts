/** The fields of Stripe's objects that we read or write; names and types are Stripe's. */
type BaseObject<Kind extends string> = { id: string; object: Kind; created: number; livemode: false }

export type StripeMetadata = Record<string, string>

/** Fields that Stripe always sends, and that nobody here uses. */
export const sessionDefaults = {
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  shipping_options: [],
}
export const intentDefaults = { confirmation_method: 'automatic', payment_method_types: ['card'] }
export const chargeDefaults = {
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  metadata: {},
  paid: true,
}

export type StripeSession = BaseObject<'checkout.session'> & {
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
  metadata: StripeMetadata
  payment_method_types: ['card']
} & typeof sessionDefaults

export type StripePaymentIntent = BaseObject<'payment_intent'> & {
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
  metadata: StripeMetadata
} & typeof intentDefaults

export type StripeCharge = BaseObject<'charge'> & {
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  captured: boolean
  disputed: boolean
  refunded: boolean
  currency: string
  payment_intent: string
  payment_method_details: { card: { capture_before?: number }; type: 'card' }
  status: 'succeeded'
} & typeof chargeDefaults

export type StripeRefund = BaseObject<'refund'> & {
  amount: number
  balance_transaction: string | null
  charge: string
  payment_intent: string
  currency: string
  reason: string | null
  status: 'succeeded' | 'failed'
  failure_reason?: string
  metadata: StripeMetadata
}

export type StripeDispute = BaseObject<'dispute'> & {
  amount: number
  balance_transactions: StripeBalanceTransaction[]
  charge: string
  currency: string
  enhanced_eligibility_types: []
  evidence: { uncategorized_text?: string | undefined }
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number }
  is_charge_refundable: boolean
  metadata: StripeMetadata
  payment_intent: string
  reason: 'fraudulent' | 'product_not_received' | 'general'
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
}

type StripeFee = {
  amount: number
  application: null
  currency: string
  description: string | null
  type: 'stripe_fee'
}

export type StripeBalanceTransaction = Omit<BaseObject<'balance_transaction'>, 'livemode'> & {
  amount: number
  available_on: number
  currency: string
  description: string | null
  exchange_rate: null
  fee: number
  fee_details: StripeFee[]
  net: number
  reporting_category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal'
  /** The charge, refund or dispute. */
  source: string
  status: 'available'
  type: 'charge' | 'refund' | 'adjustment'
}

export type StripeEvent = BaseObject<'event'> & {
  type: string
  api_version: string
  pending_webhooks: number
  data: { object: StripeSession | StripePaymentIntent | StripeCharge | StripeRefund | StripeDispute }
  request: { id: null; idempotency_key: null }
}

export type StripeObject =
  | StripeSession
  | StripePaymentIntent
  | StripeCharge
  | StripeRefund
  | StripeDispute
  | StripeBalanceTransaction
  | StripeEvent
export type StripeObjectKind = StripeObject['object']
export type StripeObjectOf<K extends StripeObjectKind> = Extract<StripeObject, { object: K }>
