import { dayMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { RetryHint } from './stripe/stripe-provider.ts'

export type PaymentRow = {
  parent_order_id: string
  customer_id: string
  state: PaymentState
  amount_cents: number
  currency: string
  capture_cents: number | null
  captured_cents: number
  commission_bp: number
  session_id: string | null
  payment_url: string | null
  intent_id: string | null
  cart_item_ids: string[]
  idempotency_key: string | null
  expires_at: Date
  /** Null until the payment is authorized. */
  capture_due_at: Date | null
  idempotency_generation: number
  retry_after: Date | null
  /** Null: the configured origin. */
  return_origin: string | null
  created_at: Date
}

export type NewPayment = Pick<
  PaymentRow,
  | 'parent_order_id'
  | 'customer_id'
  | 'amount_cents'
  | 'commission_bp'
  | 'cart_item_ids'
  | 'idempotency_key'
  | 'return_origin'
  | 'expires_at'
>

export async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<void> {
  const {
    parent_order_id,
    customer_id,
    amount_cents,
    commission_bp,
    cart_item_ids,
    idempotency_key,
    return_origin,
    expires_at,
  } = payment
  await tx.one(sql`
    insert into payments (parent_order_id, customer_id, state, amount_cents, commission_bp, cart_item_ids, idempotency_key, return_origin,
      expires_at, next_attempt_at, created_at, updated_at)
    values (${parent_order_id}, ${customer_id}, 'open', ${amount_cents}, ${commission_bp}, ${cart_item_ids}::uuid[], ${idempotency_key},
      ${return_origin}, ${expires_at}, ${expires_at}, ${now}, ${now})`)
}

/** Undefined when the checkout is paid in the shops. */
export function findPayment(reader: Queryable, parentId: string): Promise<PaymentRow | undefined> {
  return reader.one<PaymentRow>(sql`select * from payments where parent_order_id = ${parentId}`)
}

export function findPaymentBySession(reader: Queryable, sessionId: string): Promise<PaymentRow | undefined> {
  return reader.one<PaymentRow>(sql`select * from payments where session_id = ${sessionId}`)
}

export function findPaymentByIntent(reader: Queryable, intentId: string): Promise<PaymentRow | undefined> {
  return reader.one<PaymentRow>(sql`select * from payments where intent_id = ${intentId}`)
}

/**
 * Locked to the end of the transaction, before the orders of the checkout, so that only one transaction at a time
 * decides about a payment. Undefined when the checkout is paid in the shops.
 */
export function lockPayment(tx: Tx, parentId: string): Promise<PaymentRow | undefined> {
  return tx.one<PaymentRow>(sql`select * from payments where parent_order_id = ${parentId} for no key update`)
}

/** A payment that a change of this order may concern. Undefined when the order is not paid online. */
export function findUnfinishedPaymentOfOrder(
  reader: Queryable,
  orderId: string,
): Promise<{ parent_order_id: string } | undefined> {
  return reader.one<{ parent_order_id: string }>(sql`
    select p.parent_order_id from orders o join payments p on p.parent_order_id = o.parent_order_id
    where o.id = ${orderId} and p.state in ('open', 'authorized', 'captured')`)
}

/** Except those that this request itself has created before. */
export function listUnpaidPayments(
  reader: Queryable,
  customerId: string,
  idempotencyKey: string | undefined,
) {
  return reader.many<{ parent_order_id: string }>(sql`
    select parent_order_id from payments
    where customer_id = ${customerId} and state = 'open' and (${idempotencyKey ?? null}::text is null
      or idempotency_key is distinct from ${idempotencyKey ?? null}) limit 20`)
}

/** Does nothing if the payment was cancelled meanwhile: then nobody gets the session's URL. */
export async function setPaymentSession(
  reader: Queryable,
  parentId: string,
  { id, url }: { id: string; url: string | null },
  now: Date,
): Promise<void> {
  await reader.one(sql`
    update payments set session_id = ${id}, payment_url = ${url}, updated_at = ${now}
    where parent_order_id = ${parentId} and session_id is null and state = 'open'`)
}

const maxDuePayments = 50

export function listDuePayments(reader: Queryable, now: Date): Promise<{ parent_order_id: string }[]> {
  return reader.many(sql`
    select parent_order_id from payments where next_attempt_at <= ${now} order by next_attempt_at limit ${maxDuePayments}`)
}

/**
 * How long a row of the queue is trusted: longer than its ten attempts take. A payment or refund that is still
 * unfinished then is queued again.
 */
export const queuedMs = 2 * dayMs
const isQueued = (now: Date) =>
  sql`next_attempt_at > ${new Date(now.getTime() + dayMs)} and next_attempt_at is distinct from capture_due_at`

/** False when another node was first, or nothing is left to do. */
export async function markPaymentQueued(tx: Tx, parentId: string, now: Date): Promise<boolean> {
  const marked = await tx.one(sql`
    update payments set next_attempt_at = ${new Date(now.getTime() + queuedMs)}
    where parent_order_id = ${parentId} and next_attempt_at <= ${now} returning 1`)
  return marked !== undefined
}

/** The retry itself is up to the queue: the row that is being handled, or one that the payment job adds. */
export async function recordPaymentError(
  reader: Queryable,
  parentId: string,
  now: Date,
  { isKeySpent, quietS }: RetryHint,
): Promise<void> {
  const retryAfter = new Date(now.getTime() + quietS * secondMs)
  await reader.one(sql`
    update payments set idempotency_generation = idempotency_generation + ${isKeySpent ? 1 : 0}, retry_after = ${retryAfter},
      next_attempt_at = case when ${isQueued(now)} then next_attempt_at else ${retryAfter}::timestamptz end
    where parent_order_id = ${parentId} and state in ('open', 'authorized')`)
}

/** Keeps the payment due: if this process stops here, the job finishes the remaining work. */
export async function setPaymentState(
  tx: Tx,
  parentId: string,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update payments set state = ${state}, next_attempt_at = ${now}, updated_at = ${now}
    where parent_order_id = ${parentId}`)
}

type AuthorizedSession = { sessionId: string; intentId: string; captureDueAt: Date }

/** From closed: a payment that was paid all the same. */
export async function setPaymentAuthorized(
  tx: Tx,
  parentId: string,
  from: 'open' | 'closed',
  { sessionId, intentId, captureDueAt }: AuthorizedSession,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update payments set state = 'authorized', session_id = ${sessionId}, intent_id = ${intentId}, payment_url = null,
      capture_due_at = ${captureDueAt}, next_attempt_at = ${now}, updated_at = ${now}
    where parent_order_id = ${parentId} and state = ${from}`)
}

