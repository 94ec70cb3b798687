import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  type BalanceTransactionRow,
  compareLedgerEntries,
  findProgress,
  findRecordedPayment,
  findRecordedRefund,
  listUncomparedTransactions,
  type RecordedPayment,
  saveProgress,
  setTransactionsCompared,
  sumDisputeCents,
  sumTransactionCents,
  type UnmatchedEntry,
} from './balance-transactions-store.ts'
import { insertDiscrepancy, type NewDiscrepancy } from './store.ts'

const batchSize = 500
/** Of one run. */
const maxBatches = 20

/**
 * Each movement of money at the provider must be in our records, with the same amount. One of a payment that waits for a
 * result is compared by a later run.
 */
export async function compareTransactionsWithLedger(
  db: Queryable,
  settledBefore: Date,
  now: Date,
): Promise<void> {
  for (let batchesLeft = maxBatches; batchesLeft > 0; batchesLeft--) {
    const rows = await listUncomparedTransactions(db, settledBefore, batchSize)
    const compared: string[] = []
    for (const row of rows) if (await compareTransaction(db, row, now)) compared.push(row.id)
    await setTransactionsCompared(db, compared, now)
    if (rows.length < batchSize || compared.length === 0) return
  }
}

/** False when it cannot be compared yet. */
async function compareTransaction(db: Queryable, row: BalanceTransactionRow, now: Date): Promise<boolean> {
  const { id, source, intent_id, amount_cents, currency } = row
  const payment = intent_id === null ? undefined : await findRecordedPayment(db, intent_id)
  if (payment?.is_pending) return false
  const discrepancy = payment
    ? await findDiscrepancy(db, row, payment)
    : {
        parentId: null,
        kind: 'unknown_payment' as const,
        expected: 'none',
        actual: `${intent_id ?? source}: ${Math.abs(amount_cents)} ${currency}`,
        source: id,
      }
  if (discrepancy) await insertDiscrepancy(db, discrepancy, now)
  return true
}

async function findDiscrepancy(
  db: Queryable,
  { id, category, source, amount_cents, fee_cents }: BalanceTransactionRow,
  { parent_order_id: parentId, captured_cents }: RecordedPayment,
): Promise<NewDiscrepancy | undefined> {
  const differ = (kind: NewDiscrepancy['kind'], expected: number, actual: number, at: string) =>
    expected === actual
      ? undefined
      : { parentId, kind, expected: `${Math.abs(expected)}`, actual: `${Math.abs(actual)}`, source: at }
  switch (category) {
    case 'charge':
    case 'partial_capture_reversal': {
      const captured = await sumTransactionCents(db, source)
      return differ('captured_elsewhere', captured_cents, captured, `${source}-${captured}`)
    }
    case 'refund':
    case 'refund_failure': {
      const recorded = await findRecordedRefund(db, source)
      const refunded = await sumTransactionCents(db, source)
      // the event of a refund that the bank returns has the same source
      if (category === 'refund_failure')
        return differ(
          'refund_failed',
          recorded.cents,
          refunded,
          recorded.own_id ? `${recorded.own_id}-bounced` : source,
        )
      return differ('refunded_elsewhere', recorded.cents, refunded, source)
    }
    case 'dispute':
    case 'dispute_reversal':
      return differ(
        'disputed_elsewhere',
        await sumDisputeCents(db, parentId, id),
        amount_cents - fee_cents,
        id,
      )
  }
}

/** Each entry of the ledger that moves money must have its movement at the provider. All of them must be imported. */
export async function compareLedgerWithTransactions(
  db: Queryable,
  settledBefore: Date,
  now: Date,
): Promise<void> {
  for (let batchesLeft = maxBatches; batchesLeft > 0; batchesLeft--) {
    const progress = await findProgress(db)
    const compared = await compareLedgerEntries(db, progress.ledger_entry_id, settledBefore, batchSize)
    if (!compared) return
    for (const entry of compared.unmatched) await insertDiscrepancy(db, toMissing(entry), now)
    await saveProgress(db, { ...progress, ledger_entry_id: compared.lastId })
  }
}

function toMissing({ parent_order_id: parentId, cents, source }: UnmatchedEntry): NewDiscrepancy {
  return { parentId, kind: 'not_found', expected: `${Math.abs(cents)}`, actual: 'none', source }
}
