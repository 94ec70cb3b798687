import { publishStockChange } from '../../orders/order-topics.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { getConstraintName, type Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { RefundLine, RefundRow } from './present-refund.ts'

/** Returns the price of the lines. Nothing is refunded twice. */
export async function reserveRefundLines(tx: Tx, orderId: string, lines: RefundLine[]): Promise<number> {
  await lockOrder(tx, orderId)
  let cents = 0
  for (const { product_id, quantity } of inLockOrder(lines)) {
    const line = await tx
      .one<{ price_cents: number }>(sql`
        update order_items set refunded_quantity = refunded_quantity + ${quantity}
        where order_id = ${orderId} and product_id = ${product_id} returning price_cents`)
      .catch((error: unknown) => {
        if (getConstraintName(error) === 'order_items_refund_bound')
          throw new ApiError('rule_broken', 'More pieces than are left to refund')
        throw error
      })
    if (!line) throw new ApiError('rule_broken', 'This product is not in the order')
    cents += line.price_cents * quantity
  }
  return cents
}

/** Lets the lines be refunded again. */
export async function releaseRefundLines(tx: Tx, orderId: string, lines: RefundLine[]): Promise<void> {
  await lockOrder(tx, orderId)
  for (const { product_id, quantity } of inLockOrder(lines))
    await tx.one(sql`
      update order_items set refunded_quantity = refunded_quantity - ${quantity}
      where order_id = ${orderId} and product_id = ${product_id}`)
}

/** Restocks after the refund. What a cancellation has restocked already stays as it is. */
export async function restockRefundedLines(
  bus: Bus,
  tx: Tx,
  { order_id, restock }: RefundRow,
  shopId: string,
): Promise<void> {
  if (restock.length === 0) return
  for (const { product_id, quantity } of inLockOrder(restock))
    await tx.one(sql`
      with noted as (
        update order_items i set restocked_quantity = k.after from (
          select restocked_quantity as before, least(quantity, restocked_quantity + ${quantity}) as after
          from order_items where order_id = ${order_id} and product_id = ${product_id}
        ) k
        where i.order_id = ${order_id} and i.product_id = ${product_id} returning k.after - k.before as pieces
      )
      update products p set stock = p.stock + n.pieces, version = p.version + 1 from noted n
      where p.id = ${product_id} and n.pieces > 0`)
  const products = restock.map(({ product_id }) => product_id)
  tx.afterCommit(() => publishStockChange(bus, shopId, products))
}

/** Locks the order before its lines, as a cancellation does, so that the two cannot deadlock. */
async function lockOrder(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`select id from orders where id = ${id} for no key update`)
}

/** Locks rows in a fixed order, so that two concurrent refunds cannot deadlock. */
function inLockOrder(lines: RefundLine[]): RefundLine[] {
  return lines.toSorted((a, b) => a.product_id.localeCompare(b.product_id))
}
