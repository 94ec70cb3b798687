import { createPagination, type Pagination } from '@mainstreet/contract/paging.ts'
import type { PaymentDiscrepancy } from '@mainstreet/contract/payments/payment.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { notFoundError } from '../../platform/http/api-error.ts'
import { countDiscrepancies, type DiscrepancyRow, listDiscrepancies, resolveDiscrepancy } from './store.ts'

type DiscrepancyQuery = { page: number; limit: number; open?: 'true' | 'false' | undefined }

export async function listPaymentDiscrepancies(
  reader: Queryable,
  { page, limit, open }: DiscrepancyQuery,
): Promise<{ data: PaymentDiscrepancy[]; pagination: Pagination }> {
  const isOpen = open === undefined ? undefined : open === 'true'
  const [total, rows] = await Promise.all([
    countDiscrepancies(reader, isOpen),
    listDiscrepancies(reader, isOpen, { limit, offset: (page - 1) * limit }),
  ])
  return { data: rows.map(presentDiscrepancy), pagination: createPagination({ page, limit, total }) }
}

export async function resolvePaymentDiscrepancy(
  reader: Queryable,
  number: string,
  now: Date,
): Promise<PaymentDiscrepancy> {
  const row = await resolveDiscrepancy(reader, number, now)
  if (!row) throw notFoundError('discrepancy')
  return presentDiscrepancy(row)
}

function presentDiscrepancy(row: DiscrepancyRow): PaymentDiscrepancy {
  return {
    id: row.id,
    parent_order_id: row.parent_order_id,
    kind: row.kind,
    expected: row.expected,
    actual: row.actual,
    detected_at: row.detected_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
  }
}
