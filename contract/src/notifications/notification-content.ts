import type { OrderType } from '../orders/transitions.ts'

/** The items of an order in short: the first one, and how many other products there are. */
export type NotifiedItems = { name: string; quantity: number; others: number }

/** What becomes of an online payment: the hold is released, or the amount is refunded. */
export type NotifiedRefund = 'released' | 'refunded' | null

export type AuthorizedOrder = {
  shop: string
  number: string
  items: NotifiedItems
  total_cents: number
  pickup_code: string
  delivery_address: string | null
}

type ToCustomer = { shop: string; items: NotifiedItems }
type ToShop = { customer: string; items: NotifiedItems }
/** For admins, who know an order by its number. */
type OfOrder = { shop: string; number: string }
type OpenedDispute = {
  cents: number
  /** No money has moved yet. */
  is_inquiry: boolean
  evidence_until: string | null
  time_zone: string
  evidence_url: string
}
type WithType = { order_type: OrderType }

/**
 * What a notification says: its code and the values that its text shows. They are stored, so a code keeps its
 * parameters; a text that needs others gets a new code.
 */
export type NotificationParams = {
  /** `card_cents`: the authorized amount, null for an order that is paid in the shop. */
  order_placed: ToShop & WithType & { card_cents: number | null; delivery_address: string | null }
  /** For all orders of a checkout that is paid in the shops. `awaits_shop`: a shop has to confirm. */
  order_received: WithType & { shops: string[]; awaits_shop: boolean }
  order_confirmed: ToCustomer & WithType
  order_in_preparation: ToCustomer & WithType
  order_declined: ToCustomer & WithType & { reason: string | null; refund: NotifiedRefund }
  order_ready_for_pickup: ToCustomer & { pickup_code: string }
  /** `pickup_until` is an ISO 8601 time. */
  order_pickup_reminder: ToCustomer &
    WithType & { pickup_code: string; pickup_until: string; time_zone: string }
  order_out_for_delivery: ToCustomer & { pickup_code: string; delivery_address: string }
  order_picked_up: ToCustomer
  order_delivered: ToCustomer
  order_cancelled: ToShop & WithType
  order_cancelled_by_shop: ToCustomer & WithType & { reason: string | null; refund: NotifiedRefund }
  order_expired: ToShop & WithType
  order_expired_unanswered: ToCustomer & WithType & { refund: NotifiedRefund }
  order_not_picked_up: ToCustomer & WithType
  order_not_delivered: ToCustomer
  order_message_from_customer: WithType & { customer: string; message: string }
  order_message_from_shop: WithType & { shop: string; message: string }
  /** For all orders of a payment. */
  payment_authorized: { total_cents: number; orders: AuthorizedOrder[] }
  payment_charged: ToCustomer & { cents: number }
  payment_refunded: ToCustomer & { refunded_cents: number; total_cents: number }
  payment_failed: ToCustomer
  payment_failed_for_shop: ToShop
  payment_expired: WithType & { shop: string }
  refund_failed: ToCustomer & { cents: number }
  refund_failed_for_shop: ToShop & { cents: number }
  refund_at_provider_for_shop: ToShop & { cents: number }
  refund_at_provider_for_admin: OfOrder & { cents: number }
  /** `evidence_until`: null when the bank requires no evidence. */
  dispute_opened_for_shop: ToShop & OpenedDispute
  dispute_opened_for_admin: OfOrder & OpenedDispute
  dispute_won_for_shop: ToShop & { cents: number }
  dispute_won_for_admin: OfOrder & { cents: number }
  dispute_lost_for_shop: ToShop & { cents: number }
  dispute_lost_for_admin: OfOrder & { cents: number }
  dispute_ended_for_shop: ToShop & { cents: number }
  dispute_ended_for_admin: OfOrder & { cents: number }
  /** `from` is null when the account of the customer is gone. */
  messages_unread: { from: string | null; count: number }
  shop_approved: { shop: string }
  shop_rejected: { shop: string; reason: string | null }
  shop_submitted: { shop: string; location: string }
}

export type NotificationCode = keyof NotificationParams

/** A code with its parameters. */
export type NotificationContent = {
  [Code in NotificationCode]: { code: Code; params: NotificationParams[Code] }
}[NotificationCode]

/** `body` may have several lines. */
export type NotificationText = { title: string; body: string }

export type NotificationTexts = {
  [Code in NotificationCode]: (params: NotificationParams[Code]) => NotificationText
}
