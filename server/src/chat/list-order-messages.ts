import type { OrderMessage } from '@mainstreet/contract/chat/message.ts'
import { createPagination, type PageQuery, type Pagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { requireOrder } from '../orders/get-order.ts'
import { countOrderMessages, listOrderMessageRows, presentOrderMessage } from './order-message-store.ts'

type OrderMessagePage = { data: OrderMessage[]; pagination: Pagination }

/** Oldest first, for viewers who may see the order. */
export async function listOrderMessages(
  reader: Queryable,
  viewer: Viewer,
  orderId: string,
  page: PageQuery,
): Promise<OrderMessagePage> {
  await requireOrder(reader, viewer, orderId)
  await auditAdminRead(reader, viewer, { action: 'order.read_messages', subjectId: orderId })
  const [rows, total] = await Promise.all([
    listOrderMessageRows(reader, orderId, page),
    countOrderMessages(reader, orderId),
  ])
  return { data: rows.map(presentOrderMessage), pagination: createPagination({ ...page, total }) }
}
