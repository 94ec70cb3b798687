import type { DirectMessage, ThreadKey, ThreadReadMarkers } from '@mainstreet/contract/chat/message.ts'

/** Each message once, in the order of the thread; the same array when nothing is new. */
export function mergeMessages(
  known: readonly DirectMessage[],
  incoming: readonly DirectMessage[],
): readonly DirectMessage[] {
  const seqs = new Set(known.map(({ seq }) => seq))
  const fresh = incoming.filter(({ seq }) => !seqs.has(seq) && seqs.add(seq))
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.seq - b.seq)
}

/** The last seq without a gap, counted from `fromSeq`, the first that is loaded or expected. */
export function lastContiguousSeq(messages: readonly DirectMessage[], fromSeq: number): number {
  let last = fromSeq - 1
  for (const { seq } of messages) {
    if (seq > last + 1) break
    last = Math.max(last, seq)
  }
  return last
}

/** Read marks only increase: late frames do not lower them. */
export function mergeReadMarks(known: ThreadReadMarkers, incoming: ThreadReadMarkers): ThreadReadMarkers {
  return {
    last_seq: Math.max(known.last_seq, incoming.last_seq),
    customer_read_seq: Math.max(known.customer_read_seq, incoming.customer_read_seq),
    shop_read_seq: Math.max(known.shop_read_seq, incoming.shop_read_seq),
  }
}

export function isSameThread(a: ThreadKey, b: ThreadKey): boolean {
  return a.shop_id === b.shop_id && a.customer_id === b.customer_id
}

/** An id for storage and lists. */
export function getThreadId({ shop_id, customer_id }: ThreadKey): string {
  return `${shop_id}:${customer_id}`
}
