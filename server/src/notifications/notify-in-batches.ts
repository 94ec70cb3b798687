import type { Tx } from '@mainstreet/platform/db/db.ts'
import { createNotification, type NotificationDeps, publishNotification } from './notify-users.ts'
import type { CreatedNotification, NewNotification } from './store.ts'

const maxBatches = 10
/** Whoever changes one of the claimed rows waits until the batch is done. */
const batchSize = 20

/** Marks at most `limit` rows as notified, skips those that another node has locked, and returns one notification for each. */
export type ClaimNotifications = (tx: Tx, limit: number) => Promise<NewNotification[]>

/** Safe on any number of nodes. Claims and notifies in one transaction: after a failure the next run tries again. */
export async function notifyInBatches(deps: NotificationDeps, claim: ClaimNotifications): Promise<void> {
  for (let left = maxBatches; left > 0; left--) if (!(await notifyBatch(deps, claim))) break
}

/** True when there may be more. */
async function notifyBatch(deps: NotificationDeps, claim: ClaimNotifications): Promise<boolean> {
  const { claimedCount, notifications } = await deps.db.tx(async (tx) => {
    const claimed = await claim(tx, batchSize)
    const notifications: (CreatedNotification | undefined)[] = []
    for (const one of claimed) notifications.push(await createNotification(tx, deps, one))
    return { claimedCount: claimed.length, notifications }
  })
  for (const one of notifications) publishNotification(deps, one)
  return claimedCount === batchSize
}
