import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import { unreadMessagesNotification } from './notification-content.ts'
import { notifyInBatches } from './notify-in-batches.ts'
import type { NotificationDeps } from './notify-users.ts'
import {
  claimUnreadForCustomer,
  claimUnreadForShop,
  type NewNotification,
  type UnreadThread,
} from './store.ts'

/** Creates a notification for messages that stay unread for a while, once per unread period. */
export async function notifyUnreadMessages(deps: NotificationDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - chatLimits.unreadNotificationDelayMs)
  for (const claim of [claimUnreadForShop, claimUnreadForCustomer])
    await notifyInBatches(deps, async (tx, limit) => (await claim(tx, before, limit)).map(buildNotification))
}

function buildNotification(thread: UnreadThread): NewNotification {
  const { shop_id, customer_id, last_seq } = thread
  const subject = { type: 'thread' as const, id: shop_id, customer_id }
  const source = `thread ${shop_id} ${customer_id} ${last_seq}`
  return { ...unreadMessagesNotification(thread), subject, source }
}
