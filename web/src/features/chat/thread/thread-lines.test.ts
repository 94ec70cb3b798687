import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { expect, test } from 'vitest'
import type { UnsentMessage } from '../send-queue/unsent-messages.ts'
import { buildThreadLines, firstUnread, type ThreadLine } from './thread-lines.ts'

const noon = new Date(2026, 10, 20, 12).getTime()
const minute = 60_000
const createMessage = (seq: number, sender_type: 'customer' | 'merchant', afterMinutes = 0) =>
  ({
    seq,
    message_id: `id${seq}`,
    sender_type,
    message: `No. ${seq}`,
    product_id: null,
    created_at: new Date(noon + afterMinutes * minute).toISOString(),
  }) as DirectMessage
const unsent = (message_id: string, more: Partial<UnsentMessage> = {}) =>
  ({
    message_id,
    message: message_id,
    product_id: null,
    written_at: noon + 60 * minute,
    ...more,
  }) as UnsentMessage

const thread = {
  messages: [] as DirectMessage[],
  unsent: [] as UnsentMessage[],
  side: 'customer' as const,
  readByOther: 0,
  unreadFrom: undefined as number | undefined,
  online: true,
}
const kinds = (lines: ThreadLine[]) => lines.map((line) => (line.kind === 'message' ? line.text : line.kind))
const deliveryStatuses = (lines: ThreadLine[]) =>
  lines.flatMap((line) => (line.kind === 'message' ? [line.deliveryStatus] : []))

test('each day has its line, and so has the first unread message', () => {
  const messages = [
    createMessage(1, 'customer'),
    createMessage(2, 'merchant', 5),
    createMessage(3, 'merchant', 24 * 60),
  ]
  expect(kinds(buildThreadLines({ ...thread, messages, unreadFrom: 3 }))).toEqual([
    'day',
    'No. 1',
    'No. 2',
    'day',
    'unread',
    'No. 3',
  ])
})

test('the last message of a group shows its time', () => {
  const messages = [
    createMessage(1, 'customer'),
    createMessage(2, 'customer', 1),
    createMessage(3, 'customer', 20),
    createMessage(4, 'merchant', 21),
  ]
  const ends = buildThreadLines({ ...thread, messages }).flatMap((line) =>
    line.kind === 'message' ? [line.endsGroup] : [],
  )
  expect(ends).toEqual([false, true, true, true])
})

test("own messages are read up to the other side's mark, and sent beyond it", () => {
  const messages = [
    createMessage(1, 'customer'),
    createMessage(2, 'merchant', 1),
    createMessage(3, 'customer', 2),
  ]
  expect(deliveryStatuses(buildThreadLines({ ...thread, messages, readByOther: 2 }))).toEqual([
    'read',
    undefined,
    'sent',
  ])
})

test('pending messages come last, once, with their status', () => {
  const all = [unsent('a'), unsent('b', { rejection: 'The shop is gone' }), unsent('id1')]
  const lines = buildThreadLines({ ...thread, messages: [createMessage(1, 'customer')], unsent: all })
  expect(kinds(lines)).toEqual(['day', 'No. 1', 'a', 'b'])
  expect(deliveryStatuses(lines)).toEqual(['sent', 'sending', 'failed'])
  expect(deliveryStatuses(buildThreadLines({ ...thread, unsent: all, online: false }))).toEqual([
    'waiting',
    'failed',
    'waiting',
  ])
})

test('messages of the other side after the mark are unread', () => {
  const messages = [createMessage(1, 'merchant'), createMessage(2, 'customer'), createMessage(3, 'merchant')]
  expect(firstUnread(messages, 'customer', 1)).toBe(3)
  expect(firstUnread(messages, 'customer', 3)).toBeUndefined()
})
