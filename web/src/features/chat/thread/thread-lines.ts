import type { DirectMessage, Side } from '@mainstreet/contract/chat/message.ts'
import type { Unsent } from '../send-queue/unsent-messages.ts'

/** How far an own message has come. */
export type Progress = 'sending' | 'waiting' | 'failed' | 'sent' | 'read'

export type Said = {
  kind: 'said'
  id: string
  own: boolean
  text: string
  at: Date
  productId: string | null
  progress: Progress | undefined
  /** The last of a few in a row by the same side: time and progress stand under it. */
  ends: boolean
  unsent: Unsent | undefined
}
export type Line = Said | { kind: 'day'; id: string; at: Date } | { kind: 'unread'; id: string }

type Thread = {
  messages: readonly DirectMessage[]
  unsent: readonly Unsent[]
  side: Side
  /** Up to where the other side has read. */
  readByOther: number
  /** The first that was unread when the thread was opened; undefined when there was none. */
  unreadFrom: number | undefined
  online: boolean
}

/** In a row: by the same side, with less than this between them. */
const rowMs = 5 * 60_000

/** A thread as it stands on the screen: a line for each new day, one where the unread begins, and what was said. */
export function linesOf(thread: Thread): Line[] {
  const said = [...thread.messages.map((one) => ofMessage(one, thread)), ...waiting(thread)]
  return said.flatMap((one, at) => {
    const before = said[at - 1]
    const after = said[at + 1]
    const lines: Line[] = []
    if (!before || !isSameDay(before.at, one.at))
      lines.push({ kind: 'day', id: `day-${one.at.toDateString()}`, at: one.at })
    if (one.seq !== undefined && one.seq === thread.unreadFrom) lines.push({ kind: 'unread', id: 'unread' })
    const { seq: _, ...shown } = one
    const sameRow = after && isInRow(one, after) && isSameDay(one.at, after.at)
    lines.push({ ...shown, ends: !sameRow || after.progress !== one.progress })
    return lines
  })
}

type Draft = Omit<Said, 'ends'> & { seq: number | undefined }

function ofMessage(message: DirectMessage, { side, readByOther }: Thread): Draft {
  const own = message.sender_type === side
  return {
    kind: 'said',
    // as long as it was on its way: the bubble stays the same one
    id: message.message_id,
    own,
    text: message.message,
    at: new Date(message.created_at),
    productId: message.product_id,
    progress: own ? (message.seq <= readByOther ? 'read' : 'sent') : undefined,
    unsent: undefined,
    seq: message.seq,
  }
}

function waiting({ messages, unsent, online }: Thread): Draft[] {
  const there = new Set(messages.map(({ message_id }) => message_id))
  return unsent
    .filter(({ message_id }) => !there.has(message_id))
    .map((one) => ({
      kind: 'said',
      id: one.message_id,
      own: true,
      text: one.message,
      at: new Date(one.written_at),
      productId: one.product_id,
      progress: one.refused ? 'failed' : online ? 'sending' : 'waiting',
      unsent: one,
      seq: undefined,
    }))
}

/** Where the unread line stands: at the first message of the other side that is not read. */
export function firstUnread(
  messages: readonly DirectMessage[],
  side: Side,
  readUpTo: number,
): number | undefined {
  return messages.find(({ seq, sender_type }) => seq > readUpTo && sender_type !== side)?.seq
}

function isInRow(a: Draft, b: Draft): boolean {
  return a.own === b.own && b.at.getTime() - a.at.getTime() < rowMs
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}
