import type { DirectMessage, ThreadKey, ThreadSide } from './chat/message.ts'
import type { DashboardSection } from './live/live-server-frame.ts'
import type { OrderStatus, PaymentStatus } from './orders/transitions.ts'
import type { DisputeStatus } from './payments/dispute.ts'
import type { ShopStatus } from './shops/shop-status.ts'

export type OrderParties = { id: string; shop_id: string; customer_id: string }
type OrderEventPayload = OrderParties & { status: OrderStatus }

/** A thread with its counts of messages, in all and up to what each side has read. */
export type ThreadCounts = ThreadKey & {
  last_seq: number
  customer_count: number
  shop_count: number
  customer_read_seq: number
  customer_read_count: number
  shop_read_seq: number
  shop_read_count: number
}

/** An email that is decided on after the response, so that this does not reveal which addresses have an account. */
export type AuthEmailRequest = (
  | { kind: 'recover' | 'resend_signup' | 'resend_change' | 'otp' | 'otp_existing' }
  | { kind: 'email_change'; account_id: string }
) & {
  email: string
  redirect: {
    redirectTo: string
    challenge: { challenge: string; method: 's256' | 'plain' } | undefined
  }
  data?: Record<string, unknown>
}

/**
 * Every domain event with its payload. Events are durable: stored in the transaction that makes them true, handled at
 * least once, in any order, and retried one by one. The bus topics of the server (`BusTopics`) are different: broadcasts
 * between nodes, lost when nobody listens. Each event becomes a broadcast after it was handled, as a hint to open pages.
 */
export type DomainEvents = {
  'order.placed': OrderEventPayload
  'order.awaiting_payment': OrderEventPayload
  'order.ready': OrderEventPayload
  /** The card is charged first. */
  'order.ready_requested': OrderEventPayload
  'order.status_changed': OrderEventPayload & { from: OrderStatus }
  'order.payment_status_changed': OrderEventPayload & { payment_status: PaymentStatus }
  /** `id` is that of the message. */
  'order.message': OrderParties & { order_id: string }
  /** `id` is that of an order of the payment. */
  'payment.authorized': { id: string }
  'refund.failed': OrderParties & { refund_id: string }
  /** Somebody has refunded it in the provider's dashboard. One event for each order of the payment. */
  'refund.made_at_provider': OrderParties & { refund_id: string; notifies_admins: boolean }
  /** One event for each order of the payment. */
  'dispute.changed': OrderParties & {
    dispute_id: string
    status: DisputeStatus
    evidence_url: string
    notifies_admins: boolean
  }
  /** An admin has stopped or resumed them. */
  'card_payments.changed': { stopped: boolean }
  'chat.message_sent': { thread: ThreadCounts; message: DirectMessage }
  'chat.messages_read': { thread: ThreadCounts; reader: ThreadSide; seq: number }
  /** `submitted_at` distinguishes two submissions of a shop. */
  'shop.submitted': { id: string; owner_id: string | null; submitted_at: string }
  'shop.reviewed': { id: string; owner_id: string | null; from: ShopStatus; to: ShopStatus }
  'user.deleted': { id: string }
  'auth.email_requested': AuthEmailRequest
  /** Written by triggers. */
  'dashboard.changed': { section: DashboardSection }
}
export type EventName = keyof DomainEvents

type StripeDisputeEvent =
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'

/** What a webhook of Stripe says, as far as it concerns us: no personal data. */
export type StripeEventPayload =
  | {
      type: 'checkout.session.completed' | 'checkout.session.async_payment_succeeded'
      parent_order_id: string
      session: { id: string; amount_total: number | null; currency: string | null; livemode: boolean }
      intent_id: string
    }
  | { type: 'checkout.session.expired'; parent_order_id: string }
  | {
      type: 'payment_intent.succeeded' | 'payment_intent.canceled'
      intent: { id: string; status: string; amount_received: number }
    }
  | {
      type: 'refund.created' | 'refund.updated' | 'refund.failed'
      /** Null: nobody started it here. */
      refund_id: string | null
      refund: { id: string; status: string | null; failure_reason?: string | undefined }
    }
  | { type: 'charge.refunded'; intent_id: string; amount_refunded: number }
  | { type: StripeDisputeEvent; dispute_id: string }

/**
 * What is to be done about payments: durable like events, but a queue of its own, so that a card provider that hangs
 * delays no event.
 */
export type PaymentJobs = {
  /** `id` is the parent order of the checkout. */
  'payment.due': { id: string }
  'refund.due': { id: string }
  'stripe.event_received': StripeEventPayload
}
export type PaymentJobName = keyof PaymentJobs

/**
 * What leaves the marketplace, by channel: stored, retried and set aside like events, but each channel is a queue of its
 * own, so that a slow mail server delays no event.
 */
/** What the files of an email are made from when it is sent. */
export type MailAttachments = {
  /** Images that the email shows by their content id. */
  qrCodes: readonly { cid: string; url: string }[]
  appointments: readonly Appointment[]
}

/** An entry for the reader's calendar. Times are ISO 8601. */
export type Appointment = {
  /** The same for every email about it, so that a calendar has it once. */
  id: string
  title: string
  location: string
  description: string
  url: string
  start: string
  minutes: number
}

export type Deliveries = {
  email: {
    to: string
    subject: string
    text: string
    html: string
    attachments?: MailAttachments
    /** Turns emails like this one off. */
    unsubscribeUrl?: string
    /** The notification that the email belongs to. */
    notification_id: string | null
  }
  sms: {
    /** An E.164 number. */
    to: string
    text: string
    /** Not sent after this time: the code in it is then invalid. */
    expires_at: string
  }
}
export type DeliveryChannel = keyof Deliveries
