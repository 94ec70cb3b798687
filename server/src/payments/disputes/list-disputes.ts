import { toDollars } from '@mainstreet/contract/money.ts'
import { createPagination, type Pagination } from '@mainstreet/contract/paging.ts'
import type { Dispute } from '@mainstreet/contract/payments/dispute.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
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
  const { id, parent_order_id, status, reason, amount_cents, evidence_due_at, created_at, closed_at } = row
  return {
    id,
    parent_order_id,
    status,
    reason,
    amount: toDollars(amount_cents),
    evidence_due_at: evidence_due_at?.toISOString() ?? null,
    evidence_url: provider ? buildEvidenceUrl(provider, row) : null,
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
  }
}

/** The dispute in the provider's dashboard. */
export function buildEvidenceUrl(
  { dashboardUrl }: Pick<StripeProvider, 'dashboardUrl'>,
  { provider_id }: Pick<DisputeRow, 'provider_id'>,
): string {
  return `${dashboardUrl}/disputes/${provider_id}`
}
