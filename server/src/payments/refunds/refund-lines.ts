import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import { getConstraintName, type Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { publishStockChange } from '../../orders/order-topics.ts'
import { lockOrder } from '../order-payment-store.ts'
import type { RefundLine, RefundRow } from './present-refund.ts'
import { releaseRefundLine, reserveRefundLine, restockRefundLine } from './store.ts'

/** Returns the price of the lines. Nothing is refunded twice. */
export async function reserveRefundLines(tx: Tx, orderId: string, lines: RefundLine[]): Promise<number> {
  await lockOrder(tx, orderId)
  let cents = 0
  for (const line of inLockOrder(lines)) {
    const reserved = await reserveRefundLine(tx, orderId, line).catch((error: unknown) => {
      if (getConstraintName(error) === 'order_lines_refund_check')
        throw new ApiError('rule_violation', (m) => m.errors.refunds.tooManyPieces)
      throw error
    })
    if (!reserved) throw new ApiError('rule_violation', (m) => m.errors.refunds.unknownProduct)
    cents += reserved.price_cents * line.quantity
  }
  return cents
}

/** Lets the lines be refunded again. */
export async function releaseRefundLines(tx: Tx, orderId: string, lines: RefundLine[]): Promise<void> {
  await lockOrder(tx, orderId)
  for (const line of inLockOrder(lines)) await releaseRefundLine(tx, orderId, line)
}

/** Restocks after the refund. What a cancellation has restocked already stays as it is. */
export async function restockRefundedLines(
  bus: Bus,
  tx: Tx,
  { order_id, restock }: RefundRow,
  shopId: string,
): Promise<void> {
  if (restock.length === 0) return
  for (const line of inLockOrder(restock)) await restockRefundLine(tx, order_id, line)
  const products = restock.map(({ product_id }) => product_id)
  tx.afterCommit(() => publishStockChange(bus, shopId, products))
}

/** Locks rows in a fixed order, so that two concurrent refunds cannot deadlock. */
function inLockOrder(lines: RefundLine[]): RefundLine[] {
  return lines.toSorted((a, b) => a.product_id.localeCompare(b.product_id))
}
