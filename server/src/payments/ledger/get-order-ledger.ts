import { toDollars } from '@mainstreet/contract/money.ts'
import type { OrderMoney } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { actorOf, requireOrder } from '../../orders/get-order.ts'
import type { Reader } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { presentRefund, type RefundRow } from '../refunds/present-refund.ts'
import { findPayment } from '../store.ts'
import { commissionOf } from './commission.ts'

type Entry = { kind: OrderMoney['entries'][number]['kind']; amount_cents: number; created_at: Date }

/** What a customer need not know: how shop and street share. */
export async function orderMoney(reader: Reader, viewer: Viewer, orderId: string): Promise<OrderMoney> {
  const order = await requireOrder(reader, viewer, orderId)
  const [entries, refunds, payment] = await Promise.all([
    reader.many<Entry>(sql`
      select kind, amount_cents, created_at from ledger where order_id = ${orderId} order by id limit 500`),
    reader.many<RefundRow>(sql`
      select * from refunds where order_id = ${orderId} order by created_at, id limit 200`),
    findPayment(reader, order.parent_order_id),
  ])
  if (order.payment_status === 'paid_in_shop')
    entries.push({ kind: 'paid_in_shop', amount_cents: order.total_cents, created_at: order.updated_at })
  const net = order.captured_cents - refundedOf(refunds)
  const isShopsView = actorOf(viewer, order) !== 'customer'
  const commission = isShopsView ? commissionOf(net, payment?.commission_bp ?? 0) : 0
  return {
    captured_amount: toDollars(order.captured_cents),
    refunded_amount: toDollars(refundedOf(refunds)),
    commission_amount: toDollars(commission),
    payable_amount: isShopsView ? toDollars(net - commission) : 0,
    entries: entries.map(({ kind, amount_cents, created_at }) => ({
      kind,
      amount: toDollars(amount_cents),
      created_at: created_at.toISOString(),
    })),
    refunds: refunds.map(presentRefund),
  }
}

function refundedOf(refunds: RefundRow[]): number {
  return refunds.reduce((sum, { state, amount_cents }) => sum + (state === 'done' ? amount_cents : 0), 0)
}
