import type { NotificationChannel } from '../../notifications/notification.ts'
import type { NotificationEvent } from '../../notifications/notification-events.ts'
import { plural } from './formats.ts'

/** The notification panel, its settings, and the alarm for new orders. */
export const notifications = {
  title: 'Notifications',
  unreadLabel: (count: string) => `Notifications, ${count} unread`,
  panel: {
    /** Not the title: the region of toasts has that name. */
    label: 'Notification panel',
    markAllRead: 'Mark all as read',
    settings: 'Notification settings',
    empty: 'No notifications yet. Order and message updates appear here.',
    unread: 'Unread:',
  },
  settings: {
    device: 'On this device',
    messageSound: 'Message sound',
    orderAlarm: 'New order alarm',
    orderAlarmHint: 'Rings on your dashboard until someone responds to the order.',
    calm: 'Quiet mode',
    calmHint: 'The alarm rings once, without flashing.',
    test: 'Test',
    testMessageSound: 'Test message sound',
    testOrderAlarm: 'Test order alarm',
    browser: 'Browser notifications',
    browserHint: 'When this tab isn’t active.',
    browserBlocked:
      'Your browser blocks notifications from this site. Allow them in your browser settings first.',
  },
  preferences: {
    heading: 'Notify me about',
    event: 'Event',
    channels: { in_app: 'In app', email: 'Email' } satisfies Record<NotificationChannel, string>,
    choice: ({ event, channel }: { event: string; channel: string }) => `${event}: ${channel}`,
    events: {
      order_placed: 'New order',
      order_cancelled: 'Order canceled by the customer',
      order_expired: 'Order expired without a response',
      order_confirmation: 'Order confirmation',
      order_accepted: 'Order accepted',
      order_declined: 'Order declined',
      order_ready: 'Order ready',
      order_reminder: 'Pickup reminder',
      order_completed: 'Order picked up',
      order_cancelled_by_shop: 'Order canceled by the shop',
      order_expired_unanswered: 'Shop didn’t respond in time',
      order_no_show: 'Missed pickup',
      order_payment: 'Charges and refunds',
      order_message: 'Message about an order',
      message_unread: 'Unread message reminder',
      shop_approved: 'Shop approved',
      shop_rejected: 'Shop rejected',
      shop_pending_approval: 'Shop waiting for approval',
      payment_attention: 'Disputes and refunds at the card provider',
    } satisfies Record<NotificationEvent, string>,
  },
  subscription: {
    title: 'Stop these emails?',
    text: (event: string) => `You’ll no longer get emails about “${event}”. Other emails stay on.`,
    stop: 'Stop emails',
    doneTitle: 'Emails stopped',
    doneText: (event: string) => `You won’t get emails about “${event}”.`,
    resume: 'Turn back on',
    unknownTitle: 'Link not found',
    unknownText: 'The link is incomplete or no longer works. You can choose your emails in your account.',
  },
  alarm: {
    newOrders: (count: number) => plural(count, { one: 'New order', other: '# new orders' }),
    mute: 'Mute',
    view: 'View',
    blocked: 'Tap to turn on sound',
  },
}
