import type { Dispute } from '@mainstreet/contract/payments/dispute.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import type { RowOf } from '@mainstreet/platform/db/present-row.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

export type DisputeRow = RowOf<Omit<Dispute, 'amount' | 'evidence_url'>> & {
  provider_id: string
  amount_cents: number
}

/** Under the lock of the payment. */
export function findDisputeOfProvider(
  reader: Queryable,
  providerId: string,
): Promise<DisputeRow | undefined> {
  return reader.one<DisputeRow>(sql`select * from disputes where provider_id = ${providerId}`)
}

export async function insertDispute(tx: Tx, dispute: DisputeRow, now: Date): Promise<void> {
  await tx.one(sql`
    insert into disputes (id, provider_id, parent_order_id, status, reason, amount_cents, evidence_due_at, created_at, updated_at,
      closed_at)
    values (${dispute.id}, ${dispute.provider_id}, ${dispute.parent_order_id}, ${dispute.status}, ${dispute.reason},
      ${dispute.amount_cents}, ${dispute.evidence_due_at}, ${dispute.created_at}, ${now}, ${dispute.closed_at})`)
}

type DisputeUpdate = Pick<DisputeRow, 'status' | 'evidence_due_at' | 'closed_at'>

export async function updateDispute(
  tx: Tx,
  id: string,
  { status, evidence_due_at, closed_at }: DisputeUpdate,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update disputes set status = ${status}, evidence_due_at = ${evidence_due_at}, closed_at = ${closed_at}, updated_at = ${now}
    where id = ${id}`)
}

export type DisputeShare = {
  order_id: string
  shop_id: string
  customer_id: string
  amount_cents: number
}

export async function insertDisputeShare(
  tx: Tx,
  disputeId: string,
  { order_id, amount_cents }: Pick<DisputeShare, 'order_id' | 'amount_cents'>,
): Promise<void> {
  await tx.one(sql`
    insert into dispute_shares (dispute_id, order_id, amount_cents) values (${disputeId}, ${order_id}, ${amount_cents})`)
}

/** A checkout has at most 50 orders. */
export function listDisputeShares(reader: Queryable, disputeId: string): Promise<DisputeShare[]> {
  return reader.many<DisputeShare>(sql`
    select s.order_id, o.shop_id, o.customer_id, s.amount_cents from dispute_shares s join orders o on o.id = s.order_id
    where s.dispute_id = ${disputeId} order by s.order_id`)
}

const maxDisputesPerOrder = 20

/** With the order's share as the amount. */
export function listDisputesOfOrder(reader: Queryable, orderId: string): Promise<DisputeRow[]> {
  return reader.many<DisputeRow>(sql`
    select d.id, d.provider_id, d.parent_order_id, d.status, d.reason, s.amount_cents, d.evidence_due_at, d.created_at, d.closed_at
    from dispute_shares s join disputes d on d.id = s.dispute_id
    where s.order_id = ${orderId} order by d.created_at, d.id limit ${maxDisputesPerOrder}`)
}

/** Undefined `isOpen`: all. */
const isListed = (isOpen: boolean | undefined): Sql =>
  isOpen === undefined ? sql`true` : isOpen ? sql`closed_at is null` : sql`closed_at is not null`

export function countDisputes(reader: Queryable, isOpen: boolean | undefined): Promise<number> {
  return countRows(reader, sql`disputes where ${isListed(isOpen)}`)
}

/** Newest first. */
export function listDisputeRows(
  reader: Queryable,
  isOpen: boolean | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<DisputeRow[]> {
  return reader.many<DisputeRow>(
    pageOf(
      sql`
    select * from disputes where ${isListed(isOpen)} order by created_at desc, id desc`,
      { limit, offset },
    ),
  )
}

/** Whether the bank has taken an amount of the order that it has not returned. */
export async function hasWithdrawnFunds(reader: Queryable, orderId: string): Promise<boolean> {
  const sum = await reader.one<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_entries
    where order_id = ${orderId} and kind in ('dispute_withdrawn', 'dispute_reinstated')`)
  return (sum?.cents ?? 0) < 0
}
