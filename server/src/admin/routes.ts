import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import { asStreamedResponse, type HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { auditExport, exportAuditLog, listAuditLog } from './audit-log.ts'
import { type BackupCheckSettings, getBackupState } from './backup-state.ts'
import { deleteDeadLetter, listDeadLetters, requeueDeadLetter } from './dead-letters.ts'
import { listAllOrders } from './list-all-orders.ts'
import { getShopReview, listReviewQueue } from './shop-review.ts'

/** Counting all rows is expensive, so a total may be a few seconds old. */
const totalsCacheMs = 5000

export function adminRoutes(
  on: HandleCall<Viewer>,
  deps: PlatformDeps & { timeZone: string; backups: BackupCheckSettings },
) {
  const { db, timeZone, backups } = deps
  const lists = {
    db,
    timeZone,
    totals: createLoadingCache<number>({ name: 'admin_totals', maxEntries: 500, ttlMs: totalsCacheMs }),
  }

  on(calls.listAuditLog, ({ query }) => listAuditLog(lists, query))
  on(calls.exportAuditLog, async ({ query, viewer, reply }) => {
    await auditExport(db, viewer, query)
    reply.header('content-disposition', 'attachment; filename="audit-log.csv"')
    return asStreamedResponse(exportAuditLog(db, { ...query, timeZone }))
  })
  on(calls.listAllOrders, ({ query, viewer }) => listAllOrders(lists, viewer, query))
  on(calls.listReviewQueue, ({ query, viewer }) => listReviewQueue(db, viewer, query))
  on(calls.getShopReview, async ({ params, viewer }) => ({
    review: await getShopReview(db, viewer, params.id),
  }))
  on(calls.getBackupState, async () => ({ backups: await getBackupState(db, backups, deps.now()) }))
  on(calls.listDeadLetters, ({ query }) => listDeadLetters(db, query))
  on(calls.requeueDeadLetter, async ({ params, viewer }) => ({
    dead_letter: await requeueDeadLetter(deps, viewer, params.id),
  }))
  on(calls.deleteDeadLetter, async ({ params, viewer }) => ({
    dead_letter: await deleteDeadLetter(deps, viewer, params.id),
  }))
}
