import type { NotificationChannel } from '@mainstreet/contract/notifications/notification.ts'
import type { NotificationEvent } from '@mainstreet/contract/notifications/notification-events.ts'

export const eventLabels: Record<NotificationEvent, string> = {
  order_placed: 'A new order',
  order_cancelled: 'A customer cancels',
  order_expired: 'An order was not answered in time',
  order_accepted: 'The shop accepts my order',
  order_declined: 'The shop declines my order',
  order_ready: 'My order is ready',
  order_completed: 'My order was handed over',
  order_cancelled_by_shop: 'The shop cancels my order',
  order_expired_unanswered: 'The shop did not answer in time',
  order_no_show: 'I did not pick up in time',
  order_payment: 'Money that was charged or given back',
  order_message: 'A message about an order',
  message_unread: 'A message that waits unread',
  shop_approved: 'My shop is approved',
  shop_rejected: 'My shop is not approved',
  shop_pending_approval: 'A shop waits for approval',
}

export const channelLabels: Record<NotificationChannel, string> = { in_app: 'Here', email: 'By mail' }
