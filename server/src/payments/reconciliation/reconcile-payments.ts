import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findPayment, type PaymentRow } from '../store.ts'
import { isRejectedByStripe, type StripeProvider } from '../stripe/stripe-provider.ts'
import {
  compareLedgerWithTransactions,
  compareTransactionsWithLedger,
} from './compare-balance-transactions.ts'
import { importBalanceTransactions } from './import-balance-transactions.ts'
import { insertDiscrepancy, listUncapturedPayments, type NewDiscrepancy } from './store.ts'

/** How long events and responses may take: what is younger is compared by the next run. */
const settlingMs = 30 * minuteMs

/**
 * Compares all movements of money with the provider's, since the last run and without a limit of age, and reports
 * discrepancies to the admin. Corrects nothing. Its work is bounded, and the next run continues.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const { db, now } = deps
  await reconcileHolds(deps)
  const settledBefore = new Date(now().getTime() - settlingMs)
  const isComplete = await importBalanceTransactions(deps, settledBefore)
  await compareTransactionsWithLedger(db, settledBefore, now())
  if (isComplete) await compareLedgerWithTransactions(db, settledBefore, now())
}

const holdBatchSize = 200

/** A hold moves no money, so the balance does not show one that was forgotten. */
async function reconcileHolds(deps: PaymentDeps): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await listUncapturedPayments(deps.db, deps.now(), after, holdBatchSize)
    for (const row of rows) await reconcileHold(deps, row)
    after = rows.at(-1)?.intent_id ?? ''
    if (rows.length < holdBatchSize) return
  }
}

/** A payment that changes during the comparison is no discrepancy; the next run compares it again. */
async function reconcileHold({ db, now, provider }: PaymentDeps, payment: PaymentRow): Promise<void> {
  const discrepancy = await findHoldDiscrepancy(provider, payment)
  if (!discrepancy) return
  const reloaded = await findPayment(db, payment.parent_order_id)
  if (reloaded?.state === payment.state) await insertDiscrepancy(db, discrepancy, now())
}

async function findHoldDiscrepancy(
  provider: StripeProvider,
  { parent_order_id: parentId, intent_id: source, state, amount_cents }: PaymentRow,
): Promise<NewDiscrepancy | undefined> {
  if (source === null) return undefined
  const intent = await provider.stripe.paymentIntents.retrieve(source).catch((error: unknown) => {
    if (isRejectedByStripe(error)) return undefined
    throw error
  })
  if (!intent) return { parentId, kind: 'not_found', expected: `${amount_cents}`, actual: 'none', source }
  if (intent.status !== 'requires_capture' || state === 'authorized') return undefined
  return {
    parentId,
    kind: 'authorized_elsewhere',
    expected: state,
    actual: `${intent.amount_capturable}`,
    source,
  }
}
