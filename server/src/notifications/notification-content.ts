import { formatMoney } from '@mainstreet/contract/money.ts'
import type { NotificationEvent } from '@mainstreet/contract/notifications/notification-events.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import { isVisibleToShop } from '../orders/shop-visibility.ts'
import type { NewNotification, OrderNotificationData, UnreadThread } from './store.ts'

type StatusTransition = { actor: string; reason: string | null }
type NotificationContent = Omit<NewNotification, 'source' | 'subject'>

const getOrderNoun = ({ order_type }: OrderNotificationData) => order_type

function summarizeItems({ first_quantity, first_item, lines }: OrderNotificationData): string {
  const first = `${first_quantity} x ${first_item}`
  return lines === 1 ? first : `${first} and ${lines - 1} more`
}

const formatReason = (reason: string | null) => (reason ? ` ${quote(reason)}` : '')
const quote = (text: string) => `“${text.length > 160 ? `${text.slice(0, 159)}…` : text}”`

function createShopNotifications(
  order: OrderNotificationData,
  event: NotificationEvent,
  title: string,
  body = `${summarizeItems(order)}.`,
): NotificationContent[] {
  return order.owner_id ? [{ user_id: order.owner_id, event, title, body }] : []
}

function createCustomerNotifications(
  order: OrderNotificationData,
  event: NotificationEvent,
  title: string,
  body = `${summarizeItems(order)}.`,
): NotificationContent[] {
  return [{ user_id: order.customer_id, event, title, body }]
}

export function orderPlacedNotifications(order: OrderNotificationData): NotificationContent[] {
  const title = `New ${getOrderNoun(order)} from ${order.customer_name}`
  const isCardPaid = order.payment_status === 'authorized'
  const paymentText = isCardPaid ? ` ${formatMoney(order.total_cents)} by card once you accept.` : ''
  const deliveryText = isDeliveryOrder(order) ? ` To be brought to ${order.delivery_address}.` : ''
  return createShopNotifications(
    order,
    'order_placed',
    title,
    `${summarizeItems(order)}.${deliveryText}${paymentText}`,
  )
}

/** What happens to the customer's payment after this status change. */
function getRefundText({ payment_status }: OrderNotificationData): string {
  if (payment_status === 'authorized' || payment_status === 'voided')
    return ' Nothing is charged, and the hold on your card is let go.'
  if (['paid', 'partially_refunded', 'refunded'].includes(payment_status))
    return ' What you paid goes back to your card.'
  return ''
}

/** The customer is notified of every charge and refund, the shop of what needs its action. */
export function paymentNotifications(
  order: OrderNotificationData,
  status: PaymentStatus,
): NotificationContent[] {
  const { shop_name, customer_name, total_cents, refunded_cents } = order
  const createForCustomer = (title: string, text: string) =>
    createCustomerNotifications(order, 'order_payment', title, `${summarizeItems(order)}. ${text}`)
  const [total, refunded] = [formatMoney(total_cents), formatMoney(refunded_cents)]
  if (status === 'paid')
    return createForCustomer(`${total} paid at ${shop_name}`, `Your card was charged ${total}.`)
  if (status === 'partially_refunded' || status === 'refunded')
    return createForCustomer(
      `${shop_name} has given money back`,
      `${refunded} of ${total} is on its way to your card.`,
    )
  if (status === 'failed')
    return [
      ...createForCustomer('Your card could not be charged', `Ask ${shop_name} before you come.`),
      ...createShopNotifications(
        order,
        'order_payment',
        `${customer_name}'s card could not be charged`,
        `${summarizeItems(order)}. Do not hand it over before it is paid.`,
      ),
    ]
  // a payment that was never made and was cancelled by hand needs no notification
  if (status === 'voided' && order.status === 'expired' && !isVisibleToShop(order))
    return createForCustomer(
      `Your ${getOrderNoun(order)} at ${shop_name} was not paid in time`,
      'Nothing was charged, and your cart is as you left it.',
    )
  return []
}

/** One confirmation for all orders of a payment, with their pickup codes. */
export function paymentAuthorizedNotifications(
  orders: readonly OrderNotificationData[],
): NotificationContent[] {
  const [first] = orders
  if (!first) return []
  const total = formatMoney(orders.reduce((sum, { total_cents }) => sum + total_cents, 0))
  const orderLines = orders.map(
    (order) =>
      `${order.shop_name}, order ${formatOrderNumber(order)}: ${summarizeItems(order)}, ${formatMoney(order.total_cents)}, ${
        isDeliveryOrder(order) ? `brought to ${order.delivery_address}, code for the door` : 'pickup code'
      } ${order.pickup_code}.`,
  )
  const holdText = `${total} is on hold. Your card is charged once ${
    orders.length === 1 ? 'the shop accepts your order' : 'the shops accept your order'
  }, and any remaining hold is released.`
  return createCustomerNotifications(
    first,
    'order_payment',
    'Order placed',
    [...orderLines, holdText].join('\n'),
  )
}

export function refundFailedNotifications(
  order: OrderNotificationData,
  cents: number,
): NotificationContent[] {
  const amount = formatMoney(cents)
  return [
    ...createCustomerNotifications(
      order,
      'order_payment',
      `${amount} could not go back to your card yet`,
      `${summarizeItems(order)}. Your bank refused it. ${order.shop_name} and the street know of it and try again: the money stays yours.`,
    ),
    ...createShopNotifications(
      order,
      'order_payment',
      `A refund to ${order.customer_name} has failed`,
      `${summarizeItems(order)}. ${amount} did not go back. Try it again at the order, or settle it with the customer.`,
    ),
  ]
}

