import { z } from 'zod'
import { call } from '../call.ts'
import { dateRange, id, idParams, searchTerm } from '../fields.ts'
import { order, orderStatus, orderType, paymentStatus } from '../orders/order.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { auditEntry, auditFilter } from './audit-log.ts'
import { backupState } from './backup-state.ts'
import { deadLetter } from './dead-letter.ts'
import { queuedShop, shopReview } from './shop-review.ts'

const adminOrderQuery = pageQuery({ defaultLimit: paging.orders }).extend({
  status: orderStatus.optional(),
  type: orderType.optional(),
  payment_status: paymentStatus.optional(),
  active: z.enum(['true', 'false']).optional(),
  shop_id: id.optional(),
  customer_id: id.optional(),
  /** An order's number or id, or the first characters of a customer's email address. */
  search: searchTerm.optional(),
  ...dateRange,
})

export const adminCalls = {
  listAuditLog: call({
    method: 'GET',
    path: '/api/audit-log',
    access: 'admin',
    summary: 'List audit log entries',
    description:
      'Lists changes made by merchants and admins, and reads of private data by admins (one entry per admin, subject and hour), newest first, with filters.',
    query: pageQuery({ defaultLimit: paging.audit }).extend(auditFilter.shape),
    response: listResponse(auditEntry),
  }),
  exportAuditLog: call({
    method: 'GET',
    path: '/api/audit-log/export',
    access: 'admin',
    summary: 'Export the audit log as CSV',
    description:
      'Returns all audit log entries that match the filters as a CSV file. Each export is an entry of the audit log.',
    query: auditFilter,
    status: 200,
    file: 'text/csv',
  }),
  listAllOrders: call({
    method: 'GET',
    path: '/api/orders',
    access: 'admin',
    summary: 'List the orders of all shops',
    description:
      "Lists orders of all shops, newest first, with filters. `search` is the number or the id of an order, or the beginning of a customer's email address.",
    query: adminOrderQuery,
    response: listResponse(order),
  }),
  listReviewQueue: call({
    method: 'GET',
    path: '/api/review-queue',
    access: 'admin',
    summary: 'List shops waiting for review',
    description:
      'Lists shops that wait for approval, longest waiting first, then approved shops whose profile has changed. `kind` selects one of the two groups.',
    query: pageQuery({ defaultLimit: paging.review }).extend({
      kind: z.enum(['submitted', 'changed']).optional(),
    }),
    response: listResponse(queuedShop),
  }),
  getShopReview: call({
    method: 'GET',
    path: '/api/shops/:id/review',
    access: 'merchant',
    summary: "Get a shop's review history",
    description:
      "Returns the shop, the review decisions with their reasons, and the profile changes since the last decision. Open to the shop's owner and to admins.",
    params: idParams,
    response: z.object({ review: shopReview }),
  }),
  getBackupState: call({
    method: 'GET',
    path: '/api/admin/backup',
    access: 'admin',
    summary: 'Get the state of the backups',
    description:
      'Returns when the newest backup was made and last checked, its size, whether it is encrypted, and whether it is missing, failed or overdue. A node with `BACKUP_FOLDER` checks.',
    response: z.object({ backups: backupState }),
  }),
  listDeadLetters: call({
    method: 'GET',
    path: '/api/dead-letters',
    access: 'admin',
    summary: 'List failed background jobs',
    description:
      'Lists events and emails that failed at every attempt, latest first. They are kept for a retention period (30 days by default), at most 10,000.',
    query: pageQuery({ defaultLimit: paging.deadLetters }),
    response: listResponse(deadLetter),
  }),
  requeueDeadLetter: call({
    method: 'POST',
    path: '/api/dead-letters/:id/requeue',
    access: 'admin',
    summary: 'Retry a failed background job',
    description: 'Gives the event or email all its attempts again, the first at once.',
    params: idParams,
    response: z.object({ dead_letter: deadLetter }),
  }),
  deleteDeadLetter: call({
    method: 'DELETE',
    path: '/api/dead-letters/:id',
    access: 'admin',
    summary: 'Delete a failed background job',
    description: 'Deletes the event or email without handling it, and returns it.',
    params: idParams,
    response: z.object({ dead_letter: deadLetter }),
  }),
}
