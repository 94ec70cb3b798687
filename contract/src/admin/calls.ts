import { z } from 'zod'
import { call } from '../call.ts'
import { idParams } from '../fields.ts'
import { paging } from '../limits.ts'
import { order } from '../orders/order.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { adminOrderQuery } from './admin-order-query.ts'
import { auditEntry, auditFilter } from './audit-log.ts'
import { queuedShop, shopReview } from './shop-review.ts'

export const adminCalls = {
  listAuditLog: call({
    method: 'GET',
    path: '/api/audit-log',
    access: 'admin',
    summary: 'What merchants and admins have done, newest first, with filters.',
    query: pageQuery({ defaultLimit: paging.audit }).extend(auditFilter.shape),
    response: listResponse(auditEntry),
  }),
  exportAuditLog: call({
    method: 'GET',
    path: '/api/audit-log/export',
    access: 'admin',
    summary: 'The same as CSV, all of it.',
    query: auditFilter,
    status: 200,
    file: 'text/csv',
  }),
  listAllOrders: call({
    method: 'GET',
    path: '/api/orders',
    access: 'admin',
    summary: 'The orders of all shops, newest first, with filters.',
    query: adminOrderQuery,
    response: listResponse(order),
  }),
  listReviewQueue: call({
    method: 'GET',
    path: '/api/review-queue',
    access: 'admin',
    summary:
      'Shops that wait for approval, the longest waiting first, then approved ones whose profile has changed.',
    query: pageQuery({ defaultLimit: paging.review }).extend({
      kind: z.enum(['waiting', 'changed']).optional(),
    }),
    response: listResponse(queuedShop),
  }),
  getShopReview: call({
    method: 'GET',
    path: '/api/shops/:id/review',
    access: 'merchant',
    summary: "A shop's review: its state, what was decided and why, what has changed since.",
    params: idParams,
    response: z.object({ review: shopReview }),
  }),
}
