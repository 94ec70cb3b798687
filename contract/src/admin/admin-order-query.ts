import { z } from 'zod'
import { dateRange, id, searchTerm } from '../fields.ts'
import { orderStatus, orderType, paymentStatus } from '../orders/order.ts'
import { pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'

export const adminOrderQuery = pageQuery({ defaultLimit: paging.orders }).extend({
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
