import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Append, checkAppendHistory, type Outcome, type ThreadRead } from './append-history.ts'

const append = (id: string, startedAt: number, endedAt: number, outcome: Outcome = 'ok'): Append => ({
  kind: 'append',
  process: 'writer',
  thread: 'thread',
  id,
  outcome,
  startedAt,
  endedAt,
})

/** What a reader saw, from the first message on. */
const read = (ids: string, startedAt: number, more: Partial<ThreadRead> = {}): ThreadRead => ({
  kind: 'read',
  process: 'reader',
  thread: 'thread',
  messages: [...ids].map((id, index) => ({ id, position: (more.after ?? 0) + index + 1 })),
  isCurrent: true,
  startedAt,
  endedAt: startedAt + 1,
  ...more,
})

/** a and b one after the other, c at any time: nobody knows whether it was stored. */
const sent = [append('a', 0, 1), append('b', 2, 3), append('c', 0, 0, 'unknown')]
const check = (...operations: (Append | ThreadRead)[]) =>
  checkAppendHistory([...sent, ...operations]).violations

test('a sound history has no violation, with or without the message whose outcome is unknown', () => {
  for (const order of ['ab', 'cab', 'acb', 'abc']) expect(check(read(order, 10)), order).toEqual([])
  expect(check(read('', 0), read('a', 0), read('a', 2), read('ab', 10), read('b', 11, { after: 1 }))).toEqual(
    [],
  )
  expect(check(read('', 20, { isCurrent: false }), read('', 21, { after: 2 }))).toEqual([])
  expect(check(append('d', 4, 5, 'fail'), read('ab', 10))).toEqual([])
})

test.each<[string, (Append | ThreadRead)[], object[]]>([
  ['a lost acknowledged message', [read('a', 10)], [{ kind: 'lost', id: 'b', process: 'writer' }]],
  ['a message stored twice', [read('aba', 10)], [{ kind: 'duplicate', id: 'a', positions: [1, 3] }]],
  ['a message that nobody sent', [read('abx', 10)], [{ kind: 'phantom', id: 'x', position: 3 }]],
  [
    'a rejected message that is stored',
    [append('d', 4, 5, 'fail'), read('abd', 10)],
    [{ kind: 'failed_but_present', id: 'd', position: 3 }],
  ],
  [
    'a gap in the positions',
    [read('ab', 10), read('', 11, { messages: [{ id: 'b', position: 2 }] })],
    [{ kind: 'gap', process: 'reader', position: 2, expected: 1 }],
  ],
  [
    'two readers with different orders',
    [read('acb', 10), read('abc', 11, { process: 'other' })],
    [{ kind: 'diverging_reads', position: 2, ids: ['c', 'b'], processes: ['reader', 'other'] }],
  ],
  [
    'an order against the clock',
    [read('ba', 10)],
    [{ kind: 'order_contradicts_time', id: 'b', stands_before: 'a' }],
  ],
  [
    'an order against the clock, of a message whose outcome is unknown',
    [append('d', 4, 4, 'unknown'), read('dab', 10)],
    [{ kind: 'order_contradicts_time', id: 'd', stands_before: 'a' }],
  ],
  [
    'a read without a message that was acknowledged before it',
    [read('a', 4), read('ab', 10)],
    [{ kind: 'stale_read', process: 'reader', last: 1, known: 2, id: 'b' }],
  ],
  [
    'a read without what another had seen',
    [read('abc', 4), read('ab', 10)],
    [{ kind: 'stale_read', process: 'reader', last: 2, known: 3, id: 'c' }],
  ],
])('%s is found', (_, operations, violations) => {
  expect(check(...operations)).toEqual(violations.map((one) => ({ thread: 'thread', ...one })))
})

test('threads are independent', () => {
  const elsewhere = { thread: 'other', id: 'a' }
  expect(
    check({ ...append('a', 5, 6), ...elsewhere }, read('ab', 10), read('a', 10, { thread: 'other' })),
  ).toEqual([])
  expect(
    check({ ...append('a', 5, 6), ...elsewhere }, read('ab', 10), read('', 10, { thread: 'other' })),
  ).toEqual([{ thread: 'other', kind: 'lost', id: 'a', process: 'writer' }])
})

test('whatever one correct list does, it has no violation; without one of its messages it has', () => {
  const steps = fc.array(
    fc.record({
      does: fc.constantFrom('append' as const, 'read' as const),
      outcome: fc.constantFrom<Outcome>('ok', 'unknown'),
      isStored: fc.boolean(),
      before: fc.nat(3),
      after: fc.nat(3),
    }),
    { minLength: 1, maxLength: 50 },
  )
  fc.assert(
    fc.property(steps, (all) => {
      const list: { id: string; position: number }[] = []
      const operations = all.map(({ does, outcome, isStored, before, after }, index): Append | ThreadRead => {
        // each takes effect at its index, within an interval that overlaps others
        const [startedAt, endedAt] = [index - before, index + after + 0.5]
        const id = `${index}`
        if (does === 'read') return read('', startedAt, { messages: [...list], endedAt })
        if (outcome === 'ok' || isStored) list.push({ id, position: list.length + 1 })
        return append(id, startedAt, endedAt, outcome)
      })
      const final = read('', 1000, { messages: list })
      expect(checkAppendHistory([...operations, final]).violations).toEqual([])
      const acknowledged = operations.findLast(
        (one) => one.kind === 'append' && one.outcome === 'ok',
      ) as Append
      if (!acknowledged) return
      const rest = list.filter(({ id }) => id !== acknowledged.id)
      const thinned = read('', 1000, { messages: rest.map(({ id }, index) => ({ id, position: index + 1 })) })
      expect(checkAppendHistory([...operations, thinned]).violations).not.toEqual([])
    }),
  )
})

test('a hundred thousand messages take seconds, not hours', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `${index}`)
  const whole = { messages: ids.map((id, index) => ({ id, position: index + 1 })) }
  const history = [...ids.map((id, index) => append(id, 2 * index, 2 * index + 1)), read('', 1e6, whole)]
  const began = performance.now()
  expect(checkAppendHistory(history).violations).toEqual([])
  expect(performance.now() - began).toBeLessThan(30_000)
})
