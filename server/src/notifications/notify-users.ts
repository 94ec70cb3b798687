import type { DomainEvents, EventName } from '@mainstreet/contract/events.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import type { EmailCard } from '@mainstreet/platform/mail/email-template.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import type { DomainEvent, OutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { defaultLocale } from '@mainstreet/platform/text/languages.ts'
import type { PickupPassLinks } from '../orders/pickup-pass-url.ts'
import { isVisibleToShop } from '../orders/shop-visibility.ts'
import { type EmailOrderScope, listEmailOrders } from './email-orders-store.ts'
import type { EmailSubscriptionLinks } from './email-subscriptions.ts'
import {
  disputeNotifications,
  orderMessageNotifications,
  orderPlacedNotifications,
  orderReadyNotifications,
  orderReceivedNotifications,
  orderStatusNotifications,
  paymentAuthorizedNotifications,
  paymentNotifications,
  refundAtProviderNotifications,
  refundFailedNotifications,
  shopReviewedNotifications,
  shopSubmittedNotifications,
} from './notification-content.ts'
import { createNotificationEmail } from './notification-email.ts'
import { buildOrderCard } from './order-email-cards.ts'
import {
  type CreatedNotification,
  findDisputeNotificationData,
  findOrderMessageText,
  findOrderNotificationData,
  findPendingShop,
  findRefundCents,
  findShopReview,
  findStatusTransition,
  insertNotification,
  listAdminIds,
  listAuthorizedOrders,
  listCheckoutOrders,
  lockCustomer,
  type NewNotification,
  type NotificationDraft,
  type OrderNotificationData,
  presentNotification,
} from './store.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    'notification.created': {
      user_id: string
      notification: ReturnType<typeof presentNotification>
    }
  }
}

type BuildNotifications<E extends EventName> = (
  reader: Queryable,
  payload: DomainEvents[E],
) => Promise<NotificationDraft[]>

const forOrder =
  <P extends { id: string; order_id?: string }>(
    build: (
      order: OrderNotificationData,
      payload: P,
      reader: Queryable,
    ) => NotificationDraft[] | Promise<NotificationDraft[]>,
  ) =>
  async (reader: Queryable, payload: P): Promise<NotificationDraft[]> => {
    const order = await findOrderNotificationData(reader, payload.order_id ?? payload.id)
    // the shop does not see an order that awaits online payment, and the customer knows
    return order && isVisibleToShop(order) ? build(order, payload, reader) : []
  }

export type NotifyingEvent =
  | 'order.placed'
  | 'order.payment_status_changed'
  | 'payment.authorized'
  | 'refund.failed'
  | 'refund.made_at_provider'
  | 'dispute.changed'
  | 'order.ready'
  | 'order.status_changed'
  | 'order.message'
  | 'shop.reviewed'
  | 'shop.submitted'

/** The notifications for each event: the only place where this is decided. */
const notificationBuilders: { [E in NotifyingEvent]: BuildNotifications<E> } = {
  'order.placed': async (reader, { id }) => {
    const orders = await listCheckoutOrders(reader, id)
    const order = orders.find((one) => one.id === id)
    return order && isVisibleToShop(order)
      ? [...orderPlacedNotifications(order), ...orderReceivedNotifications(orders)]
      : []
  },
  'order.payment_status_changed': async (reader, { id, payment_status }) => {
    const order = await findOrderNotificationData(reader, id)
    return order ? paymentNotifications(order, payment_status) : []
  },
  'payment.authorized': async (reader, { id }) =>
    paymentAuthorizedNotifications(await listAuthorizedOrders(reader, id)),
  'refund.failed': async (reader, { id, refund_id }) => {
    const order = await findOrderNotificationData(reader, id)
    return order ? refundFailedNotifications(order, await findRefundCents(reader, refund_id)) : []
  },
  'refund.made_at_provider': async (reader, { id, refund_id, notifies_admins }) => {
    const order = await findOrderNotificationData(reader, id)
    const adminIds = notifies_admins ? await listAdminIds(reader) : []
    const cents = await findRefundCents(reader, refund_id)
    return order ? refundAtProviderNotifications(order, { cents, adminIds }) : []
  },
  'dispute.changed': async (reader, { id, dispute_id, status, evidence_url, notifies_admins }) => {
    const order = await findOrderNotificationData(reader, id)
    const dispute = await findDisputeNotificationData(reader, dispute_id, id)
    if (!order || !dispute) return []
    const adminIds = notifies_admins ? await listAdminIds(reader) : []
    return disputeNotifications(order, { dispute, status, evidenceUrl: evidence_url, adminIds })
  },
  'order.ready': forOrder((order) => orderReadyNotifications(order)),
  'order.status_changed': forOrder(
    async (order, { status }: DomainEvents['order.status_changed'], reader) => {
      const move = await findStatusTransition(reader, order.id, status)
      return move ? orderStatusNotifications(order, status, move) : []
    },
  ),
  'order.message': forOrder(async (order, { id }, reader) => {
    const message = await findOrderMessageText(reader, id)
    return message ? orderMessageNotifications(order, message.sender_type, message.message) : []
  }),
  'shop.reviewed': async (reader, { id, owner_id, to }) => {
    const shop = owner_id ? await findShopReview(reader, id) : undefined
    return owner_id && shop ? shopReviewedNotifications(owner_id, shop, to) : []
  },
  'shop.submitted': async (reader, { id }) => {
    const shop = await findPendingShop(reader, id)
    return shop ? shopSubmittedNotifications(await listAdminIds(reader), shop) : []
  },
}

