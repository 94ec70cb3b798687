import { z } from 'zod'
import { id } from '../ids.ts'
import { paging } from '../limits.ts'
import { orderStatus, orderType, paymentStatus } from '../orders/order.ts'
import { pageQuery } from '../paging.ts'

export const adminOrderQuery = pageQuery({ defaultLimit: paging.orders }).extend({
  status: orderStatus.optional(),
  type: orderType.optional(),
  payment_status: paymentStatus.optional(),
  active: z.enum(['true', 'false']).optional(),
  shop_id: id.optional(),
  customer_id: id.optional(),
  /** An order's id, or the beginning of a customer's e-mail address. */
  search: z.string().trim().min(2).max(200).optional(),
  /** Days of the street's time zone, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
