import type {
  ChatThread,
  DirectMessage,
  OrderThread,
  ThreadSide,
  ThreadState,
} from '@mainstreet/contract/chat/message.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type { DirectMessageRow, OrderThreadRow, ThreadListRow, ThreadRow } from './direct-message-store.ts'

const getFormerCustomerLabel = () => getMessages(defaultLocale).serverTexts.formerCustomer

export function presentDirectMessage(row: DirectMessageRow): DirectMessage {
  const { id, seq, message_id, shop_id, customer_id, product_id, sender_id, sender_type, message } = row
  const created_at = row.created_at.toISOString()
  return {
    id,
    seq,
    message_id,
    shop_id,
    customer_id,
    product_id,
    sender_id,
    sender_type,
    message,
    created_at,
  }
}

function getUnreadCount(thread: ThreadRow, side: ThreadSide): number {
  return side === 'merchant'
    ? thread.customer_count - thread.shop_read_count
    : thread.shop_count - thread.customer_read_count
}

/** An admin is on neither side and has no unread messages. */
export function presentThreadState(thread: ThreadRow, side: ThreadSide | undefined): ThreadState {
  const { shop_id, customer_id, last_seq, customer_read_seq, shop_read_seq } = thread
  const unread_count = side ? getUnreadCount(thread, side) : 0
  return { shop_id, customer_id, last_seq, customer_read_seq, shop_read_seq, unread_count }
}

export function presentThread(
  thread: ThreadListRow,
  side: ThreadSide | undefined,
  latestMessages: DirectMessageRow[],
): ChatThread | undefined {
  const messages = latestMessages.map(presentDirectMessage)
  const last_message = messages.at(-1)
  return (
    last_message && {
      ...presentThreadState(thread, side),
      shop_name: thread.shop_name,
      shop_photo: thread.shop_photo,
      customer_name: thread.customer_name ?? getFormerCustomerLabel(),
      messages,
      last_message,
      last_activity: thread.last_at.toISOString(),
    }
  )
}

export function presentOrderThread({ customer_name, last_message, ...thread }: OrderThreadRow): OrderThread {
  return {
    ...thread,
    customer_name: customer_name ?? getFormerCustomerLabel(),
    last_message: { ...last_message, created_at: new Date(last_message.created_at).toISOString() },
  }
}
