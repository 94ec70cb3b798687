import type { StoredRole } from '../accounts/roles.ts'

/** What a person can be told of, and by which ways unless they choose otherwise. */
const notificationDefaults = {
  order_placed: { for: 'merchant', in_app: true, mail: true },
  order_cancelled: { for: 'merchant', in_app: true, mail: true },
  order_expired: { for: 'merchant', in_app: true, mail: false },
  order_accepted: { for: 'customer', in_app: true, mail: false },
  order_declined: { for: 'customer', in_app: true, mail: true },
  order_ready: { for: 'customer', in_app: true, mail: true },
  order_completed: { for: 'customer', in_app: true, mail: false },
  order_called_off: { for: 'customer', in_app: true, mail: true },
  order_unanswered: { for: 'customer', in_app: true, mail: true },
  order_not_picked_up: { for: 'customer', in_app: true, mail: true },
  order_message: { for: 'both', in_app: true, mail: true },
  order_money: { for: 'both', in_app: true, mail: true },
  message_waiting: { for: 'both', in_app: true, mail: true },
  shop_approved: { for: 'merchant', in_app: true, mail: true },
  shop_rejected: { for: 'merchant', in_app: true, mail: true },
  // an admin's screens show no notifications: the queue itself is there
  shop_waiting: { for: 'admin', in_app: false, mail: true },
} as const

export type NotificationEvent = keyof typeof notificationDefaults
export const notificationEvents = Object.keys(notificationDefaults) as [
  NotificationEvent,
  ...NotificationEvent[],
]

/** The events that a role can be notified of; an admin owns no shop and orders nothing. */
export function listNotificationEvents(role: StoredRole): NotificationEvent[] {
  return notificationEvents.filter((event) => {
    const { for: who } = notificationDefaults[event]
    return who === role || (who === 'both' && role !== 'admin')
  })
}

export function getDefaultNotificationPreference(event: NotificationEvent): {
  in_app: boolean
  mail: boolean
} {
  const { in_app, mail } = notificationDefaults[event]
  return { in_app, mail }
}
