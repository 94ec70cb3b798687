import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { startPeriodicJob } from '@mainstreet/platform/jobs/periodic-job.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import { unreadMessagesNotification } from './notification-content.ts'
import { createNotification, type NotificationDeps, publishNotification } from './notify-users.ts'
import {
  type CreatedNotification,
  claimUnreadForCustomer,
  claimUnreadForShop,
  type UnreadThread,
} from './store.ts'

const maxBatches = 10
/** A sender in one of these threads waits until the batch is done. */
const batchSize = 20

type ClaimUnread = typeof claimUnreadForShop

/**
 * Creates a notification for messages that stay unread for a while, once per unread period. Safe on any number of
 * nodes.
 */
export async function notifyUnreadMessages(deps: NotificationDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - chatLimits.unreadNotificationDelayMs)
  for (const claim of [claimUnreadForShop, claimUnreadForCustomer])
    for (let left = maxBatches; left > 0; left--) if (!(await notifyBatch(deps, claim, before))) break
}

/** Claims and notifies in one transaction: after a failure the next run tries again. True when there may be more. */
async function notifyBatch(deps: NotificationDeps, claim: ClaimUnread, before: Date): Promise<boolean> {
  const { claimedCount, notifications } = await deps.db.tx(async (tx) => {
    const threads = await claim(tx, before, batchSize)
    const notifications: (CreatedNotification | undefined)[] = []
    for (const one of threads) notifications.push(await createUnreadNotification(tx, deps, one))
    return { claimedCount: threads.length, notifications }
  })
  for (const one of notifications) await publishNotification(deps, one)
  return claimedCount === batchSize
}

function createUnreadNotification(
  tx: Tx,
  deps: NotificationDeps,
  thread: UnreadThread,
): Promise<CreatedNotification | undefined> {
  const { shop_id, customer_id, last_seq } = thread
  const subject = { type: 'thread' as const, id: shop_id, customer_id }
  const source = `thread ${shop_id} ${customer_id} ${last_seq}`
  return createNotification(tx, deps, { ...unreadMessagesNotification(thread), subject, source })
}

const intervalMs = 10_000

/** Notifications of unread messages. A plain interval on every node, as for order expiry. */
export function startNotificationJobs(deps: NotificationDeps, warn: LogWarning) {
  return startPeriodicJob(
    intervalMs,
    () => notifyUnreadMessages(deps),
    (error) => warn(error, 'the notification job failed'),
  )
}
