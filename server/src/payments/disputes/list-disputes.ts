import { toDollars } from '@mainstreet/contract/money.ts'
import { createPagination, type Pagination } from '@mainstreet/contract/paging.ts'
import { type Dispute, dispute } from '@mainstreet/contract/payments/dispute.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { presentRow } from '@mainstreet/platform/db/present-row.ts'
import type { StripeProvider } from '../stripe/stripe-provider.ts'
import { countDisputes, type DisputeRow, listDisputeRows } from './store.ts'

type DisputeQuery = { page: number; limit: number; open?: 'true' | 'false' | undefined }
/** Undefined: card payments are off. */
type MaybeProvider = Pick<StripeProvider, 'dashboardUrl'> | undefined

export async function listDisputes(
  reader: Queryable,
  provider: MaybeProvider,
  { page, limit, open }: DisputeQuery,
): Promise<{ data: Dispute[]; pagination: Pagination }> {
  const isOpen = open === undefined ? undefined : open === 'true'
  const [total, rows] = await Promise.all([
    countDisputes(reader, isOpen),
    listDisputeRows(reader, isOpen, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: rows.map((row) => presentDispute(row, provider)),
    pagination: createPagination({ page, limit, total }),
  }
}

export function presentDispute(row: DisputeRow, provider: MaybeProvider): Dispute {
  return {
    ...presentRow(dispute, row),
    amount: toDollars(row.amount_cents),
    evidence_url: provider ? buildEvidenceUrl(provider, row) : null,
  }
}

/** The dispute in the provider's dashboard. */
export function buildEvidenceUrl(
  { dashboardUrl }: Pick<StripeProvider, 'dashboardUrl'>,
  { provider_id }: Pick<DisputeRow, 'provider_id'>,
): string {
  return `${dashboardUrl}/disputes/${provider_id}`
}
