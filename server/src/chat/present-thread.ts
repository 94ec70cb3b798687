import {
  type ChatThread,
  type DirectMessage,
  directMessage,
  type OrderThread,
  type ThreadSide,
  type ThreadState,
  threadState,
} from '@mainstreet/contract/chat/message.ts'
import { presentRow } from '@mainstreet/platform/db/present-row.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type { DirectMessageRow, OrderThreadRow, ThreadListRow, ThreadRow } from './direct-message-store.ts'

const getFormerCustomerLabel = () => getMessages(defaultLocale).serverTexts.formerCustomer

export function presentDirectMessage(row: DirectMessageRow): DirectMessage {
  return presentRow(directMessage, row)
}

function getUnreadCount(thread: ThreadRow, side: ThreadSide): number {
  return side === 'merchant'
    ? thread.customer_count - thread.shop_read_count
    : thread.shop_count - thread.customer_read_count
}

/** An admin is on neither side and has no unread messages. */
export function presentThreadState(thread: ThreadRow, side: ThreadSide | undefined): ThreadState {
  return { ...presentRow(threadState, thread), unread_count: side ? getUnreadCount(thread, side) : 0 }
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
