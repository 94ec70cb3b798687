import type Stripe from 'stripe'
import type { PaymentDeps } from '../payment-deps.ts'
import { isRejectedByStripe } from '../stripe/stripe-provider.ts'
import { getStripeId } from '../stripe/stripe-references.ts'
import {
  type BalanceTransactionRow,
  findProgress,
  insertBalanceTransactions,
  type ReconciliationProgress,
  saveProgress,
  transactionCategories,
} from './balance-transactions-store.ts'

const pageSize = 100
/** Of one run, in each direction. */
const maxPages = 50

type Page = Stripe.ApiList<Stripe.BalanceTransaction>

/**
 * Stores the provider's balance transactions since the last imported one, and the older ones of the time before the
 * first run, some pages at a time. True when none is missing. Safe to repeat, and on several nodes at once.
 */
export async function importBalanceTransactions(deps: PaymentDeps, settledBefore: Date): Promise<boolean> {
  try {
    const isCurrent = await importNewer(deps, settledBefore)
    return (await importOlder(deps)) && isCurrent
  } catch (error) {
    if (!isUnknownCursor(error)) throw error
    // another account of the provider: from the beginning
    const progress = await findProgress(deps.db)
    await saveProgress(deps.db, { ...progress, newest_id: null, oldest_id: null, is_backfilled: false })
    return false
  }
}

function isUnknownCursor(error: unknown): boolean {
  return isRejectedByStripe(error) && error.code === 'resource_missing'
}

/** The cursor stays before what is not settled: the provider may still insert a transaction of the same second. */
async function importNewer(deps: PaymentDeps, settledBefore: Date): Promise<boolean> {
  let before = (await findProgress(deps.db)).newest_id
  if (before === null) return importNewest(deps, settledBefore)
  for (let pagesLeft = maxPages; pagesLeft > 0; pagesLeft--) {
    const page = await fetchPage(deps, { ending_before: before })
    await storePage(deps, page)
    const newest = page.data[0]?.id
    const newestSettled = page.data.find((one) => isSettled(one, settledBefore))?.id
    if (newestSettled !== undefined) await updateProgress(deps, { newest_id: newestSettled })
    if (!page.has_more || newest === undefined) return true
    before = newest
  }
  return false
}

/** The first run: what is older follows in `importOlder`. */
async function importNewest(deps: PaymentDeps, settledBefore: Date): Promise<boolean> {
  let after: string | undefined
  for (let pagesLeft = maxPages; pagesLeft > 0; pagesLeft--) {
    const page: Page = await fetchPage(deps, { ...(after !== undefined && { starting_after: after }) })
    await storePage(deps, page)
    const newestSettled = page.data.find((one) => isSettled(one, settledBefore))
    after = page.data.at(-1)?.id
    if (newestSettled) {
      const oldest_id = after ?? null
      await updateProgress(deps, { newest_id: newestSettled.id, oldest_id, is_backfilled: !page.has_more })
      return true
    }
    // nothing of the account is settled yet: the next run begins again
    if (!page.has_more) return true
  }
  return false
}

async function importOlder(deps: PaymentDeps): Promise<boolean> {
  for (let pagesLeft = maxPages; pagesLeft > 0; pagesLeft--) {
    const { oldest_id, is_backfilled } = await findProgress(deps.db)
    if (is_backfilled || oldest_id === null) return true
    const page = await fetchPage(deps, { starting_after: oldest_id })
    await storePage(deps, page)
    const oldest = page.data.at(-1)?.id
    await updateProgress(deps, { oldest_id: oldest ?? oldest_id, is_backfilled: !page.has_more })
  }
  return (await findProgress(deps.db)).is_backfilled
}

function fetchPage(
  { provider }: PaymentDeps,
  cursor: Pick<Stripe.BalanceTransactionListParams, 'ending_before' | 'starting_after'>,
): Promise<Page> {
  return provider.stripe.balanceTransactions.list({ ...cursor, limit: pageSize, expand: ['data.source'] })
}

async function storePage({ db }: PaymentDeps, page: Page): Promise<void> {
  const rows = page.data.flatMap(toRow)
  if (rows.length > 0) await insertBalanceTransactions(db, rows)
}

async function updateProgress({ db }: PaymentDeps, patch: Partial<ReconciliationProgress>): Promise<void> {
  await saveProgress(db, { ...(await findProgress(db)), ...patch })
}

function isSettled({ created }: Stripe.BalanceTransaction, settledBefore: Date): boolean {
  return created * 1000 <= settledBefore.getTime()
}

/** Payouts, top-ups and the provider's own fees are no part of a payment. */
function toRow(transaction: Stripe.BalanceTransaction): BalanceTransactionRow[] {
  const { id, reporting_category, source, amount, fee, currency, created } = transaction
  const category = transactionCategories.find((one) => one === reporting_category)
  if (!category || source === null) return []
  return [
    {
      id,
      category,
      source: getStripeId(source),
      intent_id: findIntentId(source),
      amount_cents: amount,
      fee_cents: fee,
      currency,
      created_at: new Date(created * 1000),
    },
  ]
}

function findIntentId(source: NonNullable<Stripe.BalanceTransaction['source']>): string | null {
  if (typeof source === 'string' || !('payment_intent' in source)) return null
  const intent = source.payment_intent
  return intent ? getStripeId(intent as string | { id: string }) : null
}
