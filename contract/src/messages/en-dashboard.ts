import { admin } from './en/admin/admin.ts'
import { adminBackups } from './en/admin/admin-backups.ts'
import { adminLog } from './en/admin/admin-log.ts'
import { adminOrders } from './en/admin/admin-orders.ts'
import { adminPayments } from './en/admin/admin-payments.ts'
import { adminReview } from './en/admin/admin-review.ts'
import { adminUsers } from './en/admin/admin-users.ts'
import { deadLetters } from './en/admin/dead-letters.ts'
import { disputes } from './en/merchant/disputes.ts'
import { merchant } from './en/merchant/merchant.ts'
import { orderBoard } from './en/merchant/order-board.ts'

/** English, for the dashboards of merchants and admins only. */
export const enDashboard = {
  admin,
  adminLog,
  adminOrders,
  adminBackups,
  adminPayments,
  adminReview,
  adminUsers,
  deadLetters,
  disputes,
  merchant,
  orderBoard,
}
