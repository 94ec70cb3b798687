import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { OrderRow, StoredOrder } from '../orders/present.ts'
import { selectOrders } from '../orders/store.ts'

// The orders of a payment, and what they record of it.

/** Also those that are paid in their shops. */
export function listCheckoutOrders(reader: Queryable, parentId: string): Promise<OrderRow[]> {
  return reader.many<OrderRow>(sql`
    ${selectOrders} where o.parent_order_id = ${parentId} order by o.id`)
}

/** Without the orders of the same checkout that are paid in their shops: those do not depend on the payment. */
const isPaidOnline = sql`o.payment_status not in ('none', 'paid_in_store')`

export function listPaymentOrders(reader: Queryable, parentId: string): Promise<OrderRow[]> {
  return reader.many<OrderRow>(sql`
    ${selectOrders} where o.parent_order_id = ${parentId} and ${isPaidOnline} order by o.id`)
}

/** Locked in the order of their ids. */
export function lockPaymentOrders(tx: Tx, parentId: string): Promise<OrderRow[]> {
  return tx.many<OrderRow>(sql`
    ${selectOrders} where o.parent_order_id = ${parentId} and ${isPaidOnline} order by o.id for no key update of o`)
}

/** Locks the order before its lines, as a cancellation does, so that the two cannot deadlock. */
export async function lockOrder(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`select id from orders where id = ${id} for no key update`)
}

/** Undefined when the order is unknown. */
export async function findParentOrderId(reader: Queryable, orderId: string): Promise<string | undefined> {
  const row = await reader.one<{ parent_order_id: string }>(
    sql`select parent_order_id from orders where id = ${orderId}`,
  )
  return row?.parent_order_id
}

/** From now on the order is visible to its shop. */
export async function setOrderAuthorized(tx: Tx, id: string, respondBy: Date, now: Date): Promise<void> {
  await tx.one(sql`
    update orders set payment_status = 'authorized', respond_by = ${respondBy}, version = version + 1, updated_at = ${now}
    where id = ${id}`)
}

/** Each is captured in full. */
export async function setOrderCaptureAmounts(tx: Tx, ids: string[]): Promise<void> {
  await tx.one(sql`update orders set capture_cents = total_cents where id = any(${ids}::uuid[])`)
}

export function setOrderCaptured(tx: Tx, id: string, now: Date): Promise<StoredOrder | undefined> {
  return tx.one<StoredOrder>(sql`
    update orders set captured_cents = capture_cents, payment_status = 'paid', version = version + 1, updated_at = ${now}
    where id = ${id} returning *`)
}

/** Nothing was captured: returns all unpaid orders, now marked as failed unless they have ended. */
export function setOrdersNotCharged(tx: Tx, parentId: string, now: Date): Promise<StoredOrder[]> {
  return tx.many<StoredOrder>(sql`
    update orders set capture_cents = null, version = version + 1, updated_at = ${now},
      payment_status = case when status in ('declined', 'expired', 'cancelled') then payment_status else 'failed' end
    where parent_order_id = ${parentId} and payment_status = 'authorized'
    returning *`)
}

/** Returns the orders that have ended without a capture, now marked as voided. */
export function voidEndedOrders(tx: Tx, parentId: string, now: Date): Promise<StoredOrder[]> {
  return tx.many<StoredOrder>(sql`
    update orders set payment_status = 'voided', version = version + 1, updated_at = ${now}
    where parent_order_id = ${parentId} and payment_status in ('awaiting_payment', 'authorized') and capture_cents is null
      and status in ('declined', 'expired', 'cancelled')
    returning *`)
}

/** Orders that have ended, also before their shop accepted them, and whose captured amount is neither refunded yet nor taken back by the bank. */
export function lockOrdersToRefund(tx: Tx, parentId: string): Promise<StoredOrder[]> {
  return tx.many<StoredOrder>(sql`
    select * from orders o where parent_order_id = ${parentId} and status in ('cancelled', 'declined', 'expired') and captured_cents > refunded_cents
      and not exists (select from refunds r where r.order_id = o.id and r.trigger = 'cancelled')
      and (select coalesce(sum(amount_cents), 0) from ledger_entries l
        where l.order_id = o.id and l.kind in ('dispute_withdrawn', 'dispute_reinstated')) >= 0
    order by id for no key update`)
}

/** False when less is left. One statement: two concurrent refunds cannot both take the last cent. */
export async function reserveOrderRefund(tx: Tx, id: string, cents: number, now: Date): Promise<boolean> {
  const reserved = await tx.one(sql`
    update orders set refunded_cents = refunded_cents + ${cents}, failed_refund_cents = 0, updated_at = ${now}
    where id = ${id} and ${cents}::bigint > 0 and refunded_cents + ${cents} <= captured_cents returning id`)
  return reserved !== undefined
}

/** Undefined when the order is unknown. */
export function releaseOrderRefund(
  tx: Tx,
  id: string,
  cents: number,
  now: Date,
): Promise<StoredOrder | undefined> {
  return tx.one<StoredOrder>(sql`
    update orders set refunded_cents = refunded_cents - ${cents}, failed_refund_cents = ${cents},
      version = version + 1, updated_at = ${now}
    where id = ${id} returning *`)
}

/** Throws when the order is unknown, which the foreign key of a refund rules out. */
export async function setOrderRefunded(tx: Tx, id: string, now: Date): Promise<StoredOrder> {
  const order = await tx.one<StoredOrder>(sql`
    update orders o set version = version + 1, updated_at = ${now},
      payment_status = case when captured_cents = (
        select sum(amount_cents) from refunds where order_id = o.id and state = 'succeeded'
      ) then 'refunded' else 'partially_refunded' end
    where id = ${id} returning *`)
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}
