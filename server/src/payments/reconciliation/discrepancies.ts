import { createPagination, type Pagination } from '@mainstreet/contract/paging.ts'
import { type PaymentDiscrepancy, paymentDiscrepancy } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import { presentRow } from '@mainstreet/platform/db/present-row.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import {
  countDiscrepancies,
  type DiscrepancyRow,
  findDiscrepancy,
  listDiscrepancies,
  resolveDiscrepancy,
} from './store.ts'

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

/** The subject of what is audited about a payment that we do not know. */
const unknownPaymentId = '00000000-0000-0000-0000-000000000000'

/** A repeat changes nothing and is not logged. */
export function resolvePaymentDiscrepancy(
  db: Db,
  viewer: Viewer,
  number: string,
  now: Date,
): Promise<PaymentDiscrepancy> {
  return db.tx(async (tx) => {
    const resolved = await resolveDiscrepancy(tx, number, now)
    const row = resolved ?? (await findDiscrepancy(tx, number))
    if (!row) throw notFoundError('discrepancy')
    if (resolved) {
      const { id, kind, expected, actual } = resolved
      await audit(tx, viewer, 'payment.resolve_discrepancy', row.parent_order_id ?? unknownPaymentId, {
        after: { id, kind, expected, actual },
      })
    }
    return presentDiscrepancy(row)
  })
}

function presentDiscrepancy(row: DiscrepancyRow): PaymentDiscrepancy {
  return presentRow(paymentDiscrepancy, row)
}
