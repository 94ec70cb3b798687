import { hourMs, minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'
import { getBackoffMs } from '@mainstreet/contract/retry.ts'
import type { Queryable, Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
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
  attempts: number
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

/** Undefined when the order is not paid online. */
export function findPaymentOfOrder(
  reader: Queryable,
  orderId: string,
): Promise<{ parent_order_id: string } | undefined> {
  return reader.one<{ parent_order_id: string }>(sql`
    select p.parent_order_id from orders o join payments p on p.parent_order_id = o.parent_order_id
    where o.id = ${orderId}`)
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

/** Makes the payment due, so that the job finds it if its event is lost. */
export async function scheduleOpenPayment(tx: Tx, parentId: string, now: Date): Promise<void> {
  await tx.one(
    sql`update payments set next_attempt_at = ${now} where parent_order_id = ${parentId} and state = 'open'`,
  )
}

/** Makes the payment of a changed order due, whether or not its event is delivered. */
export async function schedulePaymentOfOrder(reader: Queryable, orderId: string, now: Date): Promise<void> {
  await reader.one(sql`
    update payments set next_attempt_at = ${now} where state in ('authorized', 'captured') and next_attempt_at is null
      and parent_order_id = (select parent_order_id from orders where id = ${orderId})`)
}

/** The delay doubles from one minute to one hour. */
export async function schedulePaymentRetry(
  reader: Queryable,
  { parent_order_id, attempts }: Pick<PaymentRow, 'parent_order_id' | 'attempts'>,
  now: Date,
  { isKeySpent, quietS }: RetryHint,
): Promise<void> {
  const quietMs = quietS * secondMs
  const delayMs = Math.max(quietMs, getBackoffMs(attempts + 1, { baseMs: minuteMs, capMs: hourMs }))
  await reader.one(sql`
    update payments set attempts = attempts + 1, idempotency_generation = idempotency_generation + ${isKeySpent ? 1 : 0},
      retry_after = ${new Date(now.getTime() + quietMs)}, next_attempt_at = ${new Date(now.getTime() + delayMs)}
    where parent_order_id = ${parent_order_id} and state in ('open', 'authorized')`)
}

/** Keeps the payment due: if this process stops here, the job finishes the remaining work. */
export async function setPaymentState(
  tx: Tx,
  parentId: string,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update payments set state = ${state}, next_attempt_at = ${now}, attempts = 0, updated_at = ${now}
    where parent_order_id = ${parentId}`)
}

type AuthorizedSession = { sessionId: string; intentId: string }

export async function setPaymentAuthorized(
  tx: Tx,
  parentId: string,
  { sessionId, intentId }: AuthorizedSession,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update payments set state = 'authorized', session_id = ${sessionId}, intent_id = ${intentId}, payment_url = null,
      next_attempt_at = ${now}, attempts = 0, updated_at = ${now}
    where parent_order_id = ${parentId}`)
}

/** For a closed payment that was paid all the same. */
export async function setClosedPaymentAuthorized(
  tx: Tx,
  parentId: string,
  { sessionId, intentId }: AuthorizedSession,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update payments set state = 'authorized', session_id = ${sessionId}, intent_id = ${intentId}, payment_url = null,
      next_attempt_at = ${now}, attempts = 0, updated_at = ${now}
    where parent_order_id = ${parentId} and state = 'closed'`)
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
    update payments set state = 'captured', captured_cents = ${cents}, next_attempt_at = ${now}, attempts = 0,
      updated_at = ${now}
    where parent_order_id = ${parentId}`)
}

/** Ends the schedule of a due payment; an open one is due again when it expires. */
export async function unschedulePayment(tx: Tx, parentId: string, now: Date): Promise<void> {
  await tx.one(sql`
    update payments set next_attempt_at = case when state = 'open' then expires_at end
    where parent_order_id = ${parentId} and next_attempt_at <= ${now}`)
}
