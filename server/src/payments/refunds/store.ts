import { randomUUIDv7 } from 'node:crypto'
import { hourMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { queuedMs } from '../store.ts'
import type { RetryHint } from '../stripe/stripe-provider.ts'
import type { RefundLine, RefundRow } from './present-refund.ts'

export function findRefund(reader: Queryable, id: string): Promise<RefundRow | undefined> {
  return reader.one<RefundRow>(sql`select * from refunds where id = ${id}`)
}

export async function requireRefund(reader: Queryable, id: string): Promise<RefundRow> {
  const row = await findRefund(reader, id)
  if (!row) throw notFoundError('refund')
  return row
}

export function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  return tx.one<RefundRow>(sql`select * from refunds where id = ${id} for no key update`)
}

const maxRefundsPerOrder = 200

export function listRefundsOfOrder(reader: Queryable, orderId: string): Promise<RefundRow[]> {
  return reader.many<RefundRow>(sql`
    select * from refunds where order_id = ${orderId} order by created_at, id limit ${maxRefundsPerOrder}`)
}

export type NewRefund = {
  cents: number
  reason: string
  lines: RefundLine[]
  restock: RefundLine[]
  requestedBy: string | null
  trigger?: 'cancelled'
  now: Date
}

export async function insertRefund(tx: Tx, orderId: string, refund: NewRefund): Promise<RefundRow> {
  const { cents, reason, lines, restock, requestedBy, trigger = null, now } = refund
  const row = await tx.one<RefundRow>(sql`
    insert into refunds (id, order_id, amount_cents, reason, state, lines, restock, requested_by, trigger, next_attempt_at, created_at,
      updated_at)
    values (${randomUUIDv7()}, ${orderId}, ${cents}, ${reason}, 'requested', ${JSON.stringify(lines)}::jsonb,
      ${JSON.stringify(restock)}::jsonb, ${requestedBy}, ${trigger}, ${getDueAt(now)}, ${now}, ${now})
    returning *`)
  if (!row) throw new Error('the refund was not stored')
  return row
}

type ProviderRefund = { cents: number; providerId: string; reason: string; now: Date }

/** A refund that was made in the provider's dashboard; returns its id. */
export async function insertProviderRefund(
  tx: Tx,
  orderId: string,
  { cents, providerId, reason, now }: ProviderRefund,
): Promise<string> {
  const id = randomUUIDv7()
  await tx.one(sql`
    insert into refunds (id, order_id, amount_cents, reason, state, origin, provider_id, created_at, updated_at)
    values (${id}, ${orderId}, ${cents}, ${reason}, 'succeeded', 'provider', ${providerId}, ${now}, ${now})`)
  return id
}

/** Whether the refund with this id of the provider is recorded. */
export async function hasProviderRefund(reader: Queryable, providerId: string): Promise<boolean> {
  const row = await reader.one(sql`select 1 from refunds where provider_id = ${providerId} limit 1`)
  return row !== undefined
}

const ofPayment = (parentId: string) =>
  sql`order_id in (select id from orders where parent_order_id = ${parentId})`

/** Whether a refund of ours has no result yet. */
export async function hasRequestedRefunds(reader: Queryable, parentId: string): Promise<boolean> {
  const row = await reader.one(
    sql`select 1 from refunds where ${ofPayment(parentId)} and state = 'requested' limit 1`,
  )
  return row !== undefined
}

export async function sumSucceededRefundCents(reader: Queryable, parentId: string): Promise<number> {
  const sum = await reader.one<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::bigint as cents from refunds
    where ${ofPayment(parentId)} and state = 'succeeded'`)
  return sum?.cents ?? 0
}

/** The request that creates a refund calls the provider itself; until then the payment job leaves it alone. */
const getDueAt = (now: Date) => new Date(now.getTime() + 30 * secondMs)

/** False when it has not failed. */
export async function reopenFailedRefund(tx: Tx, id: string, now: Date): Promise<boolean> {
  const reopened = await tx.one(sql`
    update refunds set state = 'requested', retry_number = retry_number + 1, attempts = 0, failure_reason = null, next_attempt_at = ${getDueAt(now)}, updated_at = ${now}
    where id = ${id} and state = 'failed' returning id`)
  return reopened !== undefined
}

export async function setRefundSucceeded(
  tx: Tx,
  id: string,
  providerId: string | null,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update refunds set state = 'succeeded', failure_reason = null, provider_id = ${providerId}, next_attempt_at = null, updated_at = ${now},
      restocked = jsonb_array_length(restock) > 0
    where id = ${id}`)
}

