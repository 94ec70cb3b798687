import type {
  NotificationContent,
  NotifiedRefund,
} from '@mainstreet/contract/notifications/notification-content.ts'
import type { NotificationEvent } from '@mainstreet/contract/notifications/notification-events.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import { type DisputeStatus, isDisputeClosed } from '@mainstreet/contract/payments/dispute.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { isVisibleToShop } from '../orders/shop-visibility.ts'
import type {
  DisputeNotificationData,
  NotificationDraft,
  OrderNotificationData,
  UnreadThread,
} from './store.ts'

type StatusTransition = { actor: string; reason: string | null }

const getItems = ({ first_item, first_quantity, lines }: OrderNotificationData) => ({
  name: first_item,
  quantity: first_quantity,
  others: lines - 1,
})

const maxExcerptChars = 160
const truncate = (text: string) => truncateText(text, maxExcerptChars)

function forShop(
  { owner_id }: OrderNotificationData,
  event: NotificationEvent,
  content: NotificationContent,
): NotificationDraft[] {
  return owner_id ? [{ user_id: owner_id, event, ...content }] : []
}

function forCustomer(
  { customer_id }: OrderNotificationData,
  event: NotificationEvent,
  content: NotificationContent,
): NotificationDraft[] {
  return [{ user_id: customer_id, event, ...content }]
}

function forAdmins(adminIds: readonly string[], content: NotificationContent): NotificationDraft[] {
  return adminIds.map((user_id) => ({ user_id, event: 'payment_attention', ...content }))
}

/** The parameters that most notifications of a customer (or of a shop) have. */
const getCustomerParams = (order: OrderNotificationData) => ({
  order_type: order.order_type,
  shop: order.shop_name,
  items: getItems(order),
})
const getShopParams = (order: OrderNotificationData) => ({
  order_type: order.order_type,
  customer: order.customer_name,
  items: getItems(order),
})

/** Without the customer's name, which would outlive the account. */
const getAdminParams = (order: OrderNotificationData) => ({
  shop: order.shop_name,
  number: formatOrderNumber(order),
})

function getDeliveryAddress(order: OrderNotificationData): string | null {
  return isDeliveryOrder(order) ? order.delivery_address : null
}

export function orderPlacedNotifications(order: OrderNotificationData): NotificationDraft[] {
  const card_cents = order.payment_status === 'authorized' ? order.total_cents : null
  const params = { ...getShopParams(order), card_cents, delivery_address: getDeliveryAddress(order) }
  return forShop(order, 'order_placed', { code: 'order_placed', params })
}

/** One for all orders of a checkout that are paid in the shops; a card payment has its own. */
export function orderReceivedNotifications(
  checkoutOrders: readonly OrderNotificationData[],
): NotificationDraft[] {
  const orders = checkoutOrders.filter(({ payment_status }) => payment_status === 'none')
  const [first] = orders
  if (!first) return []
  const params = {
    order_type: first.order_type,
    shops: orders.map(({ shop_name }) => shop_name),
    awaits_shop: orders.some(({ status }) => status === 'pending'),
  }
  const source = `checkout ${first.parent_order_id}`
  return forCustomer(first, 'order_confirmation', { code: 'order_received', params }).map((draft) => ({
    ...draft,
    source,
  }))
}

/** What happens to the customer's payment after this status change. */
function getRefund({ payment_status, capture_cents }: OrderNotificationData): NotifiedRefund {
  // the charge is under way, and its refund follows
  if (payment_status === 'authorized' && capture_cents !== null) return 'refunded'
  if (payment_status === 'authorized' || payment_status === 'voided') return 'released'
  return ['paid', 'partially_refunded', 'refunded'].includes(payment_status) ? 'refunded' : null
}

/** The customer is notified of every charge and refund, the shop of what needs its action. */
export function paymentNotifications(
  order: OrderNotificationData,
  status: PaymentStatus,
): NotificationDraft[] {
  const { shop_name: shop, customer_name: customer, order_type, total_cents, refunded_cents } = order
  const items = getItems(order)
  const notifyCustomer = (content: NotificationContent) => forCustomer(order, 'order_payment', content)
  if (status === 'paid')
    return notifyCustomer({ code: 'payment_charged', params: { shop, items, cents: total_cents } })
  if (status === 'partially_refunded' || status === 'refunded')
    return notifyCustomer({ code: 'payment_refunded', params: { shop, items, refunded_cents, total_cents } })
  if (status === 'failed')
    return [
      ...notifyCustomer({ code: 'payment_failed', params: { shop, items } }),
      ...forShop(order, 'order_payment', { code: 'payment_failed_for_shop', params: { customer, items } }),
    ]
  // a payment that was never made and was cancelled by hand needs no notification
  if (status === 'voided' && order.status === 'expired' && !isVisibleToShop(order))
    return notifyCustomer({ code: 'payment_expired', params: { order_type, shop } })
  return []
}