export function orderReadyNotifications(order: OrderNotificationData): NotificationContent[] {
  if (isDeliveryOrder(order))
    return createCustomerNotifications(
      order,
      'order_ready',
      `On its way from ${order.shop_name}`,
      `${summarizeItems(order)}. It comes to ${order.delivery_address}; your code for the door is ${order.pickup_code}.`,
    )
  const body = `${summarizeItems(order)}. Your pickup code is ${order.pickup_code}.`
  return createCustomerNotifications(order, 'order_ready', `Ready for pickup at ${order.shop_name}`, body)
}

type TransitionNotifications = (order: OrderNotificationData, move: StatusTransition) => NotificationContent[]

/** The recipients of each status change. Whoever made the change is not notified. */
const transitionNotifications: Partial<Record<OrderStatus, TransitionNotifications>> = {
  reserved: (order) =>
    createCustomerNotifications(
      order,
      'order_accepted',
      `${order.shop_name} has confirmed your ${getOrderNoun(order)}`,
    ),
  in_progress: (order) =>
    createCustomerNotifications(
      order,
      'order_accepted',
      `${order.shop_name} is preparing your ${getOrderNoun(order)}`,
    ),
  completed: (order) =>
    createCustomerNotifications(
      order,
      'order_completed',
      isDeliveryOrder(order)
        ? `Delivered by ${order.shop_name}. Enjoy!`
        : `Picked up at ${order.shop_name}. Enjoy!`,
    ),
  declined: (order, { reason }) =>
    createCustomerNotifications(
      order,
      'order_declined',
      `${order.shop_name} cannot take your ${getOrderNoun(order)}`,
      `${summarizeItems(order)}.${formatReason(reason)}${getRefundText(order)}`,
    ),
  cancelled: (order, { actor, reason }) => [
    ...(actor === 'merchant'
      ? []
      : createShopNotifications(
          order,
          'order_cancelled',
          `${order.customer_name}'s ${getOrderNoun(order)} was cancelled`,
        )),
    ...(actor === 'customer'
      ? []
      : createCustomerNotifications(
          order,
          'order_cancelled_by_shop',
          `${order.shop_name} has cancelled your ${getOrderNoun(order)}`,
          `${summarizeItems(order)}.${formatReason(reason)}${getRefundText(order)}`,
        )),
  ],
  expired: (order) => [
    ...createShopNotifications(
      order,
      'order_expired',
      `${order.customer_name}'s ${getOrderNoun(order)} was not answered in time`,
    ),
    ...createCustomerNotifications(
      order,
      'order_expired_unanswered',
      `${order.shop_name} did not answer your ${getOrderNoun(order)} in time`,
      `${summarizeItems(order)}.${getRefundText(order)}`,
    ),
  ],
  no_show: (order) =>
    createCustomerNotifications(
      order,
      'order_no_show',
      isDeliveryOrder(order)
        ? `Your order from ${order.shop_name} could not be delivered`
        : `Your ${getOrderNoun(order)} at ${order.shop_name} was not picked up`,
    ),
}

export function orderStatusNotifications(
  order: OrderNotificationData,
  to: OrderStatus,
  move: StatusTransition,
): NotificationContent[] {
  return transitionNotifications[to]?.(order, move) ?? []
}

export function orderMessageNotifications(
  order: OrderNotificationData,
  senderType: string,
  message: string,
): NotificationContent[] {
  return senderType === 'customer'
    ? createShopNotifications(
        order,
        'order_message',
        `${order.customer_name} about the ${getOrderNoun(order)}`,
        quote(message),
      )
    : createCustomerNotifications(
        order,
        'order_message',
        `${order.shop_name} about your ${getOrderNoun(order)}`,
        quote(message),
      )
}

export function shopReviewedNotifications(
  ownerId: string,
  shop: { name: string; rejection_reason: string | null },
  to: string,
): NotificationContent[] {
  return to === 'approved'
    ? [
        {
          user_id: ownerId,
          event: 'shop_approved',
          title: `${shop.name} is open on the street`,
          body: 'Customers can find your shop now.',
        },
      ]
    : [
        {
          user_id: ownerId,
          event: 'shop_rejected',
          title: `${shop.name} was not approved`,
          body: shop.rejection_reason ?? '',
        },
      ]
}

type PendingShop = { name: string; location: string }

export function shopSubmittedNotifications(
  adminIds: readonly string[],
  shop: PendingShop,
): NotificationContent[] {
  const title = `${shop.name} is waiting for approval`
  // without the owner's name, which would outlive the account
  const body = `Address: ${shop.location}\nApprove or reject it in the approval queue.`
  return adminIds.map((user_id) => ({ user_id, event: 'shop_pending_approval', title, body }))
}

export function unreadMessagesNotification({
  recipient_id,
  from_name,
  unread_count,
}: UnreadThread): NotificationContent {
  const count = unread_count === 1 ? 'A message is' : `${unread_count} messages are`
  return {
    user_id: recipient_id,
    event: 'message_unread',
    title: `${from_name} wrote to you`,
    body: `${count} waiting for your answer.`,
  }
}