export function isNotifyingEvent<E extends Pick<OutboxEvent, 'topic'>>(
  event: E,
): event is E & DomainEvent<NotifyingEvent> {
  return Object.hasOwn(notificationBuilders, event.topic)
}

export type NotificationDeps = PlatformDeps &
  EmailSubscriptionLinks & {
    /** Whether this installation sends email. */
    isMailEnabled: boolean
    passLinks: PickupPassLinks
  }

/** Creates the notifications for an event. A repeated event notifies nobody twice. */
export async function notifyUsers<E extends NotifyingEvent>(
  deps: NotificationDeps,
  { id, topic, payload }: DomainEvent<E>,
): Promise<void> {
  const build = (reader: Queryable) => notificationBuilders[topic](reader, payload)
  const subject = getSubject(topic, payload)
  const source = getSource(id, payload)
  // without recipients no row is locked and nothing is written: thousands of orders may be queued
  const drafts = await build(deps.db)
  if (drafts.length === 0) return
  const result = await deps.db.tx(async (tx) => {
    const isErased = subject.type === 'order' && !(await lockCustomer(tx, subject.id))
    const result: (CreatedNotification | undefined)[] = []
    for (const content of isErased ? await build(tx) : drafts)
      result.push(await createNotification(tx, deps, { source, ...content, subject }))
    return result
  })
  for (const one of result) publishNotification(deps, one)
}

function getSubject(topic: NotifyingEvent, payload: DomainEvents[NotifyingEvent]) {
  const type = topic.startsWith('shop.') ? ('shop' as const) : ('order' as const)
  return { type, id: 'order_id' in payload ? payload.order_id : payload.id }
}

/** One notification per submission and admin, whichever change published the event. */
function getSource(eventId: number, payload: DomainEvents[NotifyingEvent]): string {
  return 'submitted_at' in payload
    ? `shop ${payload.id} submitted ${payload.submitted_at}`
    : `news ${eventId}`
}

/**
 * The email is enqueued in the transaction of the notification: both exist, once, or neither. Publish the result after
 * the commit.
 */
export async function createNotification(
  tx: Tx,
  deps: NotificationDeps,
  newNotification: NewNotification,
): Promise<CreatedNotification | undefined> {
  const notification = await insertNotification(tx, newNotification, deps.isMailEnabled, deps.now())
  if (notification?.sends_email) {
    const cards = await createOrderCards(tx, deps, notification)
    const mail = createNotificationEmail(notification, deps, cards)
    await enqueueMail(tx, deps.bus, mail, notification.id)
  }
  return notification
}

/** Of the notifications about several orders; others are about one. */
const emailOrderScopes: Readonly<Record<string, EmailOrderScope>> = {
  order_received: 'at_pickup',
  payment_authorized: 'by_card',
}

/** Customers find their order in the email; a message needs only a reply. */
async function createOrderCards(
  reader: Queryable,
  { passLinks, now }: NotificationDeps,
  { role, subject, event, code }: CreatedNotification,
): Promise<EmailCard[]> {
  if (role !== 'customer' || subject.type !== 'order' || event === 'order_message') return []
  const orders = await listEmailOrders(reader, subject.id, emailOrderScopes[code] ?? 'order')
  return orders.map((order) => buildOrderCard(order, { passLinks, locale: defaultLocale, now: now() }))
}

/** For the user's open connections, on whatever node they are. */
export function publishNotification(
  { bus }: NotificationDeps,
  notification: CreatedNotification | undefined,
): void {
  if (!notification?.in_app) return
  bus.publish('notification.created', {
    user_id: notification.user_id,
    notification: presentNotification(notification),
  })
}
