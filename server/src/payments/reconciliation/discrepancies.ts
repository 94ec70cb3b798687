import { createPagination, type Pagination } from '@mainstreet/contract/paging.ts'
import type { PaymentDiscrepancy, paymentDiscrepancyKinds } from '@mainstreet/contract/payments/payment.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { notFoundError } from '../../platform/http/api-error.ts'

export type NewDiscrepancy = {
  parentId: string | null
  kind: (typeof paymentDiscrepancyKinds)[number]
  ours: string
  theirs: string
  /** The record that it was found on; a discrepancy is reported once per source. */
  source: string
}

export async function recordDiscrepancy(
  reader: Queryable,
  { parentId, kind, ours, theirs, source }: NewDiscrepancy,
  now: Date,
) {
  await reader.one(sql`
    insert into payment_differences (parent_order_id, kind, ours, theirs, source, found_at)
    values (${parentId}, ${kind}, ${ours}, ${theirs}, ${source}, ${now}) on conflict (kind, source) do nothing`)
}

/** Resolves discrepancies of this kind that no longer exist. */
export async function resolveDiscrepanciesBySource(
  reader: Queryable,
  kind: NewDiscrepancy['kind'],
  sources: readonly string[],
  now: Date,
): Promise<void> {
  await reader.one(sql`
    update payment_differences set resolved_at = ${now}
    where kind = ${kind} and source = any(${sources}) and resolved_at is null`)
}

type DiscrepancyRow = Omit<PaymentDiscrepancy, 'found_at' | 'resolved_at'> & {
  found_at: Date
  resolved_at: Date | null
}

const presentDiscrepancy = (row: DiscrepancyRow): PaymentDiscrepancy => ({
  id: row.id,
  parent_order_id: row.parent_order_id,
  kind: row.kind,
  ours: row.ours,
  theirs: row.theirs,
  found_at: row.found_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
})

type DiscrepancyQuery = { page: number; limit: number; open?: 'true' | 'false' | undefined }

export async function listPaymentDiscrepancies(
  reader: Queryable,
  { page, limit, open }: DiscrepancyQuery,
): Promise<{ data: PaymentDiscrepancy[]; pagination: Pagination }> {
  const filter = open === undefined ? sql`true` : sql`(resolved_at is null) = ${open === 'true'}`
  const [countRow, rows] = await Promise.all([
    reader.one<{ total: number }>(
      sql`select count(*)::integer as total from payment_differences where ${filter}`,
    ),
    reader.many<DiscrepancyRow>(sql`
      select * from payment_differences where ${filter} order by id desc limit ${limit} offset ${(page - 1) * limit}`),
  ])
  return {
    data: rows.map(presentDiscrepancy),
    pagination: createPagination({ page, limit, total: countRow?.total ?? 0 }),
  }
}

export async function resolvePaymentDiscrepancy(
  reader: Queryable,
  number: string,
  now: Date,
): Promise<PaymentDiscrepancy> {
  const row = await reader.one<DiscrepancyRow>(sql`
    update payment_differences set resolved_at = coalesce(resolved_at, ${now}) where id = ${number} returning *`)
  if (!row) throw notFoundError('Difference')
  return presentDiscrepancy(row)
}
