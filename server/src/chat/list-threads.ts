import type { AnswerOf } from '@mainstreet/contract/call.ts'
import type { messageCalls } from '@mainstreet/contract/chat/calls.ts'
import { chat } from '@mainstreet/contract/limits.ts'
import { paginationOf } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/api-error.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import {
  countThreads,
  countUnread,
  newestOf,
  orderThreadsOf,
  type Party,
  threadsOf,
} from './direct-message-store.ts'
import { findShopOf } from './order-message-store.ts'
import { presentOrderThread, presentThread } from './present-thread.ts'

type Page = {
  page: number
  limit: number
  unread?: boolean | undefined
  with_orders?: boolean | undefined
}
type ThreadList = AnswerOf<typeof messageCalls.listThreads>

/** Of a shop, for its owner and an admin. */
export async function listConversations(
  reader: Reader,
  viewer: Viewer,
  shop_id: string,
  page: Page,
): Promise<ThreadList> {
  await requireOwnShop(reader, viewer, shop_id)
  return listOf(reader, { shop_id }, page)
}

/** Of a person: of a merchant those of the shop. */
export async function listThreads(
  reader: Reader,
  viewer: Viewer,
  userId: string,
  page: Page,
): Promise<ThreadList> {
  if (viewer.role !== 'admin' && viewer.id !== userId)
    throw new Refusal('not_allowed', 'You can only read your own conversations')
  const shop_id = viewer.role === 'admin' ? (await findShopOf(reader, userId))?.id : viewer.shop_id
  return listOf(reader, shop_id ? { shop_id } : { customer_id: userId }, page)
}

async function listOf(
  reader: Reader,
  party: Party,
  { page, limit, unread = false, with_orders = false }: Page,
): Promise<ThreadList> {
  const side = 'shop_id' in party ? 'merchant' : 'customer'
  const [rows, total, unread_total, orders] = await Promise.all([
    threadsOf(reader, party, { page, limit, unread }),
    countThreads(reader, party, unread),
    countUnread(reader, party),
    with_orders ? orderThreadsOf(reader, party, chat.orderThreads) : undefined,
  ])
  const newest = Map.groupBy(await newestOf(reader, rows, chat.threadMessages), nameOf)
  const data = rows.flatMap((row) => presentThread(row, side, newest.get(nameOf(row)) ?? []) ?? [])
  return {
    data,
    pagination: paginationOf({ page, limit, total }),
    unread_total,
    ...(orders && { order_threads: orders.map(presentOrderThread) }),
  }
}

const nameOf = ({ shop_id, customer_id }: { shop_id: string; customer_id: string }) =>
  `${shop_id} ${customer_id}`
