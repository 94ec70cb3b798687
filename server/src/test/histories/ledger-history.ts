import type { Outcome } from './append-history.ts'
import { groupBy } from './group-by.ts'

export type LedgerKind = 'captured' | 'refunded'
/** A payment or refund, as its caller knows it. Without a source it is recognized by its amount. */
export type MoneyMovement = {
  orderId: string
  kind: LedgerKind
  cents: number
  outcome: Outcome
  source?: string
}
/** A row of the ledger table; those of refunds are negative. */
export type LedgerEntry = { orderId: string; kind: LedgerKind; cents: number; source: string }
/** The amounts that the order itself has. */
export type OrderAmounts = { id: string; capturedCents: number; refundedCents: number }

export type LedgerHistory = { movements: MoneyMovement[]; entries: LedgerEntry[]; orders: OrderAmounts[] }

export type LedgerViolation = { orderId: string } & (
  | { kind: 'lost_entry'; movement: MoneyMovement }
  | { kind: 'wrong_amount'; movement: MoneyMovement; found: number }
  /** Without a movement, or the second one of a movement. */
  | { kind: 'unexpected_entry'; entry: LedgerEntry }
  | { kind: 'refunded_more_than_captured'; capturedCents: number; refundedCents: number }
  | { kind: 'wrong_sums'; order: OrderAmounts; ledger: OrderAmounts }
)

/** Compares acknowledged payments and refunds with the ledger, and the ledger with the orders. */
export function checkLedgerHistory({ movements, entries, orders }: LedgerHistory): {
  violations: LedgerViolation[]
} {
  const movementsByOrder = groupBy(movements, ({ orderId }) => orderId)
  const entriesByOrder = groupBy(entries, ({ orderId }) => orderId)
  const amounts = new Map(orders.map((order) => [order.id, order]))
  const ids = new Set([...movementsByOrder.keys(), ...entriesByOrder.keys(), ...amounts.keys()])
  return {
    violations: [...ids].flatMap((orderId) => {
      const ofLedger = entriesByOrder.get(orderId) ?? []
      return [
        ...matchMovements(movementsByOrder.get(orderId) ?? [], ofLedger),
        ...compareSums(orderId, ofLedger, amounts.get(orderId)),
      ].map((found) => ({ orderId, ...found }))
    }),
  }
}

type Found<V = LedgerViolation> = V extends unknown ? Omit<V, 'orderId'> : never

const getAmount = ({ kind, cents }: LedgerEntry) => (kind === 'refunded' ? -cents : cents)

/** Each acknowledged movement has its entry; one whose outcome is unknown may have one; no entry is left over. */
function matchMovements(movements: MoneyMovement[], entries: LedgerEntry[]): Found[] {
  const left = new Set(entries)
  const take = ({ kind, source, cents }: MoneyMovement) => {
    const candidates = [...left].filter((entry) => entry.kind === kind)
    const entry = candidates.find((one) =>
      source === undefined ? getAmount(one) === cents : one.source === source,
    )
    if (entry) left.delete(entry)
    return entry
  }
  const violations: Found[] = []
  // what has a source chooses first, and what is certain before what is not
  const ranked = movements
    .filter(({ outcome }) => outcome !== 'fail')
    .toSorted((one, other) => rank(one) - rank(other))
  for (const movement of ranked) {
    const entry = take(movement)
    if (!entry && movement.outcome === 'ok') violations.push({ kind: 'lost_entry', movement })
    if (entry && getAmount(entry) !== movement.cents)
      violations.push({ kind: 'wrong_amount', movement, found: getAmount(entry) })
  }
  return [...violations, ...[...left].map((entry) => ({ kind: 'unexpected_entry' as const, entry }))]
}

const rank = ({ source, outcome }: MoneyMovement) =>
  (source === undefined ? 2 : 0) + (outcome === 'unknown' ? 1 : 0)

function compareSums(id: string, entries: LedgerEntry[], order: OrderAmounts | undefined): Found[] {
  const sum = (kind: LedgerKind) =>
    entries.reduce((total, entry) => total + (entry.kind === kind ? getAmount(entry) : 0), 0)
  const ledger = { id, capturedCents: sum('captured'), refundedCents: sum('refunded') }
  const found: Found[] = []
  if (ledger.refundedCents > ledger.capturedCents)
    found.push({
      kind: 'refunded_more_than_captured',
      capturedCents: ledger.capturedCents,
      refundedCents: ledger.refundedCents,
    })
  const known = order ?? { id, capturedCents: 0, refundedCents: 0 }
  if (known.capturedCents !== ledger.capturedCents || known.refundedCents !== ledger.refundedCents)
    found.push({ kind: 'wrong_sums', order: known, ledger })
  return found
}
