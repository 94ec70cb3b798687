import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { keepAnswers } from '../platform/cache/loading-cache.ts'
import { asFile, type On } from '../platform/http/handle-call.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { exportAuditLog, listAuditLog } from './audit-log.ts'
import { listAllOrders } from './list-all-orders.ts'
import { getShopReview, listReviewQueue } from './shop-review.ts'

/** A total over everything is dear to count and may be some seconds old. */
const totalsMs = 5000

export function adminRoutes(on: On<Viewer>, { db }: Deps) {
  const lists = { db, totals: keepAnswers<number>({ most: 500, lifetimeMs: totalsMs }) }

  on(calls.listAuditLog, ({ query }) => listAuditLog(lists, query))
  on(calls.exportAuditLog, async ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="audit-log.csv"')
    return asFile(exportAuditLog(db, query))
  })
  on(calls.listAllOrders, ({ query, viewer }) => listAllOrders(lists, viewer, query))
  on(calls.listReviewQueue, ({ query, viewer }) => listReviewQueue(db, viewer, query))
  on(calls.getShopReview, async ({ params, viewer }) => ({
    review: await getShopReview(db, viewer, params.id),
  }))
}
