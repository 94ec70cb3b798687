import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** The provider's reporting categories. */
export const transactionCategories = [
  'charge',
  'partial_capture_reversal',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
] as const
type TransactionCategory = (typeof transactionCategories)[number]

/** A movement of money at the provider, as far as it concerns payments. */
export type BalanceTransactionRow = {
  id: string
  category: TransactionCategory
  /** The provider's charge, refund or dispute. */
  source: string
  intent_id: string | null
  amount_cents: number
  fee_cents: number
  currency: string
  created_at: Date
}

export async function insertBalanceTransactions(
  reader: Queryable,
  rows: readonly BalanceTransactionRow[],
): Promise<void> {
  await reader.one(sql`
    insert into balance_transactions (id, category, source, intent_id, amount_cents, fee_cents, currency, created_at)
    select id, category, source, intent_id, amount_cents, fee_cents, currency, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id text, category text, source text, intent_id text, amount_cents bigint, fee_cents bigint, currency text,
      created_at timestamptz)
    on conflict (id) do nothing`)
}

/** The oldest ones that were not compared yet, up to a time. */
export function listUncomparedTransactions(
  reader: Queryable,
  createdBefore: Date,
  limit: number,
): Promise<BalanceTransactionRow[]> {
  return reader.many<BalanceTransactionRow>(sql`
    select * from balance_transactions where compared_at is null and created_at <= ${createdBefore}
    order by created_at, id limit ${limit}`)
}

export async function setTransactionsCompared(
  reader: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await reader.one(sql`update balance_transactions set compared_at = ${now} where id = any(${ids}::text[])`)
}

export type ReconciliationProgress = {
  /** Everything up to it is imported, from `oldest_id` on; null: nothing is. */
  newest_id: string | null
  oldest_id: string | null
  /** Nothing older exists. */
  is_backfilled: boolean
  /** The ledger is compared up to this entry. */
  ledger_entry_id: number
}

const startOfProgress: ReconciliationProgress = {
  newest_id: null,
  oldest_id: null,
  is_backfilled: false,
  ledger_entry_id: 0,
}

export async function findProgress(reader: Queryable): Promise<ReconciliationProgress> {
  const row = await reader.one<ReconciliationProgress>(sql`
    select newest_id, oldest_id, is_backfilled, ledger_entry_id from reconciliation_progress`)
  return row ?? startOfProgress
}

export async function saveProgress(
  reader: Queryable,
  { newest_id, oldest_id, is_backfilled, ledger_entry_id }: ReconciliationProgress,
): Promise<void> {
  await reader.one(sql`
    insert into reconciliation_progress (newest_id, oldest_id, is_backfilled, ledger_entry_id)
    values (${newest_id}, ${oldest_id}, ${is_backfilled}, ${ledger_entry_id})
    on conflict (name) do update set newest_id = excluded.newest_id, oldest_id = excluded.oldest_id,
      is_backfilled = excluded.is_backfilled, ledger_entry_id = excluded.ledger_entry_id`)
}

/** The sum of all movements of a charge or refund: a failed refund comes back, a partial capture is corrected. */
export async function sumTransactionCents(reader: Queryable, source: string): Promise<number> {
  const sum = await reader.one<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::bigint as cents from balance_transactions where source = ${source}`)
  return sum?.cents ?? 0
}

export type RecordedPayment = {
  parent_order_id: string
  captured_cents: number
  /** A capture or refund of ours has no result yet. */
  is_pending: boolean
}

/** Undefined when no checkout has it. */
export function findRecordedPayment(
  reader: Queryable,
  intentId: string,
): Promise<RecordedPayment | undefined> {
  return reader.one<RecordedPayment>(sql`
    select parent_order_id, captured_cents,
      (state = 'authorized' and capture_cents is not null) or exists (
        select from orders o join refunds r on r.order_id = o.id
        where o.parent_order_id = p.parent_order_id and r.state = 'requested') as is_pending
    from payments p where intent_id = ${intentId}`)
}

export type RecordedRefund = {
  /** Zero or negative. */
  cents: number
  /** Our own id; null for a refund of the provider's dashboard, or an unknown one. */
  own_id: string | null
}

export async function findRecordedRefund(reader: Queryable, providerId: string): Promise<RecordedRefund> {
  const recorded = await reader.one<RecordedRefund>(sql`
    select coalesce(-sum(amount_cents) filter (where state = 'succeeded'), 0)::bigint as cents,
      (array_agg(id) filter (where origin = 'marketplace'))[1] as own_id
    from refunds where provider_id = ${providerId}`)
  return recorded ?? { cents: 0, own_id: null }
}

/** What the ledger has of one movement of a dispute: its amount less its fee. */
export async function sumDisputeCents(
  reader: Queryable,
  parentId: string,
  transactionId: string,
): Promise<number> {
  const sum = await reader.one<{ cents: number }>(sql`
    select coalesce(sum(l.amount_cents), 0)::bigint as cents from orders o join ledger_entries l on l.order_id = o.id
    where o.parent_order_id = ${parentId} and l.source = ${transactionId}
      and l.kind in ('dispute_withdrawn', 'dispute_reinstated', 'dispute_fee')`)
  return sum?.cents ?? 0
}

export type UnmatchedEntry = { parent_order_id: string | null; kind: string; cents: number; source: string }
type LedgerComparison = { lastId: number; unmatched: UnmatchedEntry[] }

/**
 * The next entries of the ledger in the order of their ids, and which of them the provider has no movement for. Undefined:
 * there are none up to this time.
 */
export async function compareLedgerEntries(
  reader: Queryable,
  afterId: number,
  createdBefore: Date,
  limit: number,
): Promise<LedgerComparison | undefined> {
  const rows = await reader.many<UnmatchedEntry & { id: number; is_matched: boolean }>(sql`
    select l.id, o.parent_order_id, l.kind, l.amount_cents as cents, l.source,
      case
        when l.kind = 'captured'
          then exists (select from balance_transactions t where t.intent_id = l.source and t.category = 'charge')
        when l.kind = 'refunded'
          then exists (select from refunds r join balance_transactions t on t.source = r.provider_id
            where r.id::text = l.source and t.category = 'refund')
        when l.kind = 'refunded_at_provider'
          then exists (select from balance_transactions t where t.source = l.source and t.category = 'refund')
        when l.kind in ('dispute_withdrawn', 'dispute_reinstated', 'dispute_fee')
          then exists (select from balance_transactions t where t.id = l.source)
        else true
      end as is_matched
    from (
      select * from ledger_entries where id > ${afterId} and created_at <= ${createdBefore} order by id limit ${limit}
    ) l left join orders o on o.id = l.order_id order by l.id`)
  const last = rows.at(-1)
  return last && { lastId: last.id, unmatched: rows.filter(({ is_matched }) => !is_matched) }
}
