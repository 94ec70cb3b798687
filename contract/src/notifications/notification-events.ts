import type { StoredRole } from '../accounts/roles.ts'

type NotificationDefaults = {
  for: StoredRole | 'both'
  in_app: boolean
  email: boolean
  /** Its email has a link that turns it off. The others say what happened to an order, a payment or a shop. */
  optional?: true
}

/** The events that users are notified of, and the default channels. */
const notificationDefaults = {
  order_placed: { for: 'merchant', in_app: true, email: true },
  order_cancelled: { for: 'merchant', in_app: true, email: true },
  order_expired: { for: 'merchant', in_app: true, email: false, optional: true },
  order_confirmation: { for: 'customer', in_app: false, email: true },
  order_accepted: { for: 'customer', in_app: true, email: false, optional: true },
  order_declined: { for: 'customer', in_app: true, email: true },
  order_ready: { for: 'customer', in_app: true, email: true },
  order_reminder: { for: 'customer', in_app: true, email: true, optional: true },
  order_completed: { for: 'customer', in_app: true, email: false, optional: true },
  order_cancelled_by_shop: { for: 'customer', in_app: true, email: true },
  order_expired_unanswered: { for: 'customer', in_app: true, email: true },
  order_no_show: { for: 'customer', in_app: true, email: true },
  order_message: { for: 'both', in_app: true, email: true, optional: true },
  order_payment: { for: 'both', in_app: true, email: true },
  message_unread: { for: 'both', in_app: true, email: true, optional: true },
  shop_approved: { for: 'merchant', in_app: true, email: true },
  shop_rejected: { for: 'merchant', in_app: true, email: true },
  // an admin's pages show no notifications: the review queue itself is there
  shop_pending_approval: { for: 'admin', in_app: false, email: true },
  payment_attention: { for: 'admin', in_app: false, email: true },
} as const satisfies Record<string, NotificationDefaults>

export type NotificationEvent = keyof typeof notificationDefaults
export const notificationEvents = Object.keys(notificationDefaults) as [
  NotificationEvent,
  ...NotificationEvent[],
]

/** The events that a role can be notified of; an admin has no shop and places no orders. */
export function listNotificationEvents(role: StoredRole): NotificationEvent[] {
  return notificationEvents.filter((event) => {
    const { for: audience } = notificationDefaults[event]
    return audience === role || (audience === 'both' && role !== 'admin')
  })
}

export function getDefaultNotificationPreference(event: NotificationEvent): {
  in_app: boolean
  email: boolean
} {
  const { in_app, email } = notificationDefaults[event]
  return { in_app, email }
}

export function isNotificationEvent(name: string): name is NotificationEvent {
  return Object.hasOwn(notificationDefaults, name)
}

export function isOptionalEmail(event: NotificationEvent): boolean {
  const defaults: NotificationDefaults = notificationDefaults[event]
  return defaults.optional === true
}
