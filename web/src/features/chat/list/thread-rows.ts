import type { ChatThread, OrderThread, Side } from '@mainstreet/contract/chat/message.ts'
import { nameOf } from '../thread-messages.ts'

/** What a list of conversations shows of one of them. */
export type ThreadRow = {
  /** As `nameOf` makes it. */
  name: string
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
type Message = { sender_type: string; message: string; created_at: string }

/** One row for each shop or customer, with the newest of its direct and order messages; the latest first. */
export function threadRows(
  threads: readonly ChatThread[],
  orderThreads: readonly OrderThread[],
  side: Side,
): ThreadRow[] {
  const rows = new Map<string, ThreadRow>()
  const add = (partner: Partner, last: Message, isAboutOrder: boolean, unread_count: number) => {
    const row = rowFor(partner, last, { side, isAboutOrder, unread_count })
    const before = rows.get(row.name)
    const newest = !before || before.at < row.at ? row : before
    rows.set(row.name, { ...newest, unread_count: unread_count + (before?.unread_count ?? 0) })
  }
  for (const thread of threads) add(thread, thread.last_message, false, thread.unread_count)
  for (const thread of orderThreads) add(thread, thread.last_message, true, 0)
  return [...rows.values()].sort((a, b) => (a.at < b.at ? 1 : -1))
}

type Rest = { side: Side; isAboutOrder: boolean; unread_count: number }

function rowFor(partner: Partner, last: Message, { side, ...rest }: Rest): ThreadRow {
  const { shop_id, customer_id, shop_name, shop_photo, customer_name } = partner
  return {
    name: nameOf(partner),
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
