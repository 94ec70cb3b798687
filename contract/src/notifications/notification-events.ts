import type { StoredRole } from '../accounts/roles.ts'

/** What a person can be told of, and by which ways unless they choose otherwise. */
const defaults = {
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

export type NoticeEvent = keyof typeof defaults
export const noticeEvents = Object.keys(defaults) as [NoticeEvent, ...NoticeEvent[]]

/** The events that a role can be notified of; an admin owns no shop and orders nothing. */
export function eventsFor(role: StoredRole): NoticeEvent[] {
  return noticeEvents.filter((event) => {
    const { for: who } = defaults[event]
    return who === role || (who === 'both' && role !== 'admin')
  })
}

export function defaultChoice(event: NoticeEvent): { in_app: boolean; mail: boolean } {
  const { in_app, mail } = defaults[event]
  return { in_app, mail }
}
