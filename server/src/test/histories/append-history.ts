import { groupBy } from './group-by.ts'

/** `fail`: it has certainly changed nothing. `unknown`: no response; it may have happened, and may still happen. */
export type Outcome = 'ok' | 'fail' | 'unknown'

/** Times are of one clock; an operation took effect between them. */
type Timed = { process: string; thread: string; startedAt: number; endedAt: number }
/** A message, from its first attempt to the response. The end of an unknown one is not used. */
export type Append = Timed & { kind: 'append'; id: string; outcome: Outcome }
export type ThreadRead = Timed & {
  kind: 'read'
  messages: { id: string; position: number }[]
  /** It begins with the message after this position; 0 if left out. */
  after?: number
  /** Whether it promises everything that was acknowledged before it started. */
  isCurrent: boolean
}

export type AppendViolation = { thread: string } & (
  | { kind: 'lost'; id: string; process: string }
  | { kind: 'duplicate'; id: string; positions: number[] }
  | { kind: 'phantom' | 'failed_but_present'; id: string; position: number }
  | { kind: 'gap'; process: string; position: number; expected: number }
  | { kind: 'diverging_reads'; position: number; ids: [string, string]; processes: [string, string] }
  | { kind: 'order_contradicts_time'; id: string; stands_before: string }
  | { kind: 'stale_read'; process: string; last: number; known: number; id: string }
)

/**
 * Checks threads to which messages are only appended, in the manner of Elle's list-append test: all reads must be parts
 * of one order, which agrees with the clock and contains what was acknowledged.
 */
export function checkAppendHistory(operations: (Append | ThreadRead)[]): { violations: AppendViolation[] } {
  const threads = groupBy(operations, ({ thread }) => thread)
  return {
    violations: [...threads].flatMap(([thread, ofThread]) =>
      checkThread(ofThread).map((found) => ({ thread, ...found })),
    ),
  }
}

type Found<V = AppendViolation> = V extends unknown ? Omit<V, 'thread'> : never

function checkThread(operations: (Append | ThreadRead)[]): Found[] {
  const appends = new Map(
    operations.flatMap((one) => (one.kind === 'append' ? [[one.id, one] as const] : [])),
  )
  const reads = operations.filter((one) => one.kind === 'read')
  const { order, violations } = mergeReads(reads)
  const positions = new Map<string, number>()
  for (const [position, { id }] of order) if (!positions.has(id)) positions.set(id, position)
  return [
    ...violations,
    ...findDuplicates(order),
    ...findUnexpected(positions, appends),
    ...findLost(positions, appends, reads),
    ...findWrongOrder(positions, appends),
    ...findStaleReads(positions, appends, reads),
  ]
}

type ThreadOrder = Map<number, { id: string; process: string }>

function mergeReads(reads: ThreadRead[]): { order: ThreadOrder; violations: Found[] } {
  const order: ThreadOrder = new Map()
  const violations: Found[] = []
  for (const { messages, process, after = 0 } of reads) {
    let expected = after + 1
    for (const { id, position } of messages) {
      if (position !== expected) violations.push({ kind: 'gap', process, position, expected })
      expected = position + 1
      const known = order.get(position)
      if (!known) order.set(position, { id, process })
      else if (known.id !== id) {
        const [ids, processes]: [string, string][] = [
          [known.id, id],
          [known.process, process],
        ] as const
        violations.push({ kind: 'diverging_reads', position, ids, processes })
        // the rest of this read would only repeat it
        break
      }
    }
  }
  return { order: new Map([...order].sort(([one], [other]) => one - other)), violations }
}

function findDuplicates(order: ThreadOrder): Found[] {
  return [...groupBy(order, ([, { id }]) => id)]
    .filter(([, all]) => all.length > 1)
    .map(([id, all]) => ({ kind: 'duplicate', id, positions: all.map(([position]) => position) }))
}

function findUnexpected(positions: Map<string, number>, appends: Map<string, Append>): Found[] {
  return [...positions].flatMap(([id, position]): Found[] => {
    const append = appends.get(id)
    if (!append) return [{ kind: 'phantom', id, position }]
    return append.outcome === 'fail' ? [{ kind: 'failed_but_present', id, position }] : []
  })
}

/** Acknowledged, in no read, and a read that had to contain it came later. */
function findLost(
  positions: Map<string, number>,
  appends: Map<string, Append>,
  reads: ThreadRead[],
): Found[] {
  const lastWholeAt = reads
    .filter(({ isCurrent, after = 0 }) => isCurrent && after === 0)
    .reduce((latest, { startedAt }) => Math.max(latest, startedAt), -Infinity)
  return [...appends.values()]
    .filter(({ id, outcome, endedAt }) => outcome === 'ok' && endedAt < lastWholeAt && !positions.has(id))
    .map(({ id, process }) => ({ kind: 'lost', id, process }))
}

/** A message stands before one that was acknowledged before it was first sent. */
function findWrongOrder(positions: Map<string, number>, appends: Map<string, Append>): Found[] {
  const violations: Found[] = []
  /** Of the messages further back, the one that was acknowledged first. */
  let earliest: Append | undefined
  for (const id of [...positions.keys()].reverse()) {
    const append = appends.get(id)
    if (!append) continue
    if (earliest && earliest.endedAt < append.startedAt)
      violations.push({ kind: 'order_contradicts_time', id, stands_before: earliest.id })
    if (append.outcome === 'ok' && append.endedAt < (earliest?.endedAt ?? Infinity)) earliest = append
  }
  return violations
}

/** A current read contains what was acknowledged, and what another read had seen, before it started. */
function findStaleReads(
  positions: Map<string, number>,
  appends: Map<string, Append>,
  reads: ThreadRead[],
): Found[] {
  const known = [
    ...[...appends.values()]
      .filter(({ outcome }) => outcome === 'ok')
      .map(({ id, endedAt }) => ({ id, endedAt, position: positions.get(id) ?? 0 })),
    ...reads.map(({ messages, endedAt }) => ({ endedAt, ...(messages.at(-1) ?? { id: '', position: 0 }) })),
  ].sort((one, other) => one.endedAt - other.endedAt)
  const current = reads
    .filter(({ isCurrent }) => isCurrent)
    .sort((one, other) => one.startedAt - other.startedAt)

  const violations: Found[] = []
  let furthest = { id: '', position: 0 }
  let next = 0
  for (const { process, messages, after = 0, startedAt } of current) {
    for (let one = known[next]; one && one.endedAt < startedAt; one = known[++next])
      if (one.position > furthest.position) furthest = one
    const last = messages.at(-1)?.position ?? after
    if (last < furthest.position)
      violations.push({ kind: 'stale_read', process, last, known: furthest.position, id: furthest.id })
  }
  return violations
}
