import type { OrderMessage } from '@mainstreet/contract/chat/message.ts'
import { type PageQuery, type Pagination, paginationOf } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { requireOrder } from '../orders/get-order.ts'
import type { Reader } from '../platform/db/db.ts'
import { countMessages, messagesOf, presentMessage } from './order-message-store.ts'

type MessagePage = { data: OrderMessage[]; pagination: Pagination }

/** Oldest first, for whoever may see the order. */
export async function listOrderMessages(
  reader: Reader,
  viewer: Viewer,
  orderId: string,
  page: PageQuery,
): Promise<MessagePage> {
  await requireOrder(reader, viewer, orderId)
  const [rows, total] = await Promise.all([messagesOf(reader, orderId, page), countMessages(reader, orderId)])
  return { data: rows.map(presentMessage), pagination: paginationOf({ ...page, total }) }
}
