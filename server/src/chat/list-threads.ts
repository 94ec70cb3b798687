import type { CallResponse } from '@mainstreet/contract/call.ts'
import type { chatCalls } from '@mainstreet/contract/chat/calls.ts'
import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { findOwnedShopId } from '../shops/members-store.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import {
  countThreads,
  countUnreadMessages,
  listLatestMessages,
  listOrderThreadRows,
  listThreadRows,
  type ThreadParticipant,
} from './direct-message-store.ts'
import { presentOrderThread, presentThread } from './present-thread.ts'

type ThreadListQuery = {
  page: number
  limit: number
  unread?: boolean | undefined
  with_orders?: boolean | undefined
}
type ThreadList = CallResponse<typeof chatCalls.listThreads>

/** The threads of a shop, for its owner and admins. */
export async function listConversations(
  reader: Queryable,
  viewer: Viewer,
  shop_id: string,
  page: ThreadListQuery,
): Promise<ThreadList> {
  await requireOwnShop(reader, viewer, shop_id)
  await auditAdminRead(reader, viewer, { action: 'shop.read_messages', subjectId: shop_id })
  return loadThreadList(reader, { shop_id }, page)
}

/** The threads of a user; for a merchant those of the shop. */
export async function listThreads(
  reader: Queryable,
  viewer: Viewer,
  userId: string,
  page: ThreadListQuery,
): Promise<ThreadList> {
  if (viewer.role !== 'admin' && viewer.id !== userId)
    throw new ApiError('not_allowed', (m) => m.errors.chat.onlyOwnThreads)
  const shop_id = viewer.role === 'admin' ? await findOwnedShopId(reader, userId) : viewer.shop_id
  await auditAdminRead(reader, viewer, { action: 'user.read_messages', subjectId: userId })
  return loadThreadList(reader, shop_id ? { shop_id } : { customer_id: userId }, page)
}

async function loadThreadList(
  reader: Queryable,
  participant: ThreadParticipant,
  { page, limit, unread = false, with_orders = false }: ThreadListQuery,
): Promise<ThreadList> {
  const side = 'shop_id' in participant ? 'merchant' : 'customer'
  const [rows, total, unread_total, orders] = await Promise.all([
    listThreadRows(reader, participant, { page, limit, unread }),
    countThreads(reader, participant, unread),
    countUnreadMessages(reader, participant),
    with_orders ? listOrderThreadRows(reader, participant, chatLimits.maxOrderThreads) : undefined,
  ])
  const latestByThread = Map.groupBy(
    await listLatestMessages(reader, rows, chatLimits.threadMessages),
    getThreadId,
  )
  const data = rows.flatMap(
    (row) => presentThread(row, side, latestByThread.get(getThreadId(row)) ?? []) ?? [],
  )
  return {
    data,
    pagination: createPagination({ page, limit, total }),
    unread_total,
    ...(orders && { order_threads: orders.map(presentOrderThread) }),
  }
}

const getThreadId = ({ shop_id, customer_id }: { shop_id: string; customer_id: string }) =>
  `${shop_id} ${customer_id}`