/** One confirmation for all orders of a payment, with their pickup codes. */
export function paymentAuthorizedNotifications(
  orders: readonly OrderNotificationData[],
): NotificationDraft[] {
  const [first] = orders
  if (!first) return []
  const params = {
    total_cents: orders.reduce((sum, { total_cents }) => sum + total_cents, 0),
    orders: orders.map((order) => ({
      shop: order.shop_name,
      number: formatOrderNumber(order),
      items: getItems(order),
      total_cents: order.total_cents,
      pickup_code: order.pickup_code,
      delivery_address: getDeliveryAddress(order),
    })),
  }
  return forCustomer(first, 'order_payment', { code: 'payment_authorized', params })
}

export function refundFailedNotifications(order: OrderNotificationData, cents: number): NotificationDraft[] {
  const { shop_name: shop, customer_name: customer } = order
  const items = getItems(order)
  return [
    ...forCustomer(order, 'order_payment', { code: 'refund_failed', params: { shop, items, cents } }),
    ...forShop(order, 'order_payment', {
      code: 'refund_failed_for_shop',
      params: { customer, items, cents },
    }),
  ]
}

type RefundAtProvider = { cents: number; adminIds: readonly string[] }

/** The customer is notified of it as of every refund. */
export function refundAtProviderNotifications(
  order: OrderNotificationData,
  { cents, adminIds }: RefundAtProvider,
): NotificationDraft[] {
  const params = { customer: order.customer_name, items: getItems(order), cents }
  return [
    ...forShop(order, 'order_payment', { code: 'refund_at_provider_for_shop', params }),
    ...forAdmins(adminIds, {
      code: 'refund_at_provider_for_admin',
      params: { ...getAdminParams(order), cents },
    }),
  ]
}

type DisputeChange = {
  dispute: DisputeNotificationData
  status: DisputeStatus
  evidenceUrl: string
  adminIds: readonly string[]
}

/** The shop sees its share, admins the whole amount. The customer knows from the bank. */
export function disputeNotifications(
  order: OrderNotificationData,
  { dispute, status, evidenceUrl, adminIds }: DisputeChange,
): NotificationDraft[] {
  const ofShop = { customer: order.customer_name, items: getItems(order), cents: dispute.share_cents }
  const ofAdmin = { ...getAdminParams(order), cents: dispute.amount_cents }
  if (!isDisputeClosed(status)) {
    const opened = {
      is_inquiry: status.startsWith('warning_'),
      evidence_until: dispute.evidence_due_at?.toISOString() ?? null,
      time_zone: dispute.time_zone,
      evidence_url: evidenceUrl,
    }
    return [
      ...forShop(order, 'order_payment', {
        code: 'dispute_opened_for_shop',
        params: { ...ofShop, ...opened },
      }),
      ...forAdmins(adminIds, { code: 'dispute_opened_for_admin', params: { ...ofAdmin, ...opened } }),
    ]
  }
  const outcome = status === 'won' || status === 'lost' ? status : 'ended'
  return [
    ...forShop(order, 'order_payment', { code: `dispute_${outcome}_for_shop`, params: ofShop }),
    ...forAdmins(adminIds, { code: `dispute_${outcome}_for_admin`, params: ofAdmin }),
  ]
}

export function orderReadyNotifications(order: OrderNotificationData): NotificationDraft[] {
  const { shop_name: shop, pickup_code } = order
  const items = getItems(order)
  const delivery_address = getDeliveryAddress(order)
  if (delivery_address) {
    const params = { shop, items, pickup_code, delivery_address }
    return forCustomer(order, 'order_ready', { code: 'order_out_for_delivery', params })
  }
  const params = { shop, items, pickup_code }
  return forCustomer(order, 'order_ready', { code: 'order_ready_for_pickup', params })
}

