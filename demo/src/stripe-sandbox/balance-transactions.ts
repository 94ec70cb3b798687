import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { findObjectsById, insertStripeObject, newId, type PageParams, toUnixSeconds } from './store.ts'
import type { StripeBalanceTransaction, StripeObject } from './stripe-objects.ts'

type BalanceChange = Pick<StripeBalanceTransaction, 'reporting_category' | 'amount' | 'fee' | 'source'> & {
  id?: string
}

const typesByCategory = {
  charge: 'charge',
  refund: 'refund',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
} as const

/** What a card payment costs: 2.9% and 30 cents. */
export function calculateProcessingFee(amount: number): number {
  return Math.round(amount * 0.029) + 30
}

export function buildBalanceTransaction(
  createdAt: Date,
  { id = newId('txn'), reporting_category, amount, fee, source }: BalanceChange,
): StripeBalanceTransaction {
  const created = toUnixSeconds(createdAt)
  const description = fee === 0 ? null : 'Stripe fees'
  return {
    id,
    object: 'balance_transaction',
    created,
    available_on: created,
    amount,
    fee,
    net: amount - fee,
    currency: 'usd',
    description,
    exchange_rate: null,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency: 'usd', description, type: 'stripe_fee' }],
    reporting_category,
    source,
    status: 'available',
    type: typesByCategory[reporting_category],
  }
}

/** The money that moves with a charge, refund or dispute. */
export async function recordBalanceTransaction(
  tx: Tx,
  now: Date,
  change: BalanceChange,
): Promise<StripeBalanceTransaction> {
  const transaction = buildBalanceTransaction(now, change)
  await insertStripeObject(tx, transaction)
  return transaction
}

type BalancePageParams = PageParams & { endingBefore?: string | undefined; expandsSource: boolean }

/** Newest first; before a transaction: the page that ends with its newer neighbor, as Stripe lists them. */
export async function listBalanceTransactions(
  reader: Queryable,
  { limit, startingAfter, endingBefore, expandsSource }: BalancePageParams,
) {
  const rows = await reader.many<{ body: StripeBalanceTransaction }>(
    endingBefore === undefined
      ? sql`select body from sandbox_objects where kind = 'balance_transaction'
          and (${startingAfter ?? null}::text is null
            or (created_at, id) < (select created_at, id from sandbox_objects where id = ${startingAfter ?? null}))
        order by created_at desc, id desc limit ${limit + 1}`
      : sql`select body from sandbox_objects where kind = 'balance_transaction'
          and (created_at, id) > (select created_at, id from sandbox_objects where id = ${endingBefore})
        order by created_at, id limit ${limit + 1}`,
  )
  const page = rows.slice(0, limit).map(({ body }) => body)
  if (endingBefore !== undefined) page.reverse()
  const data = expandsSource ? await expandSources(reader, page) : page
  return { object: 'list', url: '/v1/balance_transactions', has_more: rows.length > limit, data }
}

async function expandSources(reader: Queryable, page: StripeBalanceTransaction[]) {
  const sources = await findObjectsById(
    reader,
    page.map(({ source }) => source),
  )
  const byId = new Map(sources.map((source): [string, StripeObject] => [source.id, source]))
  return page.map((transaction) => ({
    ...transaction,
    source: byId.get(transaction.source) ?? transaction.source,
  }))
}