/** The amount to capture next. */
export async function setPaymentCaptureAmount(
  tx: Tx,
  parentId: string,
  cents: number,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update payments set capture_cents = ${cents}, next_attempt_at = ${now}, updated_at = ${now}
    where parent_order_id = ${parentId}`)
}

export async function setPaymentCaptured(tx: Tx, parentId: string, cents: number, now: Date): Promise<void> {
  await tx.one(sql`
    update payments set state = 'captured', captured_cents = ${cents}, next_attempt_at = ${now},
      updated_at = ${now}
    where parent_order_id = ${parentId}`)
}

/** When time alone makes it due: an open payment expires, and a hold would lapse. */
const deadline = sql`case when state = 'open' then expires_at when state = 'authorized' then capture_due_at end`

/** Nothing is left to do before the deadline. */
export async function unschedulePayment(tx: Tx, parentId: string): Promise<void> {
  await tx.one(sql`
    update payments set next_attempt_at = ${deadline}
    where parent_order_id = ${parentId} and next_attempt_at is distinct from ${deadline}`)
}

const maxCountedOverdue = 1000

/** Payments and refunds that were due before this time, and what has been waiting in their queue since; dead letters count apart. */
export async function countOverduePayments(reader: Queryable, before: Date): Promise<number> {
  const row = await reader.one<{ count: number }>(sql`
    select (select count(*) from (select from payments where next_attempt_at <= ${before} limit ${maxCountedOverdue}) p)
      + (select count(*) from (select from refunds where next_attempt_at <= ${before} limit ${maxCountedOverdue}) r)
      + (select count(*) from (
          select from outbox where queue = 'payments' and failed_at is null and attempts = 0 and created_at <= ${before}
          union all
          select from outbox where queue = 'payments' and failed_at is null and attempts > 0 and created_at <= ${before}
          limit ${maxCountedOverdue}) o)
      as count`)
  return row?.count ?? 0
}