export async function setRefundFailed(tx: Tx, id: string, failureReason: string, now: Date): Promise<void> {
  await tx.one(sql`
    update refunds set state = 'failed', failure_reason = ${failureReason}, next_attempt_at = null, updated_at = ${now} where id = ${id}`)
}

const minSpentKeyQuietS = 30

/** The retry itself is up to the queue: the row that is being handled, or one that the payment job adds. */
export async function recordRefundError(
  reader: Queryable,
  id: string,
  now: Date,
  { isKeySpent, quietS }: RetryHint,
): Promise<void> {
  // before a new key is used, the refund of the call that failed must show in the provider's list
  const retryAfter = new Date(now.getTime() + Math.max(quietS, isKeySpent ? minSpentKeyQuietS : 0) * secondMs)
  await reader.one(sql`
    update refunds set attempts = attempts + 1, idempotency_generation = idempotency_generation + ${isKeySpent ? 1 : 0},
      retry_after = ${retryAfter}, next_attempt_at = greatest(next_attempt_at, ${retryAfter}::timestamptz)
    where id = ${id} and state = 'requested'`)
}

/** In progress at the bank: no error, and no reason to look often. */
export async function scheduleRefundCheck(reader: Queryable, id: string, now: Date): Promise<void> {
  await reader.one(sql`
    update refunds set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + hourMs)}
    where id = ${id} and state = 'requested'`)
}

/** False when another node was first, or nothing is left to do. */
export async function markRefundQueued(tx: Tx, id: string, now: Date): Promise<boolean> {
  const marked = await tx.one(sql`
    update refunds set next_attempt_at = ${new Date(now.getTime() + queuedMs)}
    where id = ${id} and next_attempt_at <= ${now} returning 1`)
  return marked !== undefined
}

const maxDueRefunds = 50

export function listDueRefunds(reader: Queryable, now: Date): Promise<{ id: string }[]> {
  return reader.many(sql`
    select id from refunds where next_attempt_at <= ${now} order by next_attempt_at limit ${maxDueRefunds}`)
}

/** Undefined when the product is not in the order. Fails when more than the rest is refunded (order_lines_refund_check). */
export function reserveRefundLine(
  tx: Tx,
  orderId: string,
  { product_id, quantity }: RefundLine,
): Promise<{ price_cents: number } | undefined> {
  return tx.one<{ price_cents: number }>(sql`
    update order_lines set refunded_quantity = refunded_quantity + ${quantity}
    where order_id = ${orderId} and product_id = ${product_id} returning price_cents`)
}

export async function releaseRefundLine(
  tx: Tx,
  orderId: string,
  { product_id, quantity }: RefundLine,
): Promise<void> {
  await tx.one(sql`
    update order_lines set refunded_quantity = refunded_quantity - ${quantity}
    where order_id = ${orderId} and product_id = ${product_id}`)
}

/** What a cancellation has restocked already stays as it is. */
export async function restockRefundLine(
  tx: Tx,
  orderId: string,
  { product_id, quantity }: RefundLine,
): Promise<void> {
  await tx.one(sql`
    with noted as (
      update order_lines i set restocked_quantity = k.after from (
        select restocked_quantity as before, least(quantity, restocked_quantity + ${quantity}) as after
        from order_lines where order_id = ${orderId} and product_id = ${product_id}
      ) k
      where i.order_id = ${orderId} and i.product_id = ${product_id} returning k.after - k.before as pieces
    )
    update products p set stock = p.stock + n.pieces, version = p.version + 1 from noted n
    where p.id = ${product_id} and n.pieces > 0`)
}
