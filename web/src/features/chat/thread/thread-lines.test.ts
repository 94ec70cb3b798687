import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { expect, test } from 'vitest'
import type { Unsent } from '../send-queue/unsent-messages.ts'
import { firstUnread, type Line, linesOf } from './thread-lines.ts'

const noon = new Date(2026, 10, 20, 12).getTime()
const minute = 60_000
const said = (seq: number, sender_type: 'customer' | 'merchant', afterMinutes = 0) =>
  ({
    seq,
    message_id: `id${seq}`,
    sender_type,
    message: `No. ${seq}`,
    product_id: null,
    created_at: new Date(noon + afterMinutes * minute).toISOString(),
  }) as DirectMessage
const unsent = (message_id: string, more: Partial<Unsent> = {}) =>
  ({ message_id, message: message_id, product_id: null, written_at: noon + 60 * minute, ...more }) as Unsent

const thread = {
  messages: [] as DirectMessage[],
  unsent: [] as Unsent[],
  side: 'customer' as const,
  readByOther: 0,
  unreadFrom: undefined as number | undefined,
  online: true,
}
const kinds = (lines: Line[]) => lines.map((line) => (line.kind === 'said' ? line.text : line.kind))
const progress = (lines: Line[]) => lines.flatMap((line) => (line.kind === 'said' ? [line.progress] : []))

test('each day has its line, and the unread begin with theirs', () => {
  const messages = [said(1, 'customer'), said(2, 'merchant', 5), said(3, 'merchant', 24 * 60)]
  expect(kinds(linesOf({ ...thread, messages, unreadFrom: 3 }))).toEqual([
    'day',
    'No. 1',
    'No. 2',
    'day',
    'unread',
    'No. 3',
  ])
})

test('time stands under the last of a few in a row', () => {
  const messages = [
    said(1, 'customer'),
    said(2, 'customer', 1),
    said(3, 'customer', 20),
    said(4, 'merchant', 21),
  ]
  const ends = linesOf({ ...thread, messages }).flatMap((line) => (line.kind === 'said' ? [line.ends] : []))
  expect(ends).toEqual([false, true, true, true])
})

test('own messages are read up to the mark of the other side, and sent beyond it', () => {
  const messages = [said(1, 'customer'), said(2, 'merchant', 1), said(3, 'customer', 2)]
  expect(progress(linesOf({ ...thread, messages, readByOther: 2 }))).toEqual(['read', undefined, 'sent'])
})

test('what is on its way stands last, once, and says how it stands', () => {
  const all = [unsent('a'), unsent('b', { refused: 'The shop is gone' }), unsent('id1')]
  const lines = linesOf({ ...thread, messages: [said(1, 'customer')], unsent: all })
  expect(kinds(lines)).toEqual(['day', 'No. 1', 'a', 'b'])
  expect(progress(lines)).toEqual(['sent', 'sending', 'failed'])
  expect(progress(linesOf({ ...thread, unsent: all, online: false }))).toEqual([
    'waiting',
    'failed',
    'waiting',
  ])
})

test('unread is what the other side said after the mark', () => {
  const messages = [said(1, 'merchant'), said(2, 'customer'), said(3, 'merchant')]
  expect(firstUnread(messages, 'customer', 1)).toBe(3)
  expect(firstUnread(messages, 'customer', 3)).toBeUndefined()
})