export function pickupReminderNotifications(order: OrderNotificationData): NotificationDraft[] {
  const { pickup_code, pickup_until, time_zone } = order
  if (!pickup_until) return []
  const params = {
    ...getCustomerParams(order),
    pickup_code,
    pickup_until: pickup_until.toISOString(),
    time_zone: time_zone ?? openingHoursLimits.defaultTimeZone,
  }
  return forCustomer(order, 'order_reminder', { code: 'order_pickup_reminder', params })
}

type TransitionNotifications = (order: OrderNotificationData, move: StatusTransition) => NotificationDraft[]

/** The recipients of each status change. Whoever made the change is not notified. */
const transitionNotifications: Partial<Record<OrderStatus, TransitionNotifications>> = {
  reserved: (order) =>
    forCustomer(order, 'order_accepted', { code: 'order_confirmed', params: getCustomerParams(order) }),
  in_progress: (order) =>
    forCustomer(order, 'order_accepted', { code: 'order_in_preparation', params: getCustomerParams(order) }),
  completed: (order) => {
    const code = isDeliveryOrder(order) ? 'order_delivered' : 'order_picked_up'
    const params = { shop: order.shop_name, items: getItems(order) }
    return forCustomer(order, 'order_completed', { code, params })
  },
  declined: (order, { reason }) =>
    forCustomer(order, 'order_declined', {
      code: 'order_declined',
      params: getRejectionParams(order, reason),
    }),
  cancelled: (order, { actor, reason }) => [
    ...(actor === 'merchant'
      ? []
      : forShop(order, 'order_cancelled', { code: 'order_cancelled', params: getShopParams(order) })),
    ...(actor === 'customer'
      ? []
      : forCustomer(order, 'order_cancelled_by_shop', {
          code: 'order_cancelled_by_shop',
          params: getRejectionParams(order, reason),
        })),
  ],
  expired: (order) => [
    ...forShop(order, 'order_expired', { code: 'order_expired', params: getShopParams(order) }),
    ...forCustomer(order, 'order_expired_unanswered', {
      code: 'order_expired_unanswered',
      params: { ...getCustomerParams(order), refund: getRefund(order) },
    }),
  ],
  no_show: (order) =>
    isDeliveryOrder(order)
      ? forCustomer(order, 'order_no_show', {
          code: 'order_not_delivered',
          params: { shop: order.shop_name, items: getItems(order) },
        })
      : forCustomer(order, 'order_no_show', {
          code: 'order_not_picked_up',
          params: getCustomerParams(order),
        }),
}

function getRejectionParams(order: OrderNotificationData, reason: string | null) {
  return {
    ...getCustomerParams(order),
    reason: reason ? truncate(reason) : null,
    refund: getRefund(order),
  }
}

export function orderStatusNotifications(
  order: OrderNotificationData,
  to: OrderStatus,
  move: StatusTransition,
): NotificationDraft[] {
  return transitionNotifications[to]?.(order, move) ?? []
}

export function orderMessageNotifications(
  order: OrderNotificationData,
  senderType: string,
  text: string,
): NotificationDraft[] {
  const { order_type, customer_name: customer, shop_name: shop } = order
  const message = truncate(text)
  return senderType === 'customer'
    ? forShop(order, 'order_message', {
        code: 'order_message_from_customer',
        params: { order_type, customer, message },
      })
    : forCustomer(order, 'order_message', {
        code: 'order_message_from_shop',
        params: { order_type, shop, message },
      })
}

export function shopReviewedNotifications(
  ownerId: string,
  { name, rejection_reason }: { name: string; rejection_reason: string | null },
  to: string,
): NotificationDraft[] {
  if (to === 'approved')
    return [{ user_id: ownerId, event: 'shop_approved', code: 'shop_approved', params: { shop: name } }]
  const params = { shop: name, reason: rejection_reason }
  return [{ user_id: ownerId, event: 'shop_rejected', code: 'shop_rejected', params }]
}

type PendingShop = { name: string; location: string }

export function shopSubmittedNotifications(
  adminIds: readonly string[],
  { name, location }: PendingShop,
): NotificationDraft[] {
  // without the owner's name, which would outlive the account
  const params = { shop: name, location }
  return adminIds.map((user_id) => ({
    user_id,
    event: 'shop_pending_approval',
    code: 'shop_submitted',
    params,
  }))
}

export function unreadMessagesNotification({
  recipient_id,
  from_name,
  unread_count,
}: UnreadThread): NotificationDraft {
  const params = { from: from_name, count: unread_count }
  return { user_id: recipient_id, event: 'message_unread', code: 'messages_unread', params }
}
