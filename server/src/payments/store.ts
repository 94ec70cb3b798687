import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'
import type { OrderRow } from '../orders/present.ts'
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
  cart_products: string[]
  request_key: string | null
  expires_at: Date
  tries: number
  key_round: number
  quiet_until: Date | null
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
  | 'cart_products'
  | 'request_key'
  | 'return_origin'
  | 'expires_at'
>

export async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<void> {
  const {
    parent_order_id,
    customer_id,
    amount_cents,
    commission_bp,
    cart_products,
    request_key,
    return_origin,
    expires_at,
  } = payment
  await tx.one(sql`
    insert into payments (parent_order_id, customer_id, state, amount_cents, commission_bp, cart_products, request_key, return_origin,
      expires_at, next_try_at, created_at, updated_at)
    values (${parent_order_id}, ${customer_id}, 'open', ${amount_cents}, ${commission_bp}, ${cart_products}::uuid[], ${request_key},
      ${return_origin}, ${expires_at}, ${expires_at}, ${now}, ${now})`)
}

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
 * decides about a payment.
 */
export function lockPayment(tx: Tx, parentId: string): Promise<PaymentRow | undefined> {
  return tx.one<PaymentRow>(sql`select * from payments where parent_order_id = ${parentId} for no key update`)
}

export function listCheckoutOrders(reader: Queryable, parentId: string): Promise<OrderRow[]> {
  return reader.many<OrderRow>(sql`
    select o.*, s.name as shop_name from orders o join shops s on s.id = o.shop_id
    where o.parent_order_id = ${parentId} order by o.id`)
}

/** Locked in the order of their ids. */
export function lockCheckoutOrders(tx: Tx, parentId: string): Promise<OrderRow[]> {
  return tx.many<OrderRow>(sql`
    select o.*, s.name as shop_name from orders o join shops s on s.id = o.shop_id
    where o.parent_order_id = ${parentId} order by o.id for no key update of o`)
}

/** Except those that this request itself has created before. */
export function listUnpaidPayments(reader: Queryable, customerId: string, requestKey: string | undefined) {
  return reader.many<{ parent_order_id: string }>(sql`
    select parent_order_id from payments
    where customer_id = ${customerId} and state = 'open' and (${requestKey ?? null}::text is null
      or request_key is distinct from ${requestKey ?? null}) limit 20`)
}

/** Does nothing if the payment was cancelled meanwhile: then nobody gets the session's URL. */
export async function setPaymentSession(reader: Queryable, parentId: string, id: string, url: string | null) {
  await reader.one(sql`
    update payments set session_id = ${id}, payment_url = ${url}, updated_at = now()
    where parent_order_id = ${parentId} and session_id is null and state = 'open'`)
}

const maxDuePayments = 50

export function listDuePayments(reader: Queryable, now: Date): Promise<{ parent_order_id: string }[]> {
  return reader.many(sql`
    select parent_order_id from payments where next_try_at <= ${now} order by next_try_at limit ${maxDuePayments}`)
}

/** Makes the payment due, so that the job finds it if its event is lost. */
export async function scheduleOpenPayment(tx: Tx, parentId: string, now: Date): Promise<void> {
  await tx.one(
    sql`update payments set next_try_at = ${now} where parent_order_id = ${parentId} and state = 'open'`,
  )
}

/** Makes the payment of a changed order due, whether or not its event is delivered. */
export async function schedulePaymentOfOrder(reader: Queryable, orderId: string, now: Date): Promise<void> {
  await reader.one(sql`
    update payments set next_try_at = ${now} where state in ('authorized', 'captured') and next_try_at is null
      and parent_order_id = (select parent_order_id from orders where id = ${orderId})`)
}

/** The delay doubles from one minute to one hour. */
export async function schedulePaymentRetry(
  reader: Queryable,
  parentId: string,
  now: Date,
  { isKeySpent, quietS }: RetryHint,
): Promise<void> {
  await reader.one(sql`
    update payments set tries = tries + 1, key_round = key_round + ${isKeySpent ? 1 : 0},
      quiet_until = ${now}::timestamptz + make_interval(secs => ${quietS}),
      next_try_at = ${now}::timestamptz
        + make_interval(secs => greatest(${quietS}, least(3600, 60 * power(2, least(tries, 6)))))
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
    update payments set state = ${state}, next_try_at = ${now}, tries = 0, updated_at = ${now}
    where parent_order_id = ${parentId}`)
}
