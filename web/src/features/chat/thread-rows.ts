import type { ChatThread, OrderThread, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { getThreadId } from './thread-messages.ts'

/** One row of the list of threads. */
export type ThreadRow = {
  /** Created by `getThreadId`. */
  threadId: string
  shop_id: string
  customer_id: string
  title: string
  photo: string | null
  text: string
  isOwn: boolean
  isAboutOrder: boolean
  at: string
  unread_count: number
}

type Partner = Pick<ChatThread, 'shop_id' | 'customer_id' | 'shop_name' | 'shop_photo' | 'customer_name'>
type LastMessage = { sender_type: string; message: string; created_at: string }

/** One row per shop or customer, with the newest of its direct and order messages; latest first. */
export function buildThreadRows(
  threads: readonly ChatThread[],
  orderThreads: readonly OrderThread[],
  side: ThreadSide,
): ThreadRow[] {
  const rows = new Map<string, ThreadRow>()
  const add = (partner: Partner, last: LastMessage, isAboutOrder: boolean, unread_count: number) => {
    const row = toThreadRow(partner, last, { side, isAboutOrder, unread_count })
    const before = rows.get(row.threadId)
    const newest = !before || before.at < row.at ? row : before
    rows.set(row.threadId, { ...newest, unread_count: unread_count + (before?.unread_count ?? 0) })
  }
  for (const thread of threads) add(thread, thread.last_message, false, thread.unread_count)
  for (const thread of orderThreads) add(thread, thread.last_message, true, 0)
  return [...rows.values()].sort((a, b) => (a.at < b.at ? 1 : -1))
}

type RowFacts = { side: ThreadSide; isAboutOrder: boolean; unread_count: number }

function toThreadRow(partner: Partner, last: LastMessage, { side, ...rest }: RowFacts): ThreadRow {
  const { shop_id, customer_id, shop_name, shop_photo, customer_name } = partner
  return {
    threadId: getThreadId(partner),
    shop_id,
    customer_id,
    title: side === 'customer' ? shop_name : customer_name,
    photo: side === 'customer' ? shop_photo : null,
    text: last.message,
    isOwn: last.sender_type === side,
    at: last.created_at,
    ...rest,
  }
}
