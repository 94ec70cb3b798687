import type { CallQuery, CallResponse } from '@mainstreet/contract/call.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Payout } from '@mainstreet/contract/payments/payout.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { requireShopAccess } from '../ledger/shop-balances.ts'
import type { StripeProvider } from '../stripe/stripe-provider.ts'
import { findNextPayout, listPayoutRows, type PayoutRow, sumPayouts } from './store.ts'

type PayoutListDeps = Pick<PlatformDeps, 'db' | 'now'> & { provider: StripeProvider | undefined }

export async function listPayouts(
  deps: PayoutListDeps,
  viewer: Viewer,
  shopId: string,
  { page, limit }: CallQuery<typeof paymentCalls.listPayouts>,
): Promise<CallResponse<typeof paymentCalls.listPayouts>> {
  const { db, provider } = deps
  await requireShopAccess(db, viewer, shopId)
  const now = deps.now()
  const [{ total, net_cents, paid_cents }, next, rows] = await Promise.all([
    sumPayouts(db, shopId, now),
    findNextPayout(db, shopId, now),
    listPayoutRows(db, shopId, now, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: rows.map(presentPayout),
    pagination: createPagination({ page, limit, total }),
    balance_amount: toDollars(net_cents - paid_cents),
    paid_out_amount: toDollars(paid_cents),
    next_payout: next ? presentPayout(next) : null,
    card_payments: provider !== undefined,
  }
}

export function presentPayout({ amount_cents, created_at, ...row }: PayoutRow): Payout {
  return { ...row, amount: toDollars(amount_cents), created_at: created_at.toISOString() }
}
