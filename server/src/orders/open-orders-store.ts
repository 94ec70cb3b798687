import { lockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** Limits for open unpaid orders and reservations, because they reserve stock without a card. */
export type OpenOrderLimits = { maxOpenUnpaidPerShop: number; maxOpenUnpaid: number }

export type OpenOrderCheck = {
  /** Undefined: no limit. */
  limits: OpenOrderLimits | undefined
  customerId: string
  /** The shops of the new orders, one per order. A reservation counts for the customer only. */
  shopIds: string[]
  added: number
}

/** A condition for the statement that writes the orders. Concurrent statements count each other. */
export function openOrderLimitCondition({ limits, customerId, shopIds, added }: OpenOrderCheck): Sql {
  if (!limits) return sql`true`
  const { maxOpenUnpaidPerShop, maxOpenUnpaid } = limits
  // a subselect runs once, not once per line
  return sql`(select can_open_unpaid_orders(${customerId}::uuid, ${shopIds}::uuid[], ${added}::integer,
    ${maxOpenUnpaidPerShop}::integer, ${maxOpenUnpaid}::integer))`
}

/** In a transaction the result holds to its end. */
export async function isBelowOpenOrderLimits(reader: Queryable, check: OpenOrderCheck): Promise<boolean> {
  const row = await reader.one<{ allowed: boolean }>(sql`select ${openOrderLimitCondition(check)} as allowed`)
  return row?.allowed ?? false
}

export type ReservationCheck = { customerId: string; shopId: string; max: number }

/** A condition for the statement that writes the reservation; holds only after `lockReservations`. */
export function reservationLimitCondition({ customerId, shopId, max }: ReservationCheck): Sql {
  return sql`${openReservationCount(customerId, shopId)} < ${max}`
}

/** Only one transaction at a time can place reservations of a customer in a shop, so that they can be counted. */
export async function lockReservations(tx: Tx, customerId: string, shopId: string): Promise<void> {
  await lockForTransaction(tx, `reservations ${customerId} ${shopId}`)
}

/** The number of open reservations of a customer in a shop. */
function openReservationCount(customerId: string, shopId: string): Sql {
  return sql`(select count(*)::integer from orders
    where customer_id = ${customerId} and shop_id = ${shopId} and order_type = 'reservation' and payment_status = 'none'
      and status in ('pending', 'reserved', 'in_progress'))`
}

export async function countOpenReservations(tx: Tx, customerId: string, shopId: string): Promise<number> {
  const row = await tx.one<{ open: number }>(sql`select ${openReservationCount(customerId, shopId)} as open`)
  return row?.open ?? 0
}
