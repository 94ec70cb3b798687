import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { pickupReminderNotifications } from './notification-content.ts'
import { notifyInBatches } from './notify-in-batches.ts'
import type { NotificationDeps } from './notify-users.ts'
import { claimPickupReminders } from './pickup-reminders-store.ts'
import { findOrderNotificationData, type NewNotification } from './store.ts'

/** Reminds customers, once for each order, that the time to pick it up ends soon. */
export function remindOfPickups(deps: NotificationDeps): Promise<void> {
  return notifyInBatches(deps, async (tx, limit) => {
    const reminders: NewNotification[] = []
    for (const id of await claimPickupReminders(tx, deps.now(), orderLimits.pickupReminderMs, limit))
      reminders.push(...(await buildReminders(tx, id)))
    return reminders
  })
}

async function buildReminders(tx: Tx, id: string): Promise<NewNotification[]> {
  const order = await findOrderNotificationData(tx, id)
  const drafts = order ? pickupReminderNotifications(order) : []
  const subject = { type: 'order' as const, id }
  return drafts.map((draft) => ({ source: `pickup ${id}`, ...draft, subject }))
}
