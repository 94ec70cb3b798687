import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastContiguousSeq, mergeMessages, mergeReadMarks } from './thread-messages.ts'

const createMessage = (seq: number) => ({ seq, message: `No. ${seq}` }) as DirectMessage
const seqs = (messages: readonly DirectMessage[]) => messages.map(({ seq }) => seq)

test('in whatever batches and order messages arrive, each appears once and in order', () => {
  const pieces = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), { maxLength: 12 })
  fc.assert(
    fc.property(pieces, (all) => {
      const log = all.reduce<readonly DirectMessage[]>(
        (known, piece) => mergeMessages(known, piece.map(createMessage)),
        [],
      )
      expect(seqs(log)).toEqual([...new Set(all.flat())].sort((a, b) => a - b))
    }),
  )
})

test('without new messages the list stays the same object', () => {
  const log = mergeMessages([], [createMessage(1), createMessage(2)])
  expect(mergeMessages(log, [createMessage(2), createMessage(1)])).toBe(log)
})

test('messages behind a gap do not count', () => {
  expect(lastContiguousSeq([], 1)).toBe(0)
  expect(lastContiguousSeq([createMessage(7), createMessage(8), createMessage(11)], 7)).toBe(8)
  expect(lastContiguousSeq([createMessage(2)], 1)).toBe(0)
})

test('a late read mark does not lower the current one', () => {
  const now = { last_seq: 9, customer_read_seq: 9, shop_read_seq: 4 }
  const staleMarks = { last_seq: 8, customer_read_seq: 2, shop_read_seq: 6 }
  expect(mergeReadMarks(now, staleMarks)).toEqual({ last_seq: 9, customer_read_seq: 9, shop_read_seq: 6 })
})
