import { type Cents, toDollars } from '@mainstreet/contract/money.ts'
import type { OrderLedger } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { getOrderActor, requireOrder } from '../../orders/get-order.ts'
import { presentDispute } from '../disputes/list-disputes.ts'
import { listDisputesOfOrder } from '../disputes/store.ts'
import { presentRefund, type RefundRow } from '../refunds/present-refund.ts'
import { listRefundsOfOrder } from '../refunds/store.ts'
import { findPayment } from '../store.ts'
import type { StripeProvider } from '../stripe/stripe-provider.ts'
import { isAcceptedByShop, type LedgerEntryRow, listLedgerEntries } from './store.ts'

/** A customer does not see how shop and marketplace share the amount, nor what the bank wants to know from the shop. */
export async function getOrderLedger(
  reader: Queryable,
  provider: Pick<StripeProvider, 'dashboardUrl'> | undefined,
  viewer: Viewer,
  orderId: string,
): Promise<OrderLedger> {
  const order = await requireOrder(reader, viewer, orderId)
  await auditAdminRead(reader, viewer, { action: 'order.read', subjectId: orderId })
  const isShopView = getOrderActor(viewer, order) !== 'customer'
  const [allEntries, refunds, disputes, payment, isAccepted] = await Promise.all([
    listLedgerEntries(reader, orderId),
    listRefundsOfOrder(reader, orderId),
    isShopView ? listDisputesOfOrder(reader, orderId) : [],
    findPayment(reader, order.parent_order_id),
    isAcceptedByShop(reader, orderId),
  ])
  const entries = isShopView ? allEntries : allEntries.filter(({ kind }) => !isDisputeEntry(kind))
  if (order.payment_status === 'paid_in_store')
    entries.push({ kind: 'paid_in_store', amount_cents: order.total_cents, created_at: order.updated_at })
  const disputedCents = -sumCents(entries.filter(({ kind }) => isDisputeEntry(kind)))
  const feeCents = -sumCents(entries.filter(({ kind }) => kind === 'dispute_fee'))
  const netCents = order.captured_cents - sumRefundedCents(refunds) - (disputedCents - feeCents)
  const isDueToShop = isShopView && isAccepted
  const commission = isDueToShop ? calculateCommission(netCents, payment?.commission_bp ?? 0) : 0
  return {
    captured_amount: toDollars(order.captured_cents),
    refunded_amount: toDollars(sumRefundedCents(refunds)),
    disputed_amount: toDollars(disputedCents),
    commission_amount: toDollars(commission),
    balance_amount: isDueToShop ? toDollars(netCents - feeCents - commission) : 0,
    entries: entries.map(({ kind, amount_cents, created_at }) => ({
      kind,
      amount: toDollars(amount_cents),
      created_at: created_at.toISOString(),
    })),
    refunds: refunds.map(presentRefund),
    disputes: disputes.map((row) => presentDispute(row, provider)),
  }
}

const isDisputeEntry = (kind: LedgerEntryRow['kind']) => kind.startsWith('dispute_')

function sumCents(entries: LedgerEntryRow[]): number {
  return entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

function sumRefundedCents(refunds: RefundRow[]): number {
  return refunds.reduce((sum, { state, amount_cents }) => sum + (state === 'succeeded' ? amount_cents : 0), 0)
}

/** On the net amount of the shop, in basis points; half a cent is rounded in favor of the shop. */
function calculateCommission(netCents: Cents, basisPoints: number): Cents {
  return Math.ceil((netCents * basisPoints) / 10_000 - 0.5)
}
