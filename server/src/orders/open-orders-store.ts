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

/** Conditions for the statement that writes the orders. Concurrent statements count each other. */
export function openOrderLimitConditions(checks: OpenOrderCheck[]): Sql[] {
  const rows = checks
    .flatMap(({ limits, customerId, shopIds, added }) =>
      limits
        ? {
            customer: customerId,
            shops: shopIds,
            added,
            max_per_shop: limits.maxOpenUnpaidPerShop,
            max_in_all: limits.maxOpenUnpaid,
          }
        : [],
    )
    // each locks its customer: in one order, or two statements could wait for each other
    .sort((a, b) => (a.customer < b.customer ? -1 : 1))
  if (rows.length === 0) return []
  // a subselect runs once, not once per line
  return [
    sql`(select bool_and(can_open_unpaid_orders(customer, shops, added, max_per_shop, max_in_all))
      from json_to_recordset(${JSON.stringify(rows)}::json)
        c (customer uuid, shops uuid[], added integer, max_per_shop integer, max_in_all integer))`,
  ]
}

/** In a transaction the result holds to its end. */
export async function isBelowOpenOrderLimits(reader: Queryable, check: OpenOrderCheck): Promise<boolean> {
  const [condition] = openOrderLimitConditions([check])
  if (!condition) return true
  const row = await reader.one<{ allowed: boolean }>(sql`select ${condition} as allowed`)
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
