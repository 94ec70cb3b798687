import type { DirectMessage, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { UnsentMessage } from '../send-queue/unsent-messages.ts'

/** The delivery status of an own message. */
export type DeliveryStatus = 'sending' | 'waiting' | 'failed' | 'sent' | 'read'

export type MessageLine = {
  kind: 'message'
  id: string
  isOwn: boolean
  text: string
  at: Date
  productId: string | null
  deliveryStatus: DeliveryStatus | undefined
  /** The last of a group by the same side: it shows time and delivery status. */
  endsGroup: boolean
  unsent: UnsentMessage | undefined
}
export type ThreadLine = MessageLine | { kind: 'day'; id: string; at: Date } | { kind: 'unread'; id: string }

type ThreadInput = {
  messages: readonly DirectMessage[]
  unsent: readonly UnsentMessage[]
  side: ThreadSide
  /** The last seq that the other side has read. */
  readByOther: number
  /** The first message that was unread at opening; undefined when there was none. */
  unreadFrom: number | undefined
  online: boolean
}

/** Messages by the same side within this time form a group. */
const groupWithinMs = 5 * minuteMs

/** The lines of a thread: one per new day, one where the unread messages begin, and the messages. */
export function buildThreadLines(thread: ThreadInput): ThreadLine[] {
  const messageLines = [...thread.messages.map((one) => toMessageLine(one, thread)), ...unsentLines(thread)]
  return messageLines.flatMap((one, at) => {
    const before = messageLines[at - 1]
    const after = messageLines[at + 1]
    const lines: ThreadLine[] = []
    if (!before || !isSameDay(before.at, one.at))
      lines.push({ kind: 'day', id: `day-${one.at.toDateString()}`, at: one.at })
    if (one.seq !== undefined && one.seq === thread.unreadFrom) lines.push({ kind: 'unread', id: 'unread' })
    const { seq: _, ...shown } = one
    const isSameGroup = after && isInSameGroup(one, after) && isSameDay(one.at, after.at)
    lines.push({ ...shown, endsGroup: !isSameGroup || after.deliveryStatus !== one.deliveryStatus })
    return lines
  })
}

type MessageLineDraft = Omit<MessageLine, 'endsGroup'> & { seq: number | undefined }

function toMessageLine(message: DirectMessage, { side, readByOther }: ThreadInput): MessageLineDraft {
  const isOwn = message.sender_type === side
  return {
    kind: 'message',
    // the same id as while it was pending, so that the bubble stays the same element
    id: message.message_id,
    isOwn,
    text: message.message,
    at: new Date(message.created_at),
    productId: message.product_id,
    deliveryStatus: isOwn ? (message.seq <= readByOther ? 'read' : 'sent') : undefined,
    unsent: undefined,
    seq: message.seq,
  }
}

function unsentLines({ messages, unsent, online }: ThreadInput): MessageLineDraft[] {
  const there = new Set(messages.map(({ message_id }) => message_id))
  return unsent
    .filter(({ message_id }) => !there.has(message_id))
    .map((one) => ({
      kind: 'message',
      id: one.message_id,
      isOwn: true,
      text: one.message,
      at: new Date(one.written_at),
      productId: one.product_id,
      deliveryStatus: one.rejection ? 'failed' : online ? 'sending' : 'waiting',
      unsent: one,
      seq: undefined,
    }))
}

/** The position of the unread line: the first unread message of the other side. */
export function firstUnread(
  messages: readonly DirectMessage[],
  side: ThreadSide,
  readUpTo: number,
): number | undefined {
  return messages.find(({ seq, sender_type }) => seq > readUpTo && sender_type !== side)?.seq
}

function isInSameGroup(a: MessageLineDraft, b: MessageLineDraft): boolean {
  return a.isOwn === b.isOwn && b.at.getTime() - a.at.getTime() < groupWithinMs
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}
